package towline.lab.methods;

import towline.ai.published.BisectionRun;
import towline.ai.published.FixedPointRun;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.math.Angles;

/**
 * The iterations of the articles as plain loops, without objects, steps to watch or checks of
 * arguments: the form in which a game would write them, and in which they are timed. Each has the
 * bits of the run that it names.
 */
final class PlainLoops {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private PlainLoops() {}

  /**
   * Returns the answer of a {@link BisectionRun}, s; +infinity: none.
   *
   * @param facing facing of the barrel as the method assumes it, rad
   * @param tolerance change of the impact time below which the loop ends, s
   * @param mostSteps number of steps after which it fails
   */
  static double bisection(FireProblem now, double facing, double tolerance, int mostSteps) {
    double from = 0;
    double to = now.horizon;
    double t = 0.5 * to;
    for (int step = 1; step <= mostSteps; step++) {
      double dx = x(now, t) - now.muzzleX;
      double dy = y(now, t) - now.muzzleY;
      double distance = Math.sqrt(dx * dx + dy * dy);
      if (distance >= now.range) {
        return NEVER;
      }
      double turn = Math.abs(Angles.difference(StrictMath.atan2(dy, dx), facing));
      if (t - turn / now.slewRate - distance / now.muzzleSpeed > 0) {
        to = t;
      } else {
        from = t;
      }
      double next = 0.5 * (from + to);
      if (Math.abs(next - t) < tolerance) {
        return t;
      }
      t = next;
    }
    return NEVER;
  }

  /** Returns the answer of a {@link FixedPointRun} of {@code steps} steps, s. */
  static double fixedPoint(FireProblem now, int steps) {
    double t = 0;
    for (int step = 0; step < steps; step++) {
      double carried = now.shotFrame == ShotFrame.SHOOTER ? t : 0;
      double dx = x(now, t) - now.muzzleX - carried * now.shooterVelocityX;
      double dy = y(now, t) - now.muzzleY - carried * now.shooterVelocityY;
      t = Math.sqrt(dx * dx + dy * dy) / now.muzzleSpeed;
    }
    return t;
  }

  private static double x(FireProblem now, double t) {
    return now.targetX + t * (now.targetVelocityX + 0.5 * t * now.targetAccelerationX);
  }

  private static double y(FireProblem now, double t) {
    return now.targetY + t * (now.targetVelocityY + 0.5 * t * now.targetAccelerationY);
  }
}
