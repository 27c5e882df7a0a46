package towline.aim.search;

/** The real roots of {@code a x^2 + b x + c}, without cancellation, for any real coefficients. */
final class Quadratic {
  private Quadratic() {}

  /** Returns the smaller root; +infinity: there is none. */
  static double smallerRoot(double a, double b, double c) {
    double discriminant = b * b - 4 * a * c;
    if (!(discriminant >= 0)) {
      return Double.POSITIVE_INFINITY;
    }
    double q = -0.5 * (b + Math.copySign(Math.sqrt(discriminant), b));
    return Math.min(rootOrNever(q, a), rootOrNever(c, q));
  }

  /** Returns the larger root; +infinity: there is none, or only one. */
  static double largerRoot(double a, double b, double c) {
    double discriminant = b * b - 4 * a * c;
    if (!(discriminant >= 0)) {
      return Double.POSITIVE_INFINITY;
    }
    double q = -0.5 * (b + Math.copySign(Math.sqrt(discriminant), b));
    return Math.max(rootOrNever(q, a), rootOrNever(c, q));
  }

  private static double rootOrNever(double numerator, double denominator) {
    double root = numerator / denominator;
    return root > Double.NEGATIVE_INFINITY ? root : Double.POSITIVE_INFINITY;
  }
}
