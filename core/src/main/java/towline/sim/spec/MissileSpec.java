package towline.sim.spec;

/**
 * What a kind of missile can do.
 *
 * @param name the name of the kind in the data
 * @param form what it looks like and how it ends
 * @param law the index of the homing law that it follows unless the player wants another for all;
 *     the pilots know what it stands for
 * @param speed its speed of straight flight, m/s
 * @param turnRate how fast it turns at most, rad/s
 * @param directionKept the share of its direction that it keeps in each 1/60 s, above 0 and below
 *     1; the larger, the more sluggish
 * @param radius its radius, m
 * @param health the points of health
 * @param fuel how long it flies, s
 * @param fuse how near, rim to rim, it must come to burst, m
 * @param blast the radius of its blast, m; 0: it strikes only what it touches
 * @param damage what its blast takes off enemies at its centre, points of health
 * @param atRim the share of that damage at the rim of its blast
 * @param arming how long it spares those who launched it, s
 * @param shipWeight how much likelier it chooses the ship than the drone or a wingman, when it
 *     chooses by chance
 */
public record MissileSpec(
    String name,
    Form form,
    int law,
    double speed,
    double turnRate,
    double directionKept,
    double radius,
    double health,
    double fuel,
    double fuse,
    double blast,
    double damage,
    double atRim,
    double arming,
    double shipWeight)
    implements EntitySpec {
  /** What it looks like and how it ends. */
  public enum Form {
    /** A missile: can be shot down, has a proximity fuse and a blast. */
    MISSILE,
    /** A round shot that curves a little: cannot be shot down. */
    BULLET
  }

  /** Checks the ranges. */
  public MissileSpec {
    Check.notNegative("law of a missile", law);
    Check.positive("speed of a missile", speed);
    Check.positive("turn rate of a missile", turnRate);
    if (!(directionKept > 0 && directionKept < 1)) {
      throw new IllegalArgumentException(
          "direction kept of a missile must be above 0 and below 1, not " + directionKept);
    }
    Check.positive("radius of a missile", radius);
    Check.positive("health of a missile", health);
    Check.positive("fuel of a missile", fuel);
    Check.notNegative("fuse of a missile", fuse);
    Check.notNegative("blast of a missile", blast);
    Check.notNegative("damage of a missile", damage);
    Check.within("share of a missile's damage at the rim", atRim, 0, 1);
    Check.notNegative("arming of a missile", arming);
    Check.positive("weight of the ship for a missile", shipWeight);
  }
}
