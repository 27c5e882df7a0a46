package towline.aim.search;

/**
 * The bounds, over a step of the certified search, of one condition that a shot must meet: g(T) >=
 * 0, or, for a condition that only moments can meet, g(T) = 0. Within {@link #slack} counts as 0.
 */
final class Constraint {
  /** True if g must be 0. */
  boolean isEquality;

  /** Rounding error of g. */
  double slack;

  /** Value of g in the middle of the step. */
  double value;

  /** Least known upper bound on g in the step. */
  double upper;

  double lower;

  /** Bounds of g' in the step; infinite: unknown. */
  double leastSlope;

  double largestSlope;

  /** Sets the kind of condition. */
  void define(boolean isEquality, double slack) {
    this.isEquality = isEquality;
    this.slack = slack;
  }

  /** Sets all bounds but {@code upper} to unknown. */
  void setUnknown(double upper) {
    value = Double.NEGATIVE_INFINITY;
    lower = Double.NEGATIVE_INFINITY;
    leastSlope = Double.NEGATIVE_INFINITY;
    largestSlope = Double.POSITIVE_INFINITY;
    this.upper = upper;
  }

  /**
   * Sets the bounds from g's {@code value} and {@code slope} in the middle of a step of half width
   * q. The slope varies by up to {@code kink} everywhere, and by {@code curvature} times the
   * distance from the middle.
   */
  void set(double value, double slope, double kink, double curvature, double q, double upper) {
    double reach = q * (Math.abs(slope) + kink + 0.5 * q * curvature);
    double spread = kink + q * curvature;
    this.value = value;
    this.upper = Math.min(upper, value + reach);
    lower = value - reach;
    leastSlope = slope - spread;
    largestSlope = slope + spread;
  }

  boolean isImpossible() {
    return upper < -slack || (isEquality && lower > slack);
  }

  boolean isSure() {
    return lower >= -slack && (!isEquality || upper <= slack);
  }

  /** Returns whether g is surely at least 0 at the end of a step of half width {@code q}. */
  boolean isSureAtEnd(double q) {
    return value + q * leastSlope >= 0;
  }

  boolean isRising() {
    return leastSlope > 0;
  }

  boolean isFalling() {
    return largestSlope < 0;
  }

  boolean isResolved() {
    return isSure() || isRising() || isFalling();
  }

  /** Returns whether {@code value} of g meets the condition, but for {@code rounding}. */
  boolean isMetBy(double value, double rounding) {
    double enough = slack + rounding;
    return value >= -enough && (!isEquality || value <= enough);
  }

  /**
   * Returns an estimate of the zero of a monotone g: one step of Newton's method from the middle of
   * [a, b].
   */
  double guess(double a, double b) {
    double middle = 0.5 * (a + b);
    double newton = middle - 2 * value / (leastSlope + largestSlope);
    return newton >= a && newton <= b ? newton : middle;
  }
}
