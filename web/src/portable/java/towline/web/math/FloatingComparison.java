package towline.web.math;

/**
 * The comparisons of Java's byte code, for a compiler that treats x < y as the opposite of x >= y,
 * which is wrong for NaN. These methods test for NaN first, with an equality, whose opposite is
 * correct.
 */
public final class FloatingComparison {
  private FloatingComparison() {}

  /** Replaces the instruction dcmpg: the sign of a - b, or 1 if one is NaN. */
  public static int greater(double a, double b) {
    return isNaN(a) || isNaN(b) ? 1 : ordered(a, b);
  }

  /** Replaces the instruction dcmpl: the sign of a - b, or -1 if one is NaN. */
  public static int less(double a, double b) {
    return isNaN(a) || isNaN(b) ? -1 : ordered(a, b);
  }

  /** Replaces the instruction fcmpg: the sign of a - b, or 1 if one is NaN. */
  public static int greater(float a, float b) {
    return greater((double) a, (double) b);
  }

  /** Replaces the instruction fcmpl: the sign of a - b, or -1 if one is NaN. */
  public static int less(float a, float b) {
    return less((double) a, (double) b);
  }

  /** Not Double.isNaN, which contains a comparison that this class replaces. */
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
