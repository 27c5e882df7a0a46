package towline.session.belief;

import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;

/** Why a shot of the drone passed its target: what its belief got wrong. */
public enum MissCause {
  /** It was believed to stand still, and moved. */
  MOVED,
  /** It left its course to a side. */
  TURNED,
  /** It was slower than believed. */
  BRAKED,
  /** It was faster than believed. */
  SPED_UP,
  /** The shot fell, which the belief does not know. */
  FELL,
  /** The belief was right when the shot left, but the barrel had come round too late. */
  TOO_SLOW_TO_TURN,
  /** The belief was right, but for less than can be told. */
  NARROW,
  /** It was believed to go on, and stayed about where it was. */
  STAYED,
  /** It was believed to go on, and came back. */
  TURNED_BACK;

  /** The share of the way that it was believed to go below which it stayed. */
  private static final double STAYS = 0.25;

  /**
   * Where a mode believed that the target would be.
   *
   * @param seen what was seen when the shot left; not changed
   * @param belief a buffer
   * @param time the seconds since then
   * @return how far it is from there, along x, to where it really is
   */
  static double errorX(AimMode mode, FireProblem seen, FireProblem belief, double time, double x) {
    move(mode, seen, belief, time);
    return x - belief.targetX;
  }

  /** As {@link #errorX}, along y. */
  static double errorY(AimMode mode, FireProblem seen, FireProblem belief, double time, double y) {
    move(mode, seen, belief, time);
    return y - belief.targetY;
  }

  private static void move(AimMode mode, FireProblem seen, FireProblem belief, double time) {
    mode.believe(seen, belief);
    belief.moveTarget(time);
  }

  /**
   * The cause of a miss.
   *
   * @param mode the mode that fired
   * @param seen what was seen when the shot left; not changed
   * @param belief a buffer
   * @param time the seconds from then until the shot passed
   * @param x where the target really was when the shot passed, m
   * @param y see {@code x}
   */
  public static MissCause of(
      AimMode mode, FireProblem seen, FireProblem belief, double time, double x, double y) {
    double errorX = errorX(mode, seen, belief, time, x);
    double errorY = errorY(mode, seen, belief, time, y);
    double error = StrictMath.hypot(errorX, errorY);
    boolean fallsUnseen = belief.gravityX == 0 && belief.gravityY == 0;
    double drop = StrictMath.hypot(seen.gravityX, seen.gravityY) * time * time / 2;
    if (fallsUnseen && drop > seen.targetRadius && drop > error) {
      return FELL;
    }
    if (error <= seen.targetRadius) {
      return mode.plansOnce() ? TOO_SLOW_TO_TURN : NARROW;
    }
    if (mode == AimMode.DIRECT || mode == AimMode.HOLD) {
      return MOVED;
    }
    double wayX = belief.targetX - seen.targetX;
    double wayY = belief.targetY - seen.targetY;
    double way = StrictMath.hypot(wayX, wayY);
    if (way > 2 * seen.targetRadius) {
      double goneX = x - seen.targetX;
      double goneY = y - seen.targetY;
      if (StrictMath.hypot(goneX, goneY) < STAYS * way) {
        return STAYED;
      }
      if (goneX * wayX + goneY * wayY < 0) {
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
