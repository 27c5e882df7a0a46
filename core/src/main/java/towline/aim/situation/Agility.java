package towline.aim.situation;

/**
 * What a target is capable of: all that a shot which nobody can dodge may rely on. A buffer to be
 * filled in; it comes as unknown.
 *
 * <p>From one tick to the next a target's velocity changes by at most {@link #acceleration} times
 * the tick, and on top of that it may jump. Without a {@link #jumpGap} it always stays within
 * {@link #jump} of a drift: the velocity seen, or {@link #cruise} along its course. With one, it
 * keeps its velocity but for jumps of at most {@link #jump}, never two within the gap.
 */
public final class Agility {
  /** The largest acceleration, m/s^2, at least 0; NaN: nobody has said, so nothing is certain. */
  public double acceleration = Double.NaN;

  /** How far its velocity may jump, m/s, at least 0. */
  public double jump;

  /** The least time between two jumps, s; 0: there is none. */
  public double jumpGap;

  /** The speed of the drift about which its velocity jumps, m/s; NaN: that which is seen. */
  public double cruise = Double.NaN;

  /** Whether anybody has said what the target is capable of. */
  public boolean isKnown() {
    return !Double.isNaN(acceleration);
  }

  /** Takes over everything from {@code other}. */
  public void set(Agility other) {
    acceleration = other.acceleration;
    jump = other.jump;
    jumpGap = other.jumpGap;
    cruise = other.cruise;
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
    cruise = Double.NaN;
  }

  /** It may take any course at any time, at up to {@code topSpeed}, m/s. */
  public void setFree(double topSpeed) {
    setAccelerating(0);
    jump = topSpeed;
    cruise = 0;
  }

  /**
   * It turns like a tank, and goes at any speed at once.
   *
   * @param topSpeed m/s, ahead only
   * @param turnRate rad/s at most
   */
  public void setDriving(double topSpeed, double turnRate) {
    setAccelerating(topSpeed * turnRate);
    jump = 0.5 * topSpeed;
    cruise = 0.5 * topSpeed;
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
