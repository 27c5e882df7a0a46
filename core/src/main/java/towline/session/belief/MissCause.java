package towline.session.belief;

import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;

/**
 * The reason why a shot of the drone did not strike its target: the error of its belief, or armour.
 */
public enum MissCause {
  /** The target was believed to be at rest, and moved. */
  MOVED,
  /** The target turned away from its course. */
  TURNED,
  /** The target was slower than believed. */
  BRAKED,
  /** The target was faster than believed. */
  SPED_UP,
  /** The shot fell, which the belief ignores. */
  FELL,
  /** The belief was right when the shot left, but the barrel turned too slowly. */
  TOO_SLOW_TO_TURN,
  /** The belief was right to within the target's radius. */
  NARROW,
  /** The target was believed to go on, and stayed about where it was. */
  STAYED,
  /** The target was believed to go on, and came back. */
  TURNED_BACK,
  /** Armour stopped the shot before its target. */
  ARMOUR;

  /** Share of the believed way below which the target counts as staying. */
  private static final double STAY_SHARE = 0.25;

  /**
   * Returns the error of a mode's belief along x: true minus believed coordinate of the target, m.
   *
   * @param problem the problem when the shot left; not changed
   * @param belief a buffer
   * @param time time since then, s
   * @param x true coordinate of the target, m
   */
  static double errorX(
      AimMode mode, FireProblem problem, FireProblem belief, double time, double x) {
    move(mode, problem, belief, time);
    return x - belief.targetX;
  }

  /** Returns the error along y, m; see {@link #errorX}. */
  static double errorY(
      AimMode mode, FireProblem problem, FireProblem belief, double time, double y) {
    move(mode, problem, belief, time);
    return y - belief.targetY;
  }

  private static void move(AimMode mode, FireProblem problem, FireProblem belief, double time) {
    mode.believe(problem, belief);
    belief.moveTarget(time);
  }

  /**
   * Returns the error of the belief behind a miss.
   *
   * @param mode the mode that fired
   * @param problem the problem when the shot left; not changed
   * @param belief a buffer
   * @param time time from then until the shot passed, s
   * @param x true position of the target when the shot passed, m
   * @param y see {@code x}
   */
  public static MissCause of(
      AimMode mode, FireProblem problem, FireProblem belief, double time, double x, double y) {
    double errorX = errorX(mode, problem, belief, time, x);
    double errorY = errorY(mode, problem, belief, time, y);
    double error = StrictMath.hypot(errorX, errorY);
    boolean fallsUnseen = belief.gravityX == 0 && belief.gravityY == 0;
    double drop = StrictMath.hypot(problem.gravityX, problem.gravityY) * time * time / 2;
    if (fallsUnseen && drop > problem.targetRadius && drop > error) {
      return FELL;
    }
    if (error <= problem.targetRadius) {
      return mode.plansOnce() ? TOO_SLOW_TO_TURN : NARROW;
    }
    if (mode == AimMode.DIRECT || mode == AimMode.HOLD) {
      return MOVED;
    }
    double believedX = belief.targetX - problem.targetX;
    double believedY = belief.targetY - problem.targetY;
    double believedDistance = StrictMath.hypot(believedX, believedY);
    if (believedDistance > 2 * problem.targetRadius) {
      double movedX = x - problem.targetX;
      double movedY = y - problem.targetY;
      if (StrictMath.hypot(movedX, movedY) < STAY_SHARE * believedDistance) {
        return STAYED;
      }
      if (movedX * believedX + movedY * believedY < 0) {
        return TURNED_BACK;
      }
    }
    double speed = StrictMath.hypot(belief.targetVelocityX, belief.targetVelocityY);
    if (speed == 0) {
      return MOVED;
    }
    double along = (errorX * belief.targetVelocityX + errorY * belief.targetVelocityY) / speed;
    double across = (errorX * belief.targetVelocityY - errorY * belief.targetVelocityX) / speed;
    if (Math.abs(across) >= Math.abs(along)) {
      return TURNED;
    }
    return along < 0 ? BRAKED : SPED_UP;
  }
}
