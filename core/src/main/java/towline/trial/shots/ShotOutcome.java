package towline.trial.shots;

import towline.ai.aim.AimMode;
import towline.aim.SolverScratch;
import towline.trial.duel.DuelTurret;

/**
 * The result of one shot. Times are from the choice.
 *
 * @param timeToFire s; +infinity if no shot left
 * @param timeToHit s; +infinity without a hit within the horizon
 * @param closestApproach least distance of the shot from the target's centre, m; +infinity without
 *     a shot
 */
record ShotOutcome(double timeToFire, double timeToHit, double closestApproach) {
  /** Lets a mode shoot. */
  static ShotOutcome of(Situation situation, AimMode mode, SolverScratch scratch) {
    DuelTurret turret = situation.turret(mode, scratch);
    for (int tick = 0; tick < Situation.HORIZON_TICKS && !turret.isOver(); tick++) {
      turret.tick();
    }
    return new ShotOutcome(turret.timeToFire(), turret.timeToHit(), turret.closestApproach());
  }

  boolean isHit() {
    return timeToHit < Double.POSITIVE_INFINITY;
  }

  boolean isFired() {
    return timeToFire < Double.POSITIVE_INFINITY;
  }
}
