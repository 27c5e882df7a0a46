package towline.trial;

import java.util.Locale;

/**
 * A confidence interval, of a probability or a ratio.
 *
 * @param low its lower end
 * @param high its upper end
 */
public record Interval(double low, double high) {
  /**
   * The 97.5 % quantile of the normal distribution: half the width of a 95 % interval, in standard
   * errors.
   */
  public static final double TWO_SIDED_95 = 1.959963984540054;

  /**
   * Returns the 95 % confidence interval of the success rate after {@code successes} in {@code
   * trials}.
   *
   * <p>Source: E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference,
   * Journal of the American Statistical Association 22 (1927).
   */
  public static Interval wilson95(int successes, int trials) {
    double n = trials;
    double rate = successes / n;
    double z2 = TWO_SIDED_95 * TWO_SIDED_95;
    double scale = 1 / (1 + z2 / n);
    double centre = scale * (rate + z2 / (2 * n));
    double half = scale * TWO_SIDED_95 * Math.sqrt(rate * (1 - rate) / n + z2 / (4 * n * n));
    return new Interval(Math.max(0, centre - half), Math.min(1, centre + half));
  }

  /** Returns true if the upper end is below the lower end of {@code other}. */
  public boolean isBelow(Interval other) {
    return high < other.low;
  }

  /** Returns {@code rate} with this interval, in the form of tables for people. */
  public String around(double rate) {
    return String.format(Locale.ROOT, "%.3f (%s)", rate, this);
  }

  /** Returns the ends, such as 0.123-0.456. */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.3f-%.3f", low, high);
  }
}
