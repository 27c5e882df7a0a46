package towline.sim.spec;

/**
 * What a shot does.
 *
 * @param speed its speed in the world frame when it leaves the muzzle, m/s
 * @param range how far it flies, m; it lives for range / speed
 * @param radius its radius, m
 */
public record ShotSpec(double speed, double range, double radius) {
  public static ShotSpec read(SpecFields in) {
    return new ShotSpec(
        in.number("speed", 1, 200), in.number("range", 1, 500), in.number("radius", 0, 2));
  }

  /** How long it lives, s. */
  public double lifetime() {
    return range / speed;
  }
}
