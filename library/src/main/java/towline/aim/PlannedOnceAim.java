package towline.aim;

import java.util.function.Consumer;
import towline.aim.search.ShotVerdict;
import towline.aim.situation.FireProblem;
import towline.math.Angles;

/**
 * An aim that plans once for each shot, as if the target waited until the barrel has reached its
 * bearing. It plans again after a shot, and if the barrel has arrived and the shot would miss.
 */
final class PlannedOnceAim extends PredictiveAim {
  /** Bearing error below which the barrel counts as arrived, radians. */
  private static final double ARRIVAL_ERROR = 1e-9;

  PlannedOnceAim(Consumer<FireProblem> model) {
    super(model);
  }

  @Override
  public AimStrategy believing(Consumer<FireProblem> further) {
    return new PlannedOnceAim(model().andThen(further));
  }

  @Override
  public boolean plansOnce() {
    return true;
  }

  @Override
  public void plan(AimState state) {
    FiringPlan plan = state.plan();
    if (!plan.isMade() || plan.isSpent() || state.plansEveryTick) {
      super.plan(state);
    }
  }

  @Override
  public ShotVerdict judge(AimState state) {
    ShotVerdict verdict = judgePlanned(state);
    boolean fires = verdict == ShotVerdict.HITS && state.sight().timeToReady == 0;
    if (fires || state.plan().age() == 0 || !isReached(state)) {
      return verdict;
    }
    super.plan(state);
    return judgePlanned(state);
  }

  private ShotVerdict judgePlanned(AimState state) {
    FireProblem believed = state.scratch.model;
    believe(state.sight(), believed);
    believed.setTarget(state.plan().belief());
    return verdict(state, believed);
  }

  private static boolean isReached(AimState state) {
    FiringPlan plan = state.plan();
    return plan.isMade()
        && Math.abs(Angles.difference(plan.bearing(), state.sight().facing)) <= ARRIVAL_ERROR;
  }
}
