package towline.aim;

import java.util.function.LongConsumer;
import towline.aim.learn.PathSearch;
import towline.aim.learn.TargetLearner;
import towline.aim.search.ShotVerdict;
import towline.aim.situation.FireProblem;
import towline.aim.situation.MotionSource;
import towline.math.StateSink;

/**
 * Keeps several beliefs about its target and aims by the one that has been right lately; fires when
 * all that are plausible agree, or when nobody could dodge the shot.
 */
final class LearnedAim implements AimStrategy {
  private final double tolerance;

  /** An aim at what follows a belief exactly. */
  LearnedAim() {
    this(TargetLearner.EXACT);
  }

  /** Creates an aim whose beliefs fail at an error of {@code tolerance} target radii in a tick. */
  LearnedAim(double tolerance) {
    this.tolerance = tolerance;
  }

  @Override
  public String name() {
    return "learning";
  }

  @Override
  public boolean studies() {
    return true;
  }

  @Override
  public void plan(AimState state) {
    if (state.sight().motion == MotionSource.MEASURED) {
      FiringPlan plan = state.plan();
      believe(state.sight(), plan.belief());
      state.foreseeShooter();
      plan.begin();
      state.scratch.measuredPlan.make(plan, state.predictor(), state.solver());
      return;
    }
    state.study(tolerance);
    FiringPlan plan = state.plan();
    believe(state.sight(), plan.belief());
    state.foreseeShooter();
    plan.begin();
    PathSearch search = state.scratch.pathSearch;
    double timeToGo = search.timeToGo(state.learner(), plan.belief(), state.learner().step());
    double flight = search.timeOfFlight();
    double timeToFire = timeToGo < Double.POSITIVE_INFINITY ? timeToGo - flight : 0;
    double bearing = search.bearing();
    plan.take(timeToGo, timeToFire, flight, bearing, search.impactX(), search.impactY());
    if (search.tracks()) {
      plan.track(bearing);
    }
  }

  @Override
  public ShotVerdict judge(AimState state) {
    FireProblem sight = state.sight();
    if (sight.motion == MotionSource.MEASURED) {
      return state.predictor().hits(sight) ? ShotVerdict.HITS : ShotVerdict.OFF_AIM;
    }
    ShotVerdict verdict = state.learner().judgeShot(sight);
    // Of what cannot be dodged nothing more needs to be known.
    return sight.agility.isKnown() && state.proveNoEscape() ? ShotVerdict.HITS : verdict;
  }

  @Override
  public void writeState(AimState state, LongConsumer out) {
    state.learner().writeState(StateSink.of(out));
  }
}
