package towline.input;

import towline.math.StaticIntercept;
import towline.settings.AimAssistLevel;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** Nudges the ship's gun towards what it could hit. */
final class AimAssist {
  /** Enemies farther away than this are ignored, m. */
  private static final double RANGE = 26;

  /** The longest lead, s: a longer one is a guess. */
  private static final double MAX_LEAD = 1.5;

  private AimAssist() {}

  /** How far off the player's aim it reaches, rad. */
  private static double cone(AimAssistLevel level) {
    return switch (level) {
      case OFF -> 0;
      case LIGHT -> Math.toRadians(10);
      case STRONG -> Math.toRadians(25);
      case FULL -> Math.PI;
    };
  }

  /**
   * The bearing, rad, at which to lead the enemy nearest to the player's aim; the player's own
   * where no enemy is within range and cone. At the full level it leads the nearest enemy.
   *
   * @param ship the index of the ship in the snapshot
   * @param wanted the bearing that the player chose, rad
   * @param muzzleSpeed of the ship's gun, m/s
   */
  static double bearing(
      AimAssistLevel level, Snapshot seen, int ship, double wanted, double muzzleSpeed) {
    double best = wanted;
    double least = Double.POSITIVE_INFINITY;
    for (int i = seen.first(EntityKind.FIRST_FOE); i < seen.end(EntityKind.LAST_FOE); i++) {
      double x = seen.x(i) - seen.x(ship);
      double y = seen.y(i) - seen.y(ship);
      double bearing = leadBearing(x, y, seen.vx(i), seen.vy(i), muzzleSpeed);
      double off = Math.abs(Math.IEEEremainder(bearing - wanted, 2 * Math.PI));
      double distance = Math.hypot(x, y);
      double cost = level == AimAssistLevel.FULL ? distance : off;
      if (distance < RANGE && off <= cone(level) && cost < least) {
        least = cost;
        best = bearing;
      }
    }
    return best;
  }

  private static double leadBearing(double x, double y, double vx, double vy, double muzzleSpeed) {
    double lead = Math.min(MAX_LEAD, StaticIntercept.timeToGo(x, y, vx, vy, muzzleSpeed));
    return Math.atan2(y + vy * lead, x + vx * lead);
  }
}
