package towline.aim;

import java.util.function.LongConsumer;
import towline.aim.noescape.NoEscapeSearch;
import towline.aim.search.ShotVerdict;
import towline.math.StateSink;

/**
 * Fires only when no manoeuvre can save its target. Until then the barrel turns to the bearing at
 * which such a shot should first be possible, if the target follows the path that a learner trusts,
 * or, without such a path, moves on as seen.
 */
final class NoEscapeAim implements AimStrategy {
  @Override
  public boolean studies() {
    return true;
  }

  @Override
  public void plan(AimState state) {
    state.study();
    FiringPlan plan = state.plan();
    believe(state.sight(), plan.belief());
    plan.begin();
    NoEscapeSearch search = state.scratch.noEscapeSearch;
    search.follow(state.learner());
    double step = state.learner().step();
    if (search.find(plan.belief(), state.sinceJink(), step, state.solver())) {
      double timeToFire = search.timeToFire();
      double flight = search.timeOfFlight();
      plan.take(
          timeToFire + flight,
          timeToFire,
          flight,
          search.bearing(),
          search.impactX(),
          search.impactY());
    } else {
      // The prediction of no such shot may be wrong, so the barrel follows the target meanwhile.
      plan.track(state.solver());
    }
  }

  @Override
  public ShotVerdict judge(AimState state) {
    return state.proveNoEscape() ? ShotVerdict.HITS : ShotVerdict.OFF_AIM;
  }

  @Override
  public void writeState(AimState state, LongConsumer out) {
    state.learner().writeState(StateSink.of(out));
  }
}
