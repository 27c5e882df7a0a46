package towline.aim;

import towline.aim.learn.ShotVerdict;
import towline.aim.noescape.NoEscapeSearch;
import towline.math.StateSink;

/**
 * Fires only when no manoeuvre can save its target. Until then the barrel follows the path that a
 * learner trusts, or what is seen, to where such a shot should be possible first.
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
      // The prediction may be wrong, and then the barrel has not been idle.
      plan.track(state.solver());
    }
  }

  @Override
  public ShotVerdict judge(AimState state) {
    return state.proveNoEscape() ? ShotVerdict.HITS : ShotVerdict.OFF_AIM;
  }

  @Override
  public void writeState(AimState state, StateSink out) {
    state.learner().writeState(out);
  }
}
