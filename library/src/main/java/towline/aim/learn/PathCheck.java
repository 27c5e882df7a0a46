package towline.aim.learn;

import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * The passage of a shot that leaves now along the barrel, if the target moves as believed: straight
 * from tick to tick. Holds scratch space; allocates nothing.
 */
final class PathCheck {
  /** Greatest length of a path that is checked, in ticks. */
  private static final int MOST_TICKS = 600;

  private final PredictedPath target = new PredictedPath();
  private double shiftX;
  private double shiftY;

  /** Sets the offset of targets from their paths, m. */
  void shift(double x, double y) {
    shiftX = x;
    shiftY = y;
  }

  /**
   * Returns whether the shot passes within {@link FireSolver#CERTAIN_PART_OF_RADIUS} of the
   * target's radius, within range, horizon and 600 ticks; never while the barrel points outside the
   * firing arc.
   */
  boolean hits(PredictedPath path, FireProblem now, double dt) {
    if (Math.abs(Angles.difference(now.facing, now.arcCentre)) > now.arcHalf) {
      return false;
    }
    target.set(path);
    double radius = FireSolver.CERTAIN_PART_OF_RADIUS * now.targetRadius;
    boolean inherits = now.shotFrame == ShotFrame.SHOOTER;
    double speed = now.muzzleSpeed * dt;
    double wayX = speed * Trigonometry.cos(now.facing);
    double wayY = speed * Trigonometry.sin(now.facing);
    if (inherits) {
      wayX += dt * now.shooterVelocityX;
      wayY += dt * now.shooterVelocityY;
    }
    double fallX = 0.5 * dt * dt * now.gravityX;
    double fallY = 0.5 * dt * dt * now.gravityY;
    boolean isStraight = fallX == 0 && fallY == 0;
    double life = Math.min(Math.min(now.range / now.muzzleSpeed, now.horizon) / dt, MOST_TICKS);
    double gapX = target.x + shiftX - now.muzzleX;
    double gapY = target.y + shiftY - now.muzzleY;
    for (int tick = 0; tick < life; tick++) {
      target.advance();
      double fall = 2 * tick + 1;
      double dx = target.wayX - wayX - fall * fallX;
      double dy = target.wayY - wayY - fall * fallY;
      double way2 = dx * dx + dy * dy;
      double approach = -(gapX * dx + gapY * dy);
      double most = Math.min(1, life - tick);
      double part = way2 > 0 ? Math.max(0, Math.min(most, approach / way2)) : 0;
      double atX = gapX + part * dx;
      double atY = gapY + part * dy;
      if (atX * atX + atY * atY <= radius * radius) {
        return true;
      }
      gapX += dx;
      gapY += dy;
      if (isStraight && isPast(gapX, gapY, wayX, wayY)) {
        return false;
      }
    }
    return false;
  }

  /** Returns whether the shot is ahead of a slower target, so that they will not meet any more. */
  private boolean isPast(double gapX, double gapY, double wayX, double wayY) {
    double shot = Math.sqrt(wayX * wayX + wayY * wayY);
    double speed = target.longestWay(60);
    return gapX * wayX + gapY * wayY < 0 && 2 * speed < shot;
  }
}
