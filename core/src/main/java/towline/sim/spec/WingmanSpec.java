package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The abilities of a side plane.
 *
 * @param radius its radius, m
 * @param health the points of health
 * @param speed its top speed, m/s
 * @param directionKept the share of its offset that it keeps in each 1/60 s, above 0 and below 1
 * @param turnRate the turn rate of its nose, rad/s
 * @param behind the distance of its station behind the ship, m
 * @param beside the distance of its station beside the ship, m
 * @param gun its fixed guns
 * @param shot their shots
 */
public record WingmanSpec(
    double radius,
    double health,
    double speed,
    double directionKept,
    double turnRate,
    double behind,
    double beside,
    GunSpec gun,
    ShotSpec shot)
    implements EntitySpec {
  public static WingmanSpec read(JsonFields in) {
    return new WingmanSpec(
        in.number("radius", 0.1, 5),
        in.number("health", 0.1, 1000),
        in.number("speed", 1, 100),
        in.number("directionKept", 0.01, 0.999),
        in.number("turnRate", 0.1, 50),
        in.number("behind", -20, 20),
        in.number("beside", 0.5, 20),
        in.part("gun", GunSpec::read),
        in.part("shot", ShotSpec::read));
  }
}
