package towline.trial.shots;

import towline.aim.situation.FireProblem;
import towline.math.Trigonometry;
import towline.trial.duel.EvadingCourse;
import towline.trial.duel.TargetStart;

/**
 * A straight course that darts aside from a warning shot, comes back, and evades the real shot as
 * far as it can.
 */
final class DodgingCourse extends EvadingCourse {
  /** Tick in which the warning shot is fired. */
  static final int WARNING_TICK = 60;

  /** Duration of a quarter of the dart, ticks: away, braking for two, back. */
  private static final int QUARTER_TICKS = 15;

  private final double alongX;
  private final double alongY;
  private int tick;
  private boolean isShotAt;

  /**
   * Creates a course.
   *
   * @param acceleration acceleration of the dart and of the evasion, m/s^2
   * @param side 1: darts to the left of its course; -1: to the right
   */
  DodgingCourse(TargetStart start, double acceleration, double side) {
    super(start, acceleration);
    alongX = -Trigonometry.sin(start.heading()) * side * acceleration;
    alongY = Trigonometry.cos(start.heading()) * side * acceleration;
  }

  @Override
  public void advance(double dt) {
    if (!isShotAt) {
      double share = dartShare(tick - WARNING_TICK);
      accelerate(share * alongX, share * alongY);
    }
    super.advance(dt);
    tick++;
  }

  private static double dartShare(int ticks) {
    if (ticks < 0 || ticks >= 4 * QUARTER_TICKS) {
      return 0;
    }
    return ticks >= QUARTER_TICKS && ticks < 3 * QUARTER_TICKS ? -1 : 1;
  }

  @Override
  protected void onShot(FireProblem sight, int ticks) {
    isShotAt = true;
    super.onShot(sight, ticks);
  }
}
