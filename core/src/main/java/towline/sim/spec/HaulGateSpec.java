package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The abilities of a haul gate.
 *
 * @param halfWidth half the distance between its two posts, m
 * @param stay the time for which it is open, s
 * @param distance the least distance from the ship at which it opens, m
 */
public record HaulGateSpec(double halfWidth, double stay, double distance) implements EntitySpec {
  /** Greatest half width and greatest distance for which every sector has room, m. */
  private static final double MAX_HALF_WIDTH = 6;

  private static final double MAX_DISTANCE = 20;

  /** Reads the abilities of all haul gates. */
  public static HaulGateSpec read(JsonFields in) {
    return new HaulGateSpec(
        in.number("halfWidth", 0.5, MAX_HALF_WIDTH),
        in.number("stay", 1, 600),
        in.number("distance", 1, MAX_DISTANCE));
  }

  @Override
  public double radius() {
    return halfWidth;
  }
}
