package towline.sim.spec;

/**
 * What a shot does.
 *
 * @param speed its speed in the world frame when it leaves the muzzle, m/s
 * @param range how far it flies, m; it lives for range / speed
 * @param radius its radius, m
 */
public record ShotSpec(double speed, double range, double radius) {
  /** Checks the ranges. */
  public ShotSpec {
    Check.positive("speed of a shot", speed);
    Check.positive("range of a shot", range);
    Check.notNegative("radius of a shot", radius);
  }

  /** How long it lives, s. */
  public double lifetime() {
    return range / speed;
  }
}
