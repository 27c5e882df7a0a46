package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The numbers of a shot.
 *
 * @param speed its speed in the world frame when it leaves the muzzle, m/s
 * @param range the distance of its flight, m; its lifetime is range / speed
 * @param radius its radius, m
 * @param weight the share of the sector's gravity that acts on it, 0 to 1
 */
public record ShotSpec(double speed, double range, double radius, double weight) {
  public static ShotSpec read(JsonFields in) {
    return new ShotSpec(
        in.number("speed", 1, 200),
        in.number("range", 1, 500),
        in.number("radius", 0, 2),
        in.has("weight") ? in.number("weight", 0, 1) : 1);
  }

  /** Returns its lifetime, s. */
  public double lifetime() {
    return range / speed;
  }
}
