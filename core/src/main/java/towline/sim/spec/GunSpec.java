package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The numbers of a gun, or of one mode of a gun.
 *
 * @param reload the time between two shots, s
 * @param damage the damage of a hit, in points of health
 */
public record GunSpec(double reload, double damage) {
  public static GunSpec read(JsonFields in) {
    return new GunSpec(in.number("reload", 0.02, 10), in.number("damage", 0.01, 1000));
  }
}
