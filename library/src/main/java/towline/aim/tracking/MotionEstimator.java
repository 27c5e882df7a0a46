package towline.aim.tracking;

/**
 * An estimator of the motion of one target from measured positions. All values are those of the
 * last measurement; errors are standard deviations of each coordinate.
 */
public interface MotionEstimator {
  /** Forgets everything, for another target. */
  void reset();

  /**
   * Adds a measurement.
   *
   * @param x position in the world, m; finite
   * @param y see {@code x}
   * @param error standard deviation of each coordinate, m, more than 0
   * @param dt seconds since the last measurement, more than 0
   * @throws IllegalArgumentException if a number is out of its range
   */
  void measure(double x, double y, double error, double dt);

  /** Returns whether there are enough measurements for a velocity. */
  boolean isKnown();

  /** Returns x of the position, world frame, m. */
  double x();

  /** See {@link #x}. */
  double y();

  /** Returns x of the velocity, world frame, m/s. */
  double velocityX();

  /** See {@link #velocityX}. */
  double velocityY();

  /**
   * Returns x of the acceleration, world frame, m/s^2; 0 for a target that flies straight within
   * its errors.
   */
  double accelerationX();

  /** See {@link #accelerationX}. */
  double accelerationY();

  /**
   * Returns the standard deviation of each coordinate of the position in {@code seconds}, m, if the
   * acceleration stays; +infinity while the motion is unknown.
   */
  double error(double seconds);
}
