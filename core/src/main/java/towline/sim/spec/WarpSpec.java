package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The numbers of warp gates.
 *
 * @param telegraph the time for which a gate is visible before anything comes out of it, s
 * @param clearance the distance from ship or drone below which nothing comes out, m
 * @param foresight the time for which the ship's course ahead is kept clear, s
 * @param patience the time for which a gate waits for the ship to move off before it moves itself,
 *     s
 * @param jump the distance from the ship to which it then moves, m
 * @param spacing the distance between two rows of a school that streams out of one gate, m
 */
public record WarpSpec(
    double telegraph,
    double clearance,
    double foresight,
    double patience,
    double jump,
    double spacing) {
  /** Shortest telegraph that a player can react to, s. */
  public static final double MIN_TELEGRAPH = 0.6;

  public static WarpSpec read(JsonFields in) {
    return new WarpSpec(
        in.number("telegraph", MIN_TELEGRAPH, 10),
        in.number("clearance", 0, 20),
        in.number("foresight", 0, 5),
        in.number("patience", 0.1, 10),
        in.number("jump", 1, 40),
        in.number("spacing", 0.2, 5));
  }
}
