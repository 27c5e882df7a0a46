package towline.sim.spec;

import towline.data.JsonFields;

/**
 * What power-ups do.
 *
 * @param radius their radius, m
 * @param life how long they drift, s
 * @param speed how fast they drift, m/s
 * @param repair how much of the hull REPAIR gives back, in blows
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
