package towline.aim.situation;

/**
 * The limits of a target's manoeuvres, on which a proof that it cannot dodge relies. A reusable
 * buffer; initially unknown.
 *
 * <p>From one tick to the next a target's velocity changes by at most {@link #acceleration} times
 * the tick, and on top of that it may jump. Without a {@link #jumpGap} it always stays within
 * {@link #jump} of the velocity seen. With one, it keeps its velocity but for jumps of at most
 * {@link #jump}, never two within the gap. For a target with a {@link #topSpeed} none of this
 * holds: it drives along its course at any speed up to that, and in each tick its course turns by
 * at most {@link #turnRate} times the tick.
 */
public final class Agility {
  /** Largest acceleration, m/s^2, at least 0; NaN: unknown, and {@code SURE} refuses the target. */
  public double acceleration = Double.NaN;

  /** Largest jump of its velocity, m/s, at least 0. */
  public double jump;

  /** Minimum time between two jumps, s; 0: no minimum. */
  public double jumpGap;

  /** Top speed of a driving target, m/s, at least 0; NaN: it does not drive. */
  public double topSpeed = Double.NaN;

  /** Largest turn rate of a driving target, rad/s, at least 0; +infinity: turns at once. */
  public double turnRate;

  /** Heading of a driving target, radians in the world frame; NaN: along its velocity. */
  public double course = Double.NaN;

  /** Returns true if the limits are known. */
  public boolean isKnown() {
    return !Double.isNaN(acceleration);
  }

  /** Returns true if it drives, and so is bound to its course. */
  public boolean isDriving() {
    return !Double.isNaN(topSpeed);
  }

  /** Copies {@code other}. */
  public void set(Agility other) {
    acceleration = other.acceleration;
    jump = other.jump;
    jumpGap = other.jumpGap;
    topSpeed = other.topSpeed;
    turnRate = other.turnRate;
    course = other.course;
  }

  /** Sets all limits to unknown. */
  public void setUnknown() {
    setAccelerating(Double.NaN);
  }

  /** Sets a target that accelerates by at most {@code most}, m/s^2, in any direction. */
  public void setAccelerating(double most) {
    acceleration = most;
    jump = 0;
    jumpGap = 0;
    topSpeed = Double.NaN;
    turnRate = 0;
    course = Double.NaN;
  }

  /** Sets a target that takes any velocity at any time, at up to {@code most}, m/s. */
  public void setFree(double most) {
    setDriving(most, Double.POSITIVE_INFINITY);
  }

  /**
   * Sets a target that turns like a tank and takes any speed at once. Its course is that of its
   * velocity unless {@link #course} is set; without either it may leave on any course.
   *
   * @param most top speed, m/s, forward only
   * @param mostTurnRate largest turn rate, rad/s
   */
  public void setDriving(double most, double mostTurnRate) {
    setAccelerating(0);
    topSpeed = most;
    turnRate = mostTurnRate;
  }

  /**
   * Sets a target that flies straight except for jumps of its velocity.
   *
   * @param most largest change of velocity in a jump, m/s
   * @param gap minimum time between two jumps, s, more than 0
   */
  public void setJumping(double most, double gap) {
    setAccelerating(0);
    jump = most;
    jumpGap = gap;
  }
}
