package towline.lab.methods;

import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.SweptCollision;

/** Flies a shot against the target's true path, and tells how near it comes, and when. */
final class ShotTrial {
  /** The path is cut into pieces of that length, s, which are nearly straight. */
  private static final double STEP = 0.002;

  /** The best piece is cut into so many, which are straight to less than the last digits shown. */
  private static final int PARTS = 500;

  private final FireProblem moving = new FireProblem();
  private double cosine;
  private double sine;
  private double x;
  private double y;

  /** The least distance between shot and target, m. */
  double passes;

  /** When that was, s from now. */
  double moment;

  /** Fires as {@code shot} says, and looks until the horizon of {@code now}. */
  void fly(FireProblem now, AimedShot shot) {
    passes = Double.POSITIVE_INFINITY;
    cosine = StrictMath.cos(shot.bearing);
    sine = StrictMath.sin(shot.bearing);
    moving.set(now);
    moving.moveTarget(shot.timeToFire);
    double until = now.horizon - shot.timeToFire;
    look(now, shot, 0, STEP, (int) Math.ceil(until / STEP));
    double from = Math.max(0, moment - shot.timeToFire - STEP);
    moving.set(now);
    moving.moveTarget(shot.timeToFire + from);
    look(now, shot, from, STEP / PARTS, 2 * PARTS);
  }

  private void look(FireProblem now, AimedShot shot, double from, double step, int steps) {
    place(now, shot, from);
    for (int i = 1; i <= steps; i++) {
      double lastX = x;
      double lastY = y;
      moving.moveTarget(step);
      place(now, shot, from + i * step);
      double part = SweptCollision.closestPart(lastX, lastY, x, y);
      double distance = StrictMath.hypot(lastX + part * (x - lastX), lastY + part * (y - lastY));
      if (distance < passes) {
        passes = distance;
        moment = shot.timeToFire + from + (i - 1 + part) * step;
      }
    }
  }

  /** Puts the shot, as seen from the target, where it is {@code flown} seconds after it left. */
  private void place(FireProblem now, AimedShot shot, double flown) {
    double carried = shot.timeToFire + (now.shotFrame == ShotFrame.SHOOTER ? flown : 0);
    double fall = 0.5 * flown * flown;
    double way = flown * now.muzzleSpeed;
    double shotX = now.muzzleX + carried * now.shooterVelocityX;
    double shotY = now.muzzleY + carried * now.shooterVelocityY;
    shotX += way * cosine + fall * now.gravityX;
    shotY += way * sine + fall * now.gravityY;
    x = shotX - moving.targetX;
    y = shotY - moving.targetY;
  }
}
