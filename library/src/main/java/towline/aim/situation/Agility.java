package towline.aim.situation;

/**
 * What a target is capable of: all that a shot which nobody can dodge may rely on. A buffer to be
 * filled in; it comes as unknown.
 *
 * <p>From one tick to the next a target's velocity changes by at most {@link #acceleration} times
 * the tick, and on top of that it may jump. Without a {@link #jumpGap} it always stays within
 * {@link #jump} of the velocity seen. With one, it keeps its velocity but for jumps of at most
 * {@link #jump}, never two within the gap. A target with a {@link #topSpeed} does none of that: it
 * drives along its course at any speed up to that, and in each tick its course turns by at most
 * {@link #turnRate} times the tick.
 */
public final class Agility {
  /** Largest acceleration, m/s^2, at least 0; NaN: unknown, and {@code SURE} refuses the target. */
  public double acceleration = Double.NaN;

  /** How far its velocity may jump, m/s, at least 0. */
  public double jump;

  /** The least time between two jumps, s; 0: there is none. */
  public double jumpGap;

  /** The speed up to which it drives, m/s, at least 0; NaN: it does not drive. */
  public double topSpeed = Double.NaN;

  /** How fast a target that drives turns at most, rad/s, at least 0; +infinity: at once. */
  public double turnRate;

  /** Where a target that drives points, rad; NaN: along its velocity. */
  public double course = Double.NaN;

  /** Whether anybody has said what the target is capable of. */
  public boolean isKnown() {
    return !Double.isNaN(acceleration);
  }

  /** Whether it drives, and so is bound to its course. */
  public boolean isDriving() {
    return !Double.isNaN(topSpeed);
  }

  /** Takes over everything from {@code other}. */
  public void set(Agility other) {
    acceleration = other.acceleration;
    jump = other.jump;
    jumpGap = other.jumpGap;
    topSpeed = other.topSpeed;
    turnRate = other.turnRate;
    course = other.course;
  }

  /** Nobody knows. */
  public void setUnknown() {
    setAccelerating(Double.NaN);
  }

  /** Its velocity changes by at most {@code most} a second, m/s^2, in any direction. */
  public void setAccelerating(double most) {
    acceleration = most;
    jump = 0;
    jumpGap = 0;
    topSpeed = Double.NaN;
    turnRate = 0;
    course = Double.NaN;
  }

  /** It may take any course at any time, at up to {@code most}, m/s. */
  public void setFree(double most) {
    setDriving(most, Double.POSITIVE_INFINITY);
  }

  /**
   * It turns like a tank, and goes at any speed at once. Its course is that of its velocity until
   * {@link #course} says another; while it stands and nothing says one, it may leave on any.
   *
   * @param most its top speed, m/s, ahead only
   * @param mostTurnRate rad/s at most
   */
  public void setDriving(double most, double mostTurnRate) {
    setAccelerating(0);
    topSpeed = most;
    turnRate = mostTurnRate;
  }

  /**
   * It flies straight but for jumps of its velocity.
   *
   * @param most the largest change of velocity in a jump, m/s
   * @param gap the least time between two jumps, s, more than 0
   */
  public void setJumping(double most, double gap) {
    setAccelerating(0);
    jump = most;
    jumpGap = gap;
  }
}
