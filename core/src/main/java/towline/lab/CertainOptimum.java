package towline.lab;

import towline.aim.FireSolution;
import towline.aim.FireSolver;
import towline.aim.FireTiming;
import towline.aim.Situation;
import towline.math.Angles;
import towline.math.RandomStream;

/** The soonest moment at which a turret that knows everything could fire a shot that hits. */
final class CertainOptimum {
  private final FireSolver solver = new FireSolver();
  private final Situation truth = new Situation();

  /** Seconds until the shot leaves, for a turret that stands still; +infinity: there is none. */
  double timeToFire(Course course, double facing) {
    look(course, facing);
    return solver.solve(truth) instanceof FireSolution.Hit hit
        ? hit.timeToFire()
        : Double.POSITIVE_INFINITY;
  }

  /** The same on a tow whose way is known, to within a tick. */
  double timeToFire(Course course, double facing, RandomStream towStream) {
    Tow tow = new Tow(towStream);
    look(course, facing);
    truth.timing = FireTiming.AT_ONCE;
    for (int tick = 0; tick * DuelTurret.TICK < DuelTurret.PATIENCE; tick++) {
      double time = tick * DuelTurret.TICK;
      truth.muzzleX = tow.x();
      truth.muzzleY = tow.y();
      truth.horizon = DuelTurret.PATIENCE - time;
      double reach = truth.slewRate * time;
      double flight = solver.timeToGo(truth);
      if (flight < Double.POSITIVE_INFINITY && isReached(flight, facing, reach)) {
        return time;
      }
      tow.advance(DuelTurret.TICK);
      truth.moveTarget(DuelTurret.TICK);
    }
    return Double.POSITIVE_INFINITY;
  }

  private boolean isReached(double flight, double facing, double reach) {
    solver.aimFor(truth, flight);
    return Math.abs(Angles.difference(solver.bearing(), facing)) <= reach;
  }

  private void look(Course course, double facing) {
    truth.set(new Situation());
    DuelTurret.look(course, facing, truth);
    truth.setStraight();
    course.tellTruth(truth);
  }
}
