package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The body of a foe that drives or flies: its size and its speed, and for foes in traffic their
 * sight and margin.
 *
 * @param speed top speed, m/s
 * @param turnRate highest turn rate, rad/s
 * @param radius its radius, m
 * @param health the points of health
 * @param sight distance up to which it sees its neighbours, m
 * @param margin factor by which it stretches the sum of two radii to keep a distance, at least 1
 */
public record DriveSpec(
    double speed, double turnRate, double radius, double health, double sight, double margin) {
  /**
   * Reads the fields, which are among those of the kind; radius {@code least} to {@code most}, m.
   */
  public static DriveSpec read(JsonFields in, double least, double most) {
    return new DriveSpec(
        in.number("speed", 0.1, 20),
        in.number("turnRate", 0.1, 20),
        in.number("radius", least, most),
        in.number("health", 0.1, 1000),
        in.number("sight", 1, 50),
        in.number("margin", 1, 5));
  }

  /** Returns a copy with other points of health. */
  public DriveSpec withHealth(double other) {
    return new DriveSpec(speed, turnRate, radius, other, sight, margin);
  }
}
