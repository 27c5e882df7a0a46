package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The tremble of a tank about its place.
 *
 * @param size its amplitude along each axis, m
 * @param rate its frequency along x, Hz; along y it is a little lower
 */
public record TrembleSpec(double size, double rate) {
  public static TrembleSpec read(JsonFields in) {
    return new TrembleSpec(in.number("size", 0.01, 2), in.number("rate", 0.1, 10));
  }
}
