package towline.ai.targeting;

import towline.internal.SweptCollision;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/** Whether something that no shot breaks stands between a gun and a foe. */
public final class LineOfFire {
  private LineOfFire() {}

  /**
   * Whether the line from the gun to the middle of the foe passes all armour.
   *
   * @param share which part of the armour's radius counts, 0 to 1
   */
  public static boolean isClear(Snapshot seen, int gun, int foe, double share) {
    for (int i = seen.first(KindRange.VESSEL_PARTS); i < seen.end(KindRange.VESSEL_PARTS); i++) {
      if (seen.row(i).armoured && i != foe && gap(seen, gun, foe, i) < share * seen.radius(i)) {
        return false;
      }
    }
    return true;
  }

  private static double gap(Snapshot seen, int gun, int foe, int plate) {
    return SweptCollision.distanceToSegment(
        seen.x(plate), seen.y(plate), seen.x(gun), seen.y(gun), seen.x(foe), seen.y(foe));
  }
}
