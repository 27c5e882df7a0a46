package towline.content;

import towline.data.JsonFields;

/**
 * The distress of a ship, by its recent blows, which count less with time.
 *
 * @param memory the time after which a blow counts 1/e, s
 * @param from the number of blows up to which there is no distress
 * @param full the number of blows from which on distress is full
 */
public record DistressSpec(double memory, double from, double full) {
  /** Checks that {@code full} is more than {@code from}. */
  public DistressSpec {
    if (full <= from) {
      throw new IllegalArgumentException("full must be more than from, " + from + ", not " + full);
    }
  }

  /** Returns the distress, 0 to 1, after {@code blows} recent blows. */
  public double of(double blows) {
    return Math.max(0, Math.min(1, (blows - from) / (full - from)));
  }

  static DistressSpec read(JsonFields in) {
    return new DistressSpec(
        in.number("memory", 1, 600), in.number("from", 0, 10), in.number("full", 0, 20));
  }
}
