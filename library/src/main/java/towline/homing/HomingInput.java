package towline.homing;

/**
 * The input of a homing law: the state of the missile, and its target relative to it. World axes,
 * metres, seconds, radians counter-clockwise. Mutable and meant for reuse, so that a decision makes
 * no garbage.
 */
public final class HomingInput {
  /**
   * The missile's direction, x: the velocity as a fraction of {@link #speed}. Laws with constant
   * speed use only its bearing. Laws that smooth it make it shorter than 1 in a turn.
   */
  public double directionX = 1;

  /** The missile's direction, y. */
  public double directionY;

  /** The speed of straight flight, m/s, more than 0. */
  public double speed = 1;

  /** Position of the target relative to the missile, x, m. */
  public double rangeX;

  /** Position of the target relative to the missile, y, m. */
  public double rangeY;

  /** The target's velocity, x, m/s. */
  public double targetVelocityX;

  /** The target's velocity, y, m/s. */
  public double targetVelocityY;

  /** Turn rate of the target's course, rad/s, positive to the left; 0 if unknown. */
  public double targetTurnRate;

  /** Time constant of the smoothing, s, more than 0; {@link Smoothing}. */
  public double timeConstant = 0.158;

  /**
   * Turn rate of {@link HomingLaw#PROPORTIONAL} per turn rate of the line of sight, above 0: 3 is
   * least effort against a straight target, 4 the usual choice.
   */
  public double navigationConstant = 4;

  /**
   * Largest turn rate of the missile, rad/s, above 0; {@link HomingLaw#SMOOTH_EXACT} and {@link
   * HomingLaw#ARTICLE} ignore it.
   */
  public double turnRate = 2 * Math.PI;

  /** Turn direction if the goal is straight behind: even for left, odd for right. */
  public long id;

  /**
   * Checks the ranges above.
   *
   * @throws IllegalArgumentException that names the value and the allowed range
   */
  void check(double dt) {
    positive("dt", dt);
    positive("speed", speed);
    positive("timeConstant", timeConstant);
    positive("turnRate", turnRate);
    positive("navigationConstant", navigationConstant);
    finite("directionX", directionX);
    finite("directionY", directionY);
    finite("rangeX", rangeX);
    finite("rangeY", rangeY);
    finite("targetVelocityX", targetVelocityX);
    finite("targetVelocityY", targetVelocityY);
    finite("targetTurnRate", targetTurnRate);
  }

  private static void positive(String name, double value) {
    if (!(value > 0) || value == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException(name + " must be more than 0 and finite, not " + value);
    }
  }

  private static void finite(String name, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(name + " must be finite, not " + value);
    }
  }
}
