package towline.content;

import towline.data.JsonFields;

/**
 * How it is told whether a ship is in distress: by the blows of late, of which each counts less the
 * longer it is ago.
 *
 * @param memory the time in which a blow comes to count 1/e, s
 * @param from up to so many blows there is no distress
 * @param full from so many blows on it is at its most
 */
public record DistressSpec(double memory, double from, double full) {
  /** Checks that there is something between the two ends. */
  public DistressSpec {
    if (full <= from) {
      throw new IllegalArgumentException("full must be more than from, " + from + ", not " + full);
    }
  }

  /** The distress, 0 to 1, of a ship that was struck so often of late. */
  public double of(double blows) {
    return Math.max(0, Math.min(1, (blows - from) / (full - from)));
  }

  static DistressSpec read(JsonFields in) {
    return new DistressSpec(
        in.number("memory", 1, 600), in.number("from", 0, 10), in.number("full", 0, 20));
  }
}
