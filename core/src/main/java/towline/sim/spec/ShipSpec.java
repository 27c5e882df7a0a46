package towline.sim.spec;

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
  /** Checks the ranges. */
  public ShipSpec {
    Check.positive("mass of the ship", mass);
    Check.positive("radius of the ship", radius);
    Check.positive("thrust of the ship", thrust);
    Check.positive("top speed of the ship", topSpeed);
    Check.positive("turn rate of the ship", turnRate);
    Check.positive("hull of the ship", hull);
    Check.notNegative("immunity of the ship", immunity);
    Check.notNegative("reach of the ship", reach);
    Check.notNegative("near miss of the ship", nearMiss);
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
