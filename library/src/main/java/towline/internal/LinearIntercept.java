package towline.internal;

/**
 * The earliest meeting of a shot that leaves now with a target at constant velocity, in closed
 * form.
 *
 * <p>Everything is relative to the muzzle, and to its velocity if the shot inherits that. With R
 * the target's position, V its velocity and s the muzzle speed, |R + V t| = s t is the quadratic
 * {@code a t^2 - 2 (R.V) t - R^2 = 0} with {@code a = s^2 - V^2}. It is solved without cancellation
 * and without a tolerance.
 *
 * <p>Source: Intercepting a Moving Target in 2D (GameDev.net, 2014) poses the problem; the numerics
 * are our own.
 */
public final class LinearIntercept {
  /** Below this a / s^2 would lose digits to rounding; a is then computed exactly. */
  private static final double NEARLY_EQUAL_SPEEDS = 1e-3;

  private static final double LARGEST = 1e140;
  private static final double SMALLEST = 1e-140;

  private LinearIntercept() {}

  /**
   * Seconds until the earliest meeting; +infinity: they never meet, or no number of seconds is as
   * large; NaN: an argument is not finite.
   *
   * <p>The relative error is below 1e-12, except where shot and target only just touch: there the
   * answer loses digits as the square root of the distance from the touch does.
   *
   * @param rx position of the target relative to the muzzle, m; finite
   * @param ry see rx
   * @param vx velocity of the target relative to what the shot inherits, m/s; finite
   * @param vy see vx
   * @param s muzzle speed, m/s; more than 0, finite
   */
  public static double timeToGo(double rx, double ry, double vx, double vy, double s) {
    double r2 = rx * rx + ry * ry;
    double v2 = vx * vx + vy * vy;
    double s2 = s * s;
    if (!isOrdinary(r2, v2, s2)) {
      return rx == 0 && ry == 0 ? 0 : scaled(rx, ry, vx, vy, s, false);
    }
    double a = s2 - v2;
    double dot = rx * vx + ry * vy;
    if (Math.abs(a) < NEARLY_EQUAL_SPEEDS * s2) {
      a = ExactSum.squareMinusSquares(s, vx, vy);
      dot = ExactSum.sumOfProducts(rx, vx, ry, vy);
    }
    return solve(a, dot, r2);
  }

  /**
   * Seconds until they meet for the second time; +infinity: they do not. Only a target that is
   * faster than the shot is met twice. Same arguments as {@link #timeToGo}.
   */
  public static double timeToGoAgain(double rx, double ry, double vx, double vy, double s) {
    double r2 = rx * rx + ry * ry;
    if (!isOrdinary(r2, vx * vx + vy * vy, s * s)) {
      return rx == 0 && ry == 0 ? Double.POSITIVE_INFINITY : scaled(rx, ry, vx, vy, s, true);
    }
    double a = ExactSum.squareMinusSquares(s, vx, vy);
    double dot = ExactSum.sumOfProducts(rx, vx, ry, vy);
    double discriminant = dot * dot + a * r2;
    if (a >= 0 || dot >= 0 || discriminant <= 0) {
      return Double.POSITIVE_INFINITY;
    }
    return (dot - Math.sqrt(discriminant)) / a;
  }

  /**
   * The smallest t >= 0 with {@code a t^2 - 2 dot t - r2 = 0}; +infinity: there is none.
   *
   * @param r2 at least 0
   */
  public static double solve(double a, double dot, double r2) {
    double discriminant = dot * dot + a * r2;
    if (discriminant < 0) {
      return Double.POSITIVE_INFINITY;
    }
    double root = Math.sqrt(discriminant);
    if (dot < 0) {
      return r2 / (root - dot);
    }
    return a > 0 ? (dot + root) / a : Double.POSITIVE_INFINITY;
  }

  /** Returns whether nothing overflows or underflows, given the squares of distance and speeds. */
  private static boolean isOrdinary(double r2, double v2, double s2) {
    double size = r2 * Math.max(v2, s2);
    return size > SMALLEST && size < LARGEST && r2 > SMALLEST && s2 > SMALLEST;
  }

  /**
   * The first or second meeting, scaled so that the distance and the larger speed are about 1.
   *
   * @param again whether the second is sought
   */
  private static double scaled(
      double rx, double ry, double vx, double vy, double s, boolean again) {
    if (!isFinite(rx, ry) || !isFinite(vx, vy) || !Double.isFinite(s)) {
      return Double.NaN;
    }
    int length = -Math.getExponent(Math.max(Math.abs(rx), Math.abs(ry)));
    double fastest = Math.max(s, Math.max(Math.abs(vx), Math.abs(vy)));
    int speed = -Math.getExponent(fastest);
    double scaledSpeed = Math.scalb(s, speed);
    if (!(Math.scalb(1.0, length) > 0)) {
      return Double.POSITIVE_INFINITY;
    }
    if (scaledSpeed < 1e-60) {
      return crawling(rx, ry, vx, vy);
    }
    double x = Math.scalb(rx, length);
    double y = Math.scalb(ry, length);
    double vxScaled = Math.scalb(vx, speed);
    double vyScaled = Math.scalb(vy, speed);
    double time =
        again
            ? timeToGoAgain(x, y, vxScaled, vyScaled, scaledSpeed)
            : timeToGo(x, y, vxScaled, vyScaled, scaledSpeed);
    return Math.scalb(time, speed - length);
  }

  private static boolean isFinite(double x, double y) {
    return Double.isFinite(x) && Double.isFinite(y);
  }

  /** A shot far slower than its target: they meet only if the target flies into the muzzle. */
  private static double crawling(double rx, double ry, double vx, double vy) {
    double r = StrictMath.hypot(rx, ry);
    double v = StrictMath.hypot(vx, vy);
    double sine = ExactSum.sumOfProducts(rx / r, vy / v, -ry / r, vx / v);
    double cosine = rx / r * (vx / v) + ry / r * (vy / v);
    return sine == 0 && cosine < 0 ? r / v : Double.POSITIVE_INFINITY;
  }
}
