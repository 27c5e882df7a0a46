package towline.ai.targeting;

import towline.internal.SweptCollision;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/** The check for armour between a gun and a foe. */
public final class LineOfFire {
  private LineOfFire() {}

  /**
   * Returns true if the line from the gun to the centre of the foe passes all armour.
   *
   * @param share the share of the armour's radius that counts, 0 to 1
   */
  public static boolean isClear(Snapshot snapshot, int gun, int foe, double share) {
    for (int i = snapshot.first(KindRange.VESSEL_PARTS);
        i < snapshot.end(KindRange.VESSEL_PARTS);
        i++) {
      if (snapshot.row(i).armoured
          && i != foe
          && gap(snapshot, gun, foe, i) < share * snapshot.radius(i)) {
        return false;
      }
    }
    return true;
  }

  private static double gap(Snapshot snapshot, int gun, int foe, int plate) {
    return SweptCollision.distanceToSegment(
        snapshot.x(plate),
        snapshot.y(plate),
        snapshot.x(gun),
        snapshot.y(gun),
        snapshot.x(foe),
        snapshot.y(foe));
  }
}
