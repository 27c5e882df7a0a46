package towline.avoidance;

/**
 * What a tank knows of itself when it decides; the others are in the {@link Crowd}. World axes.
 * Mutable and meant for reuse.
 */
public final class Drive {
  /** Which disc of the crowd the tank is. */
  public int self;

  /** Where its hull points, x, of length 1. */
  public double headingX = 1;

  /** Where its hull points, y. */
  public double headingY;

  /** Where it wants to go, x, of length 1. */
  public double wishX = 1;

  /** Where it wants to go, y. */
  public double wishY;

  /**
   * Checks the ranges above.
   *
   * @throws IllegalArgumentException that names the value and the allowed range
   */
  void check(Crowd crowd, double dt) {
    if (!(dt > 0) || dt == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException("dt must be more than 0 and finite, not " + dt);
    }
    if (self < 0 || self >= crowd.count()) {
      throw new IllegalArgumentException(
          "self must be a disc of the crowd, from 0 to " + (crowd.count() - 1) + ", not " + self);
    }
    unit("heading", headingX, headingY);
    unit("wish", wishX, wishY);
  }

  private static void unit(String name, double x, double y) {
    if (!(Math.abs(x * x + y * y - 1) < 1e-6)) {
      throw new IllegalArgumentException(
          name + " must have length 1, not be (" + x + ", " + y + ")");
    }
  }

  /** The turn rate that brings the heading to the wish in a step, within the limit, rad/s. */
  double turnRateToWish(double turnRate, double dt) {
    return Math.max(-turnRate, Math.min(turnRate, angleToWish() / dt));
  }

  /** The angle from the heading to the wish, radians in (-pi, pi]. */
  double angleToWish() {
    if (headingX == wishX && headingY == wishY) {
      return 0;
    }
    double cross = headingX * wishY - headingY * wishX;
    double dot = headingX * wishX + headingY * wishY;
    return StrictMath.atan2(cross, dot);
  }
}
