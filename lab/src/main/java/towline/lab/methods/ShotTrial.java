package towline.lab.methods;

import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.SweptCollision;

/**
 * Flies a shot against the target's true path, and finds its closest approach and the time of it.
 */
final class ShotTrial {
  /** Length of a piece of the path, nearly straight, s. */
  private static final double STEP = 0.002;

  /** Number of parts of the best piece, straight to less than the last printed digit. */
  private static final int PARTS = 500;

  private final FireProblem moving = new FireProblem();
  private double cosine;
  private double sine;
  private double x;
  private double y;

  /** Least distance between shot and target, m. */
  double passes;

  /** Time of the least distance, s from now. */
  double moment;

  /** Fires {@code shot} and searches until the horizon of {@code problem}. */
  void fly(FireProblem problem, AimedShot shot) {
    passes = Double.POSITIVE_INFINITY;
    cosine = StrictMath.cos(shot.bearing);
    sine = StrictMath.sin(shot.bearing);
    moving.set(problem);
    moving.moveTarget(shot.timeToFire);
    double searchTime = problem.horizon - shot.timeToFire;
    search(problem, shot, 0, STEP, (int) Math.ceil(searchTime / STEP));
    double from = Math.max(0, moment - shot.timeToFire - STEP);
    moving.set(problem);
    moving.moveTarget(shot.timeToFire + from);
    search(problem, shot, from, STEP / PARTS, 2 * PARTS);
  }

  private void search(FireProblem problem, AimedShot shot, double from, double step, int steps) {
    place(problem, shot, from);
    for (int i = 1; i <= steps; i++) {
      double lastX = x;
      double lastY = y;
      moving.moveTarget(step);
      place(problem, shot, from + i * step);
      double part = SweptCollision.closestPart(lastX, lastY, x, y);
      double distance = StrictMath.hypot(lastX + part * (x - lastX), lastY + part * (y - lastY));
      if (distance < passes) {
        passes = distance;
        moment = shot.timeToFire + from + (i - 1 + part) * step;
      }
    }
  }

  /** Sets the shot's place relative to the target {@code flown} s after it left. */
  private void place(FireProblem problem, AimedShot shot, double flown) {
    double carried = shot.timeToFire + (problem.shotFrame == ShotFrame.SHOOTER ? flown : 0);
    double fall = 0.5 * flown * flown;
    double flownDistance = flown * problem.muzzleSpeed;
    double shotX = problem.muzzleX + carried * problem.shooterVelocityX;
    double shotY = problem.muzzleY + carried * problem.shooterVelocityY;
    shotX += flownDistance * cosine + fall * problem.gravityX;
    shotY += flownDistance * sine + fall * problem.gravityY;
    x = shotX - moving.targetX;
    y = shotY - moving.targetY;
  }
}
