package towline.web.math;

/**
 * The comparisons of Java's byte code, for a compiler that takes x < y for the opposite of x >= y,
 * which is wrong of NaN. Here NaN is asked for first, by an equality, whose opposite is its
 * opposite.
 */
public final class FloatingComparison {
  private FloatingComparison() {}

  /** The instruction dcmpg: the sign of a - b, or 1 if one is NaN. */
  public static int greater(double a, double b) {
    return isNaN(a) || isNaN(b) ? 1 : ordered(a, b);
  }

  /** The instruction dcmpl: the sign of a - b, or -1 if one is NaN. */
  public static int less(double a, double b) {
    return isNaN(a) || isNaN(b) ? -1 : ordered(a, b);
  }

  /** The instruction fcmpg: as dcmpg. */
  public static int greater(float a, float b) {
    return greater((double) a, (double) b);
  }

  /** The instruction fcmpl: as dcmpl. */
  public static int less(float a, float b) {
    return less((double) a, (double) b);
  }

  /** Not that of Double, which is compared here itself. */
  @SuppressWarnings({"EqualsNaN", "IdentityBinaryExpression"})
  private static boolean isNaN(double x) {
    return x != x;
  }

  private static int ordered(double a, double b) {
    if (a == b) {
      return 0;
    }
    return a < b ? -1 : 1;
  }
}
