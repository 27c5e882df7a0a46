package towline.math;

/** Angles in radians, counter-clockwise from +x. */
public final class Angles {
  /** A full turn. */
  public static final double TURN = 2 * Math.PI;

  private Angles() {}

  /**
   * The angle equal to {@code angle} up to full turns, in (-pi, pi].
   *
   * @param angle any finite angle; the error grows with its size, as that of the angle itself does
   */
  public static double wrap(double angle) {
    if (angle > -Math.PI && angle <= Math.PI) {
      return angle;
    }
    double wrapped = StrictMath.IEEEremainder(angle, TURN);
    return wrapped <= -Math.PI ? wrapped + TURN : wrapped;
  }

  /** The signed shorter way to turn from {@code from} to {@code to}, in (-pi, pi]. */
  public static double difference(double to, double from) {
    return wrap(to - from);
  }

  /** The angle after turning from {@code from} towards {@code to} by at most {@code step} >= 0. */
  public static double towards(double from, double to, double step) {
    double difference = difference(to, from);
    if (Math.abs(difference) <= step) {
      return wrap(to);
    }
    return wrap(from + Math.copySign(step, difference));
  }
}
