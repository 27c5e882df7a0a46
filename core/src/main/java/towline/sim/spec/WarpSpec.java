package towline.sim.spec;

import towline.data.JsonFields;

/**
 * How enemies warp in.
 *
 * @param telegraph how long a gate shows before anything comes out of it, s
 * @param clearance nothing comes out while ship or drone is nearer than this, m
 * @param foresight for how far ahead the ship's course is kept clear, s
 * @param patience how long a gate waits for the ship to move off before it opens elsewhere, s
 * @param jump how far from the ship it then opens, m
 * @param spacing the distance between two rows of a school that streams out of one gate, m
 */
public record WarpSpec(
    double telegraph,
    double clearance,
    double foresight,
    double patience,
    double jump,
    double spacing) {
  /** The shortest telegraph that a player can react to, s. */
  public static final double SHORTEST_TELEGRAPH = 0.6;

  public static WarpSpec read(JsonFields in) {
    return new WarpSpec(
        in.number("telegraph", SHORTEST_TELEGRAPH, 10),
        in.number("clearance", 0, 20),
        in.number("foresight", 0, 5),
        in.number("patience", 0.1, 10),
        in.number("jump", 1, 40),
        in.number("spacing", 0.2, 5));
  }
}
