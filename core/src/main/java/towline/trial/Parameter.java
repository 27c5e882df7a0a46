package towline.trial;

import java.util.Locale;

/**
 * A number of an experiment that can be set. Each experiment has one table of them, which the
 * command line and the range read.
 *
 * @param name the name after --set
 * @param unit unit, such as m/s; empty: none
 * @param defaultValue value if none is set
 * @param least the least value allowed
 * @param most the greatest value allowed
 */
public record Parameter(String name, String unit, double defaultValue, double least, double most) {
  /** Checks that the default value is allowed. */
  public Parameter {
    if (!(least <= defaultValue && defaultValue <= most)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the standard value of %s must be from %s to %s, not %s",
              name,
              least,
              most,
              defaultValue));
    }
  }

  /** Returns true if {@code value} is allowed; false for NaN. */
  public boolean allows(double value) {
    return value >= least && value <= most;
  }

  /** Returns the values allowed, for a sentence: "from 1 to 100 m/s", "of at least 0 s". */
  public String range() {
    String bounds;
    if (least == Double.NEGATIVE_INFINITY) {
      bounds = "of any size";
    } else if (most == Double.POSITIVE_INFINITY) {
      bounds = "of at least " + NumberFormats.exact(least);
    } else {
      bounds =
          String.format(
              Locale.ROOT, "from %s to %s", NumberFormats.exact(least), NumberFormats.exact(most));
    }
    return unit.isEmpty() ? bounds : bounds + " " + unit;
  }
}
