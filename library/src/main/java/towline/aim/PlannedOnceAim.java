package towline.aim;

import towline.aim.learn.ShotVerdict;
import towline.aim.situation.FireProblem;
import towline.math.Angles;

/**
 * Plans once for each shot: in its model the target waits, as seen then, until the barrel has
 * reached its bearing. It plans again after a shot, and when the barrel is there to no avail.
 */
final class PlannedOnceAim extends PredictiveAim {
  /** A barrel this close to its bearing has reached it, radians. */
  private static final double REACHED = 1e-9;

  PlannedOnceAim(MotionModel model) {
    super(model);
  }

  @Override
  public AimStrategy believing(MotionModel further) {
    return new PlannedOnceAim(model().and(further));
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
        && Math.abs(Angles.difference(plan.bearing(), state.sight().facing)) <= REACHED;
  }
}
