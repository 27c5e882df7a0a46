package towline.aim.tracking;

/**
 * Tells the motion of one target from measured positions. All values are those of the last
 * measurement; errors are standard deviations of each coordinate.
 */
public interface MotionEstimator {
  /** Forgets everything, as for another target. */
  void reset();

  /**
   * Takes in a measurement.
   *
   * @param x position in the world, m; finite
   * @param y see {@code x}
   * @param error standard deviation of each coordinate, m, more than 0
   * @param dt seconds since the last measurement, more than 0
   * @throws IllegalArgumentException if a number is out of its range
   */
  void measure(double x, double y, double error, double dt);

  /** Returns whether there are measurements enough for a velocity. */
  boolean isKnown();

  /** Position in the world, m. */
  double x();

  /** See {@link #x}. */
  double y();

  /** Velocity in the world, m/s. */
  double velocityX();

  /** See {@link #velocityX}. */
  double velocityY();

  /** Acceleration in the world, m/s^2; 0 for a target that flies straight within its errors. */
  double accelerationX();

  /** See {@link #accelerationX}. */
  double accelerationY();

  /**
   * Standard deviation of each coordinate of the position in {@code seconds}, m, if the
   * acceleration stays; +infinity while the motion is unknown.
   */
  double error(double seconds);
}
