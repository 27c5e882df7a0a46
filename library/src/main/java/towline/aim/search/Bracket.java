package towline.aim.search;

/**
 * One step of Newton's method that never leaves its bracket and never crawls: where Newton would
 * leave, or does not at least halve its step, the bracket is halved instead.
 *
 * <p>Source: Press et al., Numerical Recipes, section 9.4.
 */
final class Bracket {
  /** More steps than halving the whole range of doubles to one unit in the last place needs. */
  static final int MOST_STEPS = 200;

  private static final double SMALL = 1e-10;

  /** Error of a root, in units in the last place. */
  private static final double ROUNDING = 8;

  private Bracket() {}

  /**
   * Returns the next guess, in [a, b].
   *
   * @param t the present guess, one of the ends of the bracket
   * @param value the function there
   * @param slope its derivative there
   * @param lastStep length of the step that led to t
   */
  static double next(double t, double value, double slope, double a, double b, double lastStep) {
    double newton = t - value / slope;
    if (newton >= a && newton <= b) {
      return 2 * Math.abs(newton - t) <= lastStep ? newton : 0.5 * (a + b);
    }
    double end = endBeside(newton, a, b);
    return 2 * Math.abs(end - t) <= lastStep ? end : 0.5 * (a + b);
  }

  /** Returns the end of [a, b] that {@code newton} lies beside, but for rounding; NaN: neither. */
  private static double endBeside(double newton, double a, double b) {
    double end = newton < a ? a : b;
    return Math.abs(newton - end) <= ROUNDING * Math.ulp(end) ? end : Double.NaN;
  }

  /**
   * Returns whether the next step from {@code t} would be down to rounding: steps of Newton's
   * method shrink as their squares do, so that the next one is about {@code step (step /
   * lastStep)^2}. As the last step may have been a halving, this counts only once steps are small.
   */
  static boolean isDone(double step, double lastStep, double t) {
    double rounding = 2 * Math.ulp(t);
    double ratio = step / lastStep;
    return step <= rounding || (step <= SMALL * t && step * ratio * ratio <= rounding);
  }

  /**
   * Returns whether the next step would be down to rounding. The step to {@code t} may have been a
   * halving of [a, b], whose length predicts nothing: Newton's method leaves a bracket whose very
   * end is the root.
   */
  static boolean isDone(double step, double lastStep, double t, double a, double b) {
    return isDone(step, t == 0.5 * (a + b) ? step : lastStep, t);
  }

  /**
   * Returns the zero of the straight line between the ends of a bracket, at which the function has
   * opposite signs.
   */
  static double secant(double a, double atA, double b, double atB) {
    double t = a + (b - a) * (atA / (atA - atB));
    return t >= a && t <= b ? t : 0.5 * (a + b);
  }
}
