package towline.ai;

import towline.aim.AimMode;
import towline.aim.FireControl;
import towline.aim.FireSolution;
import towline.aim.Plan;
import towline.aim.Situation;
import towline.math.Angles;
import towline.sim.Snapshot;
import towline.sim.Thought;
import towline.sim.Thought.Mark;

/** What the drone's fire control has in mind, put into marks for the overlay. */
final class DroneThoughts {
  /** How long the ray is drawn that shows where the barrel points, m. */
  private static final double RAY = 7;

  /** In how many straight pieces a predicted track is drawn. */
  private static final int TRACK_PIECES = 12;

  private final Snapshot seen;
  private final int self;
  private final int target;
  private final FireControl control;
  private final Thought out;

  /**
   * Thoughts about what is seen.
   *
   * @param target the index of the target in {@code seen}, or -1
   */
  DroneThoughts(Snapshot seen, int self, int target, FireControl control, Thought out) {
    this.seen = seen;
    this.self = self;
    this.target = target;
    this.control = control;
    this.out = out;
  }

  /** The plan of the mode that is switched on. */
  void vision(AimMode mode) {
    int tone = mode.ordinal();
    double x = seen.x(self);
    double y = seen.y(self);
    out.add(Mark.FACING, tone, x, y, seen.heading(self), RAY);
    if (target < 0 || control.mode() != mode) {
      return;
    }
    out.add(Mark.TARGET, tone, seen.x(target), seen.y(target), seen.radius(target), 0);
    Plan plan = control.plan();
    if (!plan.isMade()) {
      noShot(mode, tone, x, y);
      return;
    }
    double left = Math.max(0, plan.timeToGo() - plan.age());
    double turn = Angles.difference(plan.bearing(), seen.heading(self));
    out.add(Mark.TURN, tone, x, y, seen.heading(self), turn, plan.timeToSlew());
    track(plan.belief(), plan.timeToGo(), tone);
    out.add(Mark.PATH, tone, x, y, plan.impactX(), plan.impactY());
    out.add(Mark.IMPACT, tone, plan.impactX(), plan.impactY(), seen.radius(target), left);
    out.add(Mark.TIMES, tone, x, y, plan.timeToSlew(), plan.timeOfFlight(), left);
  }

  /** What every mode would do, each by its own belief. */
  void ghosts() {
    if (target < 0) {
      return;
    }
    double x = seen.x(self);
    double y = seen.y(self);
    for (AimMode mode : AimMode.values()) {
      if (mode.solve(control.sight()) instanceof FireSolution.Hit hit) {
        out.add(Mark.GHOST, mode.ordinal(), x, y, hit.impact().x(), hit.impact().y());
      }
    }
  }

  /** The way that the target is believed to go; stepped, since it is only for the eye. */
  private void track(Situation belief, double time, int tone) {
    double step = time / TRACK_PIECES;
    double x = belief.targetX;
    double y = belief.targetY;
    double turnX = StrictMath.cos(belief.targetTurnRate * step);
    double turnY = StrictMath.sin(belief.targetTurnRate * step);
    double vx = belief.targetVelocityX;
    double vy = belief.targetVelocityY;
    for (int i = 0; i < TRACK_PIECES && i * step < belief.targetStopTime; i++) {
      double oldX = x;
      double oldY = y;
      double middle = (i + 0.5) * step;
      x += (vx + belief.targetAccelerationX * middle) * step;
      y += (vy + belief.targetAccelerationY * middle) * step;
      out.add(Mark.TRACK, tone, oldX, oldY, x, y);
      double turned = vx * turnX - vy * turnY;
      vy = vx * turnY + vy * turnX;
      vx = turned;
    }
  }

  private void noShot(AimMode mode, int tone, double x, double y) {
    if (mode.solve(control.sight()) instanceof FireSolution.None none) {
      out.add(Mark.NO_SHOT, tone, x, y, none.reason().ordinal(), 0);
    }
  }
}
