package towline.math;

/**
 * Sums of products without cancellation, by fused multiply-add.
 *
 * <p>Source: J.-M. Muller et al., Handbook of Floating-Point Arithmetic, sections 4.3 and 4.4.
 */
public final class Exact {
  private Exact() {}

  /** {@code a b + c d} with a relative error of at most 2 units in the last place (Kahan). */
  public static double sumOfProducts(double a, double b, double c, double d) {
    double second = c * d;
    double secondError = Math.fma(c, d, -second);
    return Math.fma(a, b, second) + secondError;
  }

  /** The cross product {@code ax by - ay bx}, with the right sign and exactly 0 where it is 0. */
  public static double cross(double ax, double ay, double bx, double by) {
    return sumOfProducts(ax, by, -ay, bx);
  }

  /** {@code s^2 - x^2 - y^2} as if computed in twice the precision. */
  public static double squareMinusSquares(double s, double x, double y) {
    double s2 = s * s;
    double x2 = x * x;
    double y2 = y * y;
    double errors = Math.fma(s, s, -s2) - Math.fma(x, x, -x2) - Math.fma(y, y, -y2);
    double first = s2 - x2;
    double back = first - s2;
    double firstError = (s2 - (first - back)) + (-x2 - back);
    double second = first - y2;
    double again = second - first;
    double secondError = (first - (second - again)) + (-y2 - again);
    return second + (firstError + secondError + errors);
  }
}
