package towline.internal;

/**
 * Sums of products without cancellation, from the rounding errors of the products. These are found
 * by cutting the factors in half, so that nothing but plain sums and products is needed, which are
 * the same everywhere; a fused multiply-add is slow and makes garbage where there is no hardware
 * for it.
 *
 * <p>Factors are finite, and no product but 0 is below 1e-290 in size; below that the errors
 * underflow.
 *
 * <p>Sources: T. J. Dekker, A floating-point technique for extending the available precision, 1971;
 * J.-M. Muller et al., Handbook of Floating-Point Arithmetic, sections 4.3 and 4.4.
 */
public final class ExactSum {
  /** 2^27 + 1: times that, less that less the number itself, is the number's first half. */
  private static final double CUT = 0x1.0000002p27;

  /** Numbers above would overflow on the way. */
  private static final double LARGE = 0x1p990;

  private static final double SMALLER = 0x1p-60;

  /** A sum that is not smaller than its terms by more than this factor needs no more digits. */
  private static final double HARMLESS = 3;

  private ExactSum() {}

  /** {@code a b + c d} with a relative error of at most 2^-51, however much of it cancels. */
  public static double sumOfProducts(double a, double b, double c, double d) {
    double first = a * b;
    double second = c * d;
    double sum = first + second;
    if (HARMLESS * Math.abs(sum) >= Math.abs(first) + Math.abs(second)) {
      return sum;
    }
    return sumExactly(a, b, c, d, first, second);
  }

  /** A method of its own, so that the check before it stays small enough to be inlined. */
  private static double sumExactly(
      double a, double b, double c, double d, double first, double second) {
    double sum = first + second;
    double sumError = lost(first, second, sum);
    double firstError = error(first, a, b);
    double secondError = error(second, c, d);
    double errors = firstError + secondError;
    double whole = sum + errors;
    return whole + (lost(sum, errors, whole) + (sumError + lost(firstError, secondError, errors)));
  }

  /** The cross product {@code ax by - ay bx}, with the right sign and exactly 0 where it is 0. */
  public static double cross(double ax, double ay, double bx, double by) {
    return sumOfProducts(ax, by, -ay, bx);
  }

  /**
   * {@code s^2 - x^2 - y^2} with a relative error of at most 2^-51, and where more than that
   * cancels as if computed in twice the precision.
   */
  public static double squareMinusSquares(double s, double x, double y) {
    double s2 = s * s;
    double x2 = x * x;
    double y2 = y * y;
    double plain = s2 - x2 - y2;
    if (HARMLESS * Math.abs(plain) >= s2 + x2 + y2) {
      return plain;
    }
    return squaresExactly(s, x, y, s2, x2, y2);
  }

  private static double squaresExactly(
      double s, double x, double y, double s2, double x2, double y2) {
    double errors = squareError(s2, s) - squareError(x2, x) - squareError(y2, y);
    double first = s2 - x2;
    double second = first - y2;
    return second + (lost(s2, -x2, first) + lost(first, -y2, second) + errors);
  }

  /** Returns the exact rounding error of {@code sum}, which is a plus b. */
  private static double lost(double a, double b, double sum) {
    double back = sum - a;
    return (a - (sum - back)) + (b - back);
  }

  /** Returns the exact rounding error of {@code square}, which is a times a. */
  private static double squareError(double square, double a) {
    if (Math.abs(a) > LARGE) {
      return error(square, a, a);
    }
    double cut = CUT * a;
    double high = cut - (cut - a);
    double low = a - high;
    return ((high * high - square) + 2 * high * low) + low * low;
  }

  /** Returns the exact rounding error of {@code product}, which is a times b. */
  private static double error(double product, double a, double b) {
    if (Math.abs(a) > LARGE) {
      return error(product * SMALLER, a * SMALLER, b) / SMALLER;
    }
    if (Math.abs(b) > LARGE) {
      return error(product * SMALLER, a, b * SMALLER) / SMALLER;
    }
    double cutA = CUT * a;
    double aHigh = cutA - (cutA - a);
    double aLow = a - aHigh;
    double cutB = CUT * b;
    double bHigh = cutB - (cutB - b);
    double bLow = b - bHigh;
    return ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow;
  }
}
