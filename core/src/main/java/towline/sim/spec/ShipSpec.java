package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The abilities of the ship.
 *
 * @param mass its mass, kg; only the ratio to the drone's matters
 * @param radius its radius, m
 * @param thrust the largest acceleration without drag, m/s^2
 * @param topSpeed the speed at which drag and thrust balance, m/s
 * @param turnRate the rate at which the hull turns into the direction of thrust, rad/s
 * @param hull the number of blows that it can take
 * @param immunity the time for which it cannot be hurt after a blow, s
 * @param gun its own gun
 * @param shot the shots of that gun
 * @param reach the distance from its rim at which it picks up shards and power-ups, m
 * @param nearMiss the gap below which a passing threat is a near miss, m
 * @param kick its changes of velocity by blows
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

  /** Returns a copy with another hull, in blows. */
  public ShipSpec withHull(int blows) {
    return new ShipSpec(
        mass, radius, thrust, topSpeed, turnRate, blows, immunity, gun, shot, reach, nearMiss,
        kick);
  }

  /** Returns the linear damping that balances full thrust at top speed, 1/s. */
  public double drag() {
    return thrust / topSpeed;
  }
}
