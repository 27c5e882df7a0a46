package towline.sim.spec;

import towline.data.JsonFields;

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

  /** Reads the fields of a kind of missile; {@code law} is the index of its homing law. */
  public static MissileSpec read(String name, int law, JsonFields in) {
    return new MissileSpec(
        name,
        in.constant("form", Form.class),
        law,
        in.number("speed", 1, 60),
        in.number("turnRate", 0.01, 50),
        in.number("directionKept", 0.01, 0.999),
        in.number("radius", 0.05, 3),
        in.number("health", 0.1, 1000),
        in.number("fuel", 0.1, 60),
        in.number("fuse", 0, 5),
        in.number("blast", 0, 20),
        in.number("damage", 0, 1000),
        in.number("atRim", 0, 1),
        in.number("arming", 0, 10),
        in.number("shipWeight", 0.01, 100));
  }
}
