package towline.trial.duel;

import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.math.Angles;

/** Finds the earliest moment at which an omniscient turret could fire a shot that hits. */
final class CertainOptimum {
  private final FireSolver solver = new FireSolver();
  private final FireAnswer shot = new FireAnswer();
  private final FireProblem truth = new FireProblem();

  /**
   * Returns the time until the shot leaves, s; +infinity if no shot hits. With a towed mount, to
   * within a tick.
   *
   * @param facing bearing of the barrel at first, rad
   * @param target the target at its start; not moved
   * @param mount the mount at its start; moved if it is towed
   */
  double timeToFire(
      FireProblem gun, double facing, TargetCourse target, TurretMount mount, MountType type) {
    DuelTurret.observe(gun, target, facing, truth);
    truth.setStraight();
    target.writeMotion(truth);
    return switch (type) {
      case FIXED -> timeToFire();
      case TOWED -> timeToFire(gun, mount, facing);
    };
  }

  private double timeToFire() {
    return solver.solve(truth) instanceof FireSolution.Hit hit
        ? hit.timeToFire()
        : Double.POSITIVE_INFINITY;
  }

  private double timeToFire(FireProblem gun, TurretMount mount, double facing) {
    truth.timing = FireTiming.AT_ONCE;
    truth.timeToReady = 0;
    double reload = gun.timeToReady;
    double timeLimit = gun.horizon;
    for (int tick = 0; tick * DuelTurret.TICK < timeLimit; tick++) {
      double time = tick * DuelTurret.TICK;
      truth.muzzleX = mount.x();
      truth.muzzleY = mount.y();
      truth.shooterVelocityX = mount.vx();
      truth.shooterVelocityY = mount.vy();
      truth.horizon = timeLimit - time;
      double reach = truth.slewRate * time;
      double flight = time < reload ? Double.POSITIVE_INFINITY : solver.timeToGo(truth);
      if (flight < Double.POSITIVE_INFINITY && isReached(flight, facing, reach)) {
        return time;
      }
      mount.advance(DuelTurret.TICK);
      truth.moveTarget(DuelTurret.TICK);
    }
    return Double.POSITIVE_INFINITY;
  }

  private boolean isReached(double flight, double facing, double reach) {
    solver.describe(truth, flight, shot);
    return Math.abs(Angles.difference(shot.bearing, facing)) <= reach;
  }
}
