package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The sector: a rectangle with its lower left corner at the origin.
 *
 * @param width m
 * @param height m
 * @param bounce the share of its speed that a body keeps when it strikes the edge, 0 to 1
 */
public record ArenaSpec(double width, double height, double bounce) {
  public static ArenaSpec read(JsonFields in) {
    return new ArenaSpec(
        in.number("width", 40, 400), in.number("height", 30, 400), in.number("bounce", 0, 1));
  }
}
