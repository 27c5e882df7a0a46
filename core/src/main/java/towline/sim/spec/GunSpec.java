package towline.sim.spec;

import towline.data.JsonFields;

/**
 * How a gun works in one of its modes.
 *
 * @param reload the time between two shots, s
 * @param damage what a hit takes off, in points of health
 */
public record GunSpec(double reload, double damage) {
  public static GunSpec read(JsonFields in) {
    return new GunSpec(in.number("reload", 0.02, 10), in.number("damage", 0.01, 1000));
  }
}
