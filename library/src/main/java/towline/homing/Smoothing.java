package towline.homing;

import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * Exponential smoothing, exact for any time step: what has a distance d to its goal has d exp(-t /
 * timeConstant) after t seconds, in one step or in many.
 *
 * <p>The one knob of feel is ga, the share that is kept in each frame of 60 Hz, as in the article
 * About homing missile algorithm (2013). The time constant says the same without a frame rate: ga
 * .8 is 0.075 s, .9 is 0.158 s, .95 is 0.325 s, .99 is 1.66 s.
 */
public final class Smoothing {
  /** The frame rate for which ga is given, Hz. */
  public static final double FRAME_RATE = 60;

  private Smoothing() {}

  /**
   * The time constant of a smoothing that keeps {@code ga} in each frame of 60 Hz, s.
   *
   * @param ga more than 0 (at once) and less than 1 (never)
   * @throws IllegalArgumentException if ga is out of its range
   */
  public static double timeConstant(double ga) {
    if (!(ga > 0 && ga < 1)) {
      throw new IllegalArgumentException("ga must be more than 0 and less than 1, not " + ga);
    }
    return -1 / (FRAME_RATE * StrictMath.log(ga));
  }

  /**
   * Returns the part that a smoothing keeps in a frame of 60 Hz, from 0 to 1: the inverse of {@link
   * #timeConstant}.
   *
   * @param timeConstant s, more than 0
   * @throws IllegalArgumentException if the time constant is not positive
   */
  public static double ga(double timeConstant) {
    return kept(timeConstant, 1 / FRAME_RATE);
  }

  /**
   * The share of the distance to a fixed goal that is left after {@code dt}, from 0 to 1.
   *
   * @param timeConstant s, more than 0
   * @param dt s, at least 0
   * @throws IllegalArgumentException if an argument is out of its range
   */
  public static double kept(double timeConstant, double dt) {
    if (!(timeConstant > 0)) {
      throw new IllegalArgumentException(
          "a time constant must be more than 0 s, not " + timeConstant);
    }
    if (!(dt >= 0)) {
      throw new IllegalArgumentException("a time step must be at least 0 s, not " + dt);
    }
    return StrictMath.exp(-dt / timeConstant);
  }

  /**
   * The value that approaches a goal, after {@code dt}; any unit.
   *
   * @param value now
   * @param goal where it ends; it stands still during the step
   * @param timeConstant s, more than 0
   * @param dt s, at least 0
   */
  public static double towards(double value, double goal, double timeConstant, double dt) {
    return goal + (value - goal) * kept(timeConstant, dt);
  }

  /**
   * The value that follows a goal which moves evenly, after {@code dt}; any unit. In the long run
   * it lags by goalRate x timeConstant.
   *
   * @param value now
   * @param goal now
   * @param goalRate change of the goal in a second
   * @param timeConstant s, more than 0
   * @param dt s, at least 0
   */
  public static double following(
      double value, double goal, double goalRate, double timeConstant, double dt) {
    double lag = goalRate * timeConstant;
    return goal + goalRate * dt - lag + (value - goal + lag) * kept(timeConstant, dt);
  }

  /**
   * The heading that approaches another the shorter way, after {@code dt}, radians in (-pi, pi]. A
   * goal straight behind is approached to the left.
   *
   * @param heading now, radians
   * @param goal where it ends, radians
   * @param timeConstant s, more than 0
   * @param dt s, at least 0
   */
  public static double heading(double heading, double goal, double timeConstant, double dt) {
    double left = Angles.difference(goal, heading) * kept(timeConstant, dt);
    return Angles.wrap(goal - left);
  }

  /**
   * The heading error that is left after {@code dt} when a direction of length 1 is smoothed as a
   * vector and kept at that length, radians: error' = -sin(error) / timeConstant. It turns at most
   * at 1 / timeConstant, and orbits a still target at the radius speed x timeConstant.
   *
   * @param error of the heading against a demand that stands still, radians in [-pi, pi]; at pi it
   *     stays
   * @param timeConstant s, more than 0
   * @param dt s, at least 0
   */
  public static double errorLeft(double error, double timeConstant, double dt) {
    if (Math.abs(error) >= Math.PI) {
      return error;
    }
    double half = error / 2;
    return 2
        * Trigonometry.atan2(
            Trigonometry.sin(half) * kept(timeConstant, dt), Trigonometry.cos(half));
  }
}
