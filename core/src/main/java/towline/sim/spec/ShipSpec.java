package towline.sim.spec;

import towline.data.JsonFields;

/**
 * What the ship can do.
 *
 * @param mass its mass, kg; what matters is the ratio to the drone's
 * @param radius its radius, m
 * @param thrust the largest acceleration without drag, m/s^2
 * @param topSpeed where drag and thrust balance, m/s
 * @param turnRate how fast the hull turns into the thrust, rad/s
 * @param hull the number of blows it takes
 * @param immunity for how long it cannot be hurt after a blow, s
 * @param gun its own gun
 * @param shot the shots of that gun
 * @param reach how near a shard must come to be picked up, m
 * @param nearMiss a threat that passes with less than this gap is a near miss, m
 * @param kick how fast blows throw it away
 */
public record ShipSpec(
    double mass,
    double radius,
    double thrust,
    double topSpeed,
    double turnRate,
    int hull,
    double immunity,
    GunSpec gun,
    ShotSpec shot,
    double reach,
    double nearMiss,
    KickSpec kick) {
  public static ShipSpec read(JsonFields in) {
    return new ShipSpec(
        in.number("mass", 0.1, 100),
        in.number("radius", 0.1, 5),
        in.number("thrust", 1, 200),
        in.number("topSpeed", 1, 60),
        in.number("turnRate", 0.1, 100),
        in.integer("hull", 1, 100),
        in.number("immunity", 0, 10),
        in.part("gun", GunSpec::read),
        in.part("shot", ShotSpec::read),
        in.number("reach", 0, 10),
        in.number("nearMiss", 0, 10),
        in.part("kick", KickSpec::read));
  }

  /** The same with another hull, in blows. */
  public ShipSpec withHull(int blows) {
    return new ShipSpec(
        mass, radius, thrust, topSpeed, turnRate, blows, immunity, gun, shot, reach, nearMiss,
        kick);
  }

  /** The linear damping that balances full thrust at top speed, 1/s. */
  public double drag() {
    return thrust / topSpeed;
  }
}
