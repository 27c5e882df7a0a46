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

  private final Snapshot seen;
  private final int self;
  private final int target;
  private final Situation now;
  private final Thought out;

  DroneThoughts(Snapshot seen, int self, int target, Situation now, Thought out) {
    this.seen = seen;
    this.self = self;
    this.target = target;
    this.now = now;
    this.out = out;
  }

  /** The plan of the mode that is switched on. */
  void vision(AimMode mode, FireControl control) {
    int tone = mode.ordinal();
    double x = seen.x(self);
    double y = seen.y(self);
    out.add(Mark.FACING, tone, x, y, seen.heading(self), RAY);
    if (target < 0) {
      return;
    }
    out.add(Mark.TARGET, tone, seen.x(target), seen.y(target), seen.radius(target), 0);
    Plan plan = control.plan();
    if (control.mode() != mode || !plan.isMade()) {
      noShot(mode, tone, x, y);
      return;
    }
    double left = Math.max(0, plan.timeToGo() - plan.age());
    double turn = Angles.difference(plan.bearing(), seen.heading(self));
    out.add(Mark.TURN, tone, x, y, seen.heading(self), turn, plan.timeToSlew());
    double targetX = plan.belief().targetX;
    double targetY = plan.belief().targetY;
    out.add(Mark.TRACK, tone, targetX, targetY, plan.impactX(), plan.impactY());
    out.add(Mark.PATH, tone, x, y, plan.impactX(), plan.impactY());
    out.add(Mark.IMPACT, tone, plan.impactX(), plan.impactY(), seen.radius(target), left);
    out.add(Mark.TIMES, tone, x, y, plan.timeToSlew(), plan.timeOfFlight(), left);
  }

  /** What every mode would do, each by its own belief. */
  void ghosts() {
    if (target < 0) {
      return;
    }
    for (AimMode mode : AimMode.values()) {
      if (mode.solve(now) instanceof FireSolution.Hit hit) {
        double x = seen.x(self);
        double y = seen.y(self);
        out.add(Mark.GHOST, mode.ordinal(), x, y, hit.impact().x(), hit.impact().y());
      }
    }
  }

  private void noShot(AimMode mode, int tone, double x, double y) {
    if (mode.solve(now) instanceof FireSolution.None none) {
      out.add(Mark.NO_SHOT, tone, x, y, none.reason().ordinal(), 0);
    }
  }
}
