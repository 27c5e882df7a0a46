package towline.trial.duel;

import towline.ai.gun.DeliberateMiss;
import towline.ai.gun.GunAccuracy;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;

/** How well one shot is fired: whether it is meant to hit, and how far it goes astray. */
final class Gunner {
  private final GunAccuracy accuracy;
  private final RandomStream random;
  private final FireSolver solver;
  private final boolean meansToMiss;
  private final FireProblem ghost = new FireProblem();
  private boolean isGhostThere;

  /** A gunner before the shot, who draws errors from {@code random}. */
  Gunner(GunAccuracy accuracy, RandomStream random, FireSolver solver) {
    this.accuracy = accuracy;
    this.random = random;
    this.solver = solver;
    meansToMiss = accuracy.meansToMiss(random);
  }

  /** What to aim at: the target as it is seen, or a ghost in front of it. */
  FireProblem aimAt(FireProblem sight) {
    isGhostThere =
        meansToMiss && DeliberateMiss.ahead(sight, accuracy.missDistance(), solver, ghost);
    return isGhostThere ? ghost : sight;
  }

  /** Whether a shot at what {@link #aimAt} gave is wanted: not one that would hit by mistake. */
  boolean mayFire() {
    return isGhostThere == meansToMiss;
  }

  /** Where a shot goes that leaves a barrel with that bearing, radians. */
  double fire(double bearing) {
    return accuracy.perturbed(bearing, random);
  }
}
