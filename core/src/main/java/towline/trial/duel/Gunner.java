package towline.trial.duel;

import towline.ai.gun.DeliberateMiss;
import towline.ai.gun.GunAccuracy;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;

/** The user of a gun for one shot: decides whether it is meant to hit, and adds its errors. */
final class Gunner {
  private final GunAccuracy accuracy;
  private final RandomStream random;
  private final FireSolver solver;
  private final boolean meansToMiss;
  private final FireProblem ghost = new FireProblem();
  private boolean aimsAtGhost;

  /** Creates a gunner before the shot, which draws errors from {@code random}. */
  Gunner(GunAccuracy accuracy, RandomStream random, FireSolver solver) {
    this.accuracy = accuracy;
    this.random = random;
    this.solver = solver;
    meansToMiss = accuracy.meansToMiss(random);
  }

  /** Returns the problem to aim at: the target as seen, or a ghost in front of it. */
  FireProblem aimAt(FireProblem sight) {
    aimsAtGhost =
        meansToMiss && DeliberateMiss.ahead(sight, accuracy.missDistance(), solver, ghost);
    return aimsAtGhost ? ghost : sight;
  }

  /**
   * Returns true if a shot at the result of {@link #aimAt} is wanted; one meant to miss must not
   * hit by mistake.
   */
  boolean mayFire() {
    return aimsAtGhost == meansToMiss;
  }

  /** Returns the direction of a shot from a barrel with bearing {@code bearing}, rad. */
  double fire(double bearing) {
    return accuracy.perturbed(bearing, random);
  }
}
