package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The numbers of power-ups.
 *
 * @param radius their radius, m
 * @param life their lifetime, s
 * @param speed their speed, m/s
 * @param repair the gain of the hull by {@link PowerUpKind#REPAIR}, in blows
 */
public record PowerUpSpec(double radius, double life, double speed, int repair) {
  public static PowerUpSpec read(JsonFields in) {
    return new PowerUpSpec(
        in.number("radius", 0.1, 5),
        in.number("life", 1, 600),
        in.number("speed", 0, 20),
        in.integer("repair", 1, 100));
  }
}
