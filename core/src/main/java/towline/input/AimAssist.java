package towline.input;

import towline.math.StaticIntercept;
import towline.sim.Kind;
import towline.sim.Snapshot;

/** How far the ship's gun is helped to what it could hit. */
public enum AimAssist {
  /** Not at all. */
  OFF(0),
  /** A little: what is nearly aimed at is aimed at. */
  LIGHT(Math.toRadians(10)),
  /** A lot. */
  STRONG(Math.toRadians(25)),
  /** The gun looks for the nearest enemy by itself. */
  FULL(Math.PI);

  /** What is farther away than this is left alone, m. */
  private static final double REACH = 26;

  /** A longer lead than this is a guess, s. */
  private static final double LONGEST = 1.5;

  private final double cone;

  AimAssist(double cone) {
    this.cone = cone;
  }

  /**
   * The bearing of the enemy that is meant, rad, led for its motion; or what was wanted where there
   * is none within reach and within the cone.
   *
   * @param ship the index of the ship in the snapshot
   * @param wanted the bearing that the player chose, rad
   * @param muzzleSpeed of the ship's gun, m/s
   */
  double bearing(Snapshot seen, int ship, double wanted, double muzzleSpeed) {
    double best = wanted;
    double least = Double.POSITIVE_INFINITY;
    if (this == OFF) {
      return best;
    }
    {
      for (int i = seen.first(Kind.FIRST_FOE); i < seen.end(Kind.LAST_FOE); i++) {
        double x = seen.x(i) - seen.x(ship);
        double y = seen.y(i) - seen.y(ship);
        double bearing = led(x, y, seen.vx(i), seen.vy(i), muzzleSpeed);
        double off = Math.abs(Math.IEEEremainder(bearing - wanted, 2 * Math.PI));
        double distance = Math.hypot(x, y);
        double cost = this == FULL ? distance : off;
        if (distance < REACH && off <= cone && cost < least) {
          least = cost;
          best = bearing;
        }
      }
    }
    return best;
  }

  private static double led(double x, double y, double vx, double vy, double muzzleSpeed) {
    double lead = Math.min(LONGEST, StaticIntercept.timeToGo(x, y, vx, vy, muzzleSpeed));
    return Math.atan2(y + vy * lead, x + vx * lead);
  }
}
