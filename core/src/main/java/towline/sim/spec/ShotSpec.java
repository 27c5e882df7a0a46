package towline.sim.spec;

import towline.data.JsonFields;

/**
 * What a shot does.
 *
 * @param speed its speed in the world frame when it leaves the muzzle, m/s
 * @param range how far it flies, m; it lives for range / speed
 * @param radius its radius, m
 * @param weight which part of the sector's gravity pulls at it, 0 to 1
 */
public record ShotSpec(double speed, double range, double radius, double weight) {
  public static ShotSpec read(JsonFields in) {
    return new ShotSpec(
        in.number("speed", 1, 200),
        in.number("range", 1, 500),
        in.number("radius", 0, 2),
        in.has("weight") ? in.number("weight", 0, 1) : 1);
  }

  /** How long it lives, s. */
  public double lifetime() {
    return range / speed;
  }
}
