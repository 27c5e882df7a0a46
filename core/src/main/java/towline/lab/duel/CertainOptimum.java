package towline.lab.duel;

import towline.aim.FireSolution;
import towline.aim.FireSolver;
import towline.aim.Firing;
import towline.aim.Situation;
import towline.math.Angles;
import towline.math.RandomStream;

/** The soonest moment at which a turret that knows everything could fire a shot that hits. */
final class CertainOptimum {
  private final FireSolver solver = new FireSolver();
  private final Situation truth = new Situation();

  /** Seconds until the shot leaves, for a turret that stands still; +infinity: there is none. */
  double timeToFire(TargetCourse course, double facing) {
    observe(course, facing);
    return solver.solve(truth) instanceof FireSolution.Hit hit
        ? hit.timeToFire()
        : Double.POSITIVE_INFINITY;
  }

  /** The same on a tow whose way is known, to within a tick. */
  double timeToFire(TargetCourse course, double facing, RandomStream towStream) {
    TowedMount towedCarrier = new TowedMount(towStream);
    observe(course, facing);
    truth.firing = Firing.AT_ONCE;
    for (int tick = 0; tick * DuelTurret.TICK < DuelTurret.TIME_LIMIT; tick++) {
      double time = tick * DuelTurret.TICK;
      truth.muzzleX = towedCarrier.x();
      truth.muzzleY = towedCarrier.y();
      truth.horizon = DuelTurret.TIME_LIMIT - time;
      double reach = truth.slewRate * time;
      double flight = solver.timeToGo(truth);
      if (flight < Double.POSITIVE_INFINITY && isReached(flight, facing, reach)) {
        return time;
      }
      towedCarrier.advance(DuelTurret.TICK);
      truth.moveTarget(DuelTurret.TICK);
    }
    return Double.POSITIVE_INFINITY;
  }

  private boolean isReached(double flight, double facing, double reach) {
    solver.aimFor(truth, flight);
    return Math.abs(Angles.difference(solver.bearing(), facing)) <= reach;
  }

  private void observe(TargetCourse course, double facing) {
    truth.set(new Situation());
    DuelTurret.observe(course, facing, truth);
    truth.setStraight();
    course.writeMotion(truth);
  }
}
