package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The abilities of a kind of missile.
 *
 * @param name the name of the kind in the data
 * @param form its look and its end
 * @param law the index of the homing law that it follows unless the player wants another for all;
 *     the pilots interpret it
 * @param speed its speed of straight flight, m/s
 * @param turnRate its greatest turn rate, rad/s
 * @param directionKept the share of its direction that it keeps in each 1/60 s, above 0 and below
 *     1; the larger, the more sluggish
 * @param radius its radius, m
 * @param health the points of health
 * @param fuel the time of its flight, s
 * @param fuse the distance, rim to rim, at which it bursts, m
 * @param blast the radius of its blast, m; 0: it hurts only the entity that it touches
 * @param damage the damage of its blast to foes at its centre, points of health
 * @param atRim the share of that damage at the rim of its blast
 * @param arming the time for which it spares its own side, s
 * @param shipWeight the weight of the ship in a random choice of target; drone and wingmen weigh 1
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
  /** The look and the end of a missile. */
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
