package towline.homing;

/** Where a flight at an even speed meets a target that moves evenly. */
public final class Intercept {
  private Intercept() {}

  /**
   * The shortest time to meet, s; positive infinity when the target cannot be met. 0 at distance 0.
   *
   * <p>The smallest t >= 0 with |range + velocity t| = speed t, in the form of the quadratic that
   * loses no digits for a target of nearly the same speed.
   *
   * @param rangeX from the missile to the target, m
   * @param rangeY the same along y
   * @param velocityX of the target, m/s
   * @param velocityY the same along y
   * @param speed of the missile, m/s
   */
  public static double timeToGo(
      double rangeX, double rangeY, double velocityX, double velocityY, double speed) {
    double square = rangeX * rangeX + rangeY * rangeY;
    if (square == 0) {
      return 0;
    }
    double a = speed * speed - velocityX * velocityX - velocityY * velocityY;
    return root(a, rangeX * velocityX + rangeY * velocityY, square);
  }

  /**
   * The smallest t >= 0 with a t^2 - 2 half t - square = 0; positive infinity without one.
   *
   * @param square at least 0
   */
  static double root(double a, double half, double square) {
    double discriminant = half * half + a * square;
    if (discriminant < 0) {
      return Double.POSITIVE_INFINITY;
    }
    double root = Math.sqrt(discriminant);
    // Of the two forms of the root, the one that adds numbers of one sign.
    if (half > 0) {
      return a > 0 ? (half + root) / a : Double.POSITIVE_INFINITY;
    }
    double divisor = root - half;
    return divisor > 0 ? square / divisor : Double.POSITIVE_INFINITY;
  }
}
