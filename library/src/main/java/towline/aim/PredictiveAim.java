package towline.aim;

import towline.aim.learn.ShotVerdict;
import towline.aim.search.FireSolver;
import towline.aim.search.ShotCheck;
import towline.aim.situation.FireProblem;

/**
 * Aims by a model of how target and shot move, for which the {@link FireSolver} finds the earliest
 * shot. A shot leaves if, along the barrel as it is now, it passes in the model within {@link
 * ShotCheck#CERTAIN_PART_OF_RADIUS} of the target's radius and within range.
 */
class PredictiveAim implements AimStrategy {
  private final MotionModel model;
  private final boolean foreseesShooter;

  PredictiveAim(MotionModel model) {
    this(model, false);
  }

  /**
   * Creates an aim by {@code model}.
   *
   * @param foreseesShooter whether it foresees where its shooter will be when the shot leaves
   */
  PredictiveAim(MotionModel model, boolean foreseesShooter) {
    this.model = model;
    this.foreseesShooter = foreseesShooter;
  }

  @Override
  public AimStrategy believing(MotionModel further) {
    return new PredictiveAim(model.and(further), foreseesShooter);
  }

  final MotionModel model() {
    return model;
  }

  @Override
  public final void believe(FireProblem seen, FireProblem believed) {
    believed.set(seen);
    model.simplify(believed);
    believed.fireAtOnceIfOutrun();
  }

  /** The same with what is carried from earlier ticks. */
  void believe(AimState state, FireProblem believed) {
    believe(state.sight(), believed);
  }

  /**
   * The impact time of the shot, in seconds; +infinity: it sees none.
   *
   * @param carried its last answer, less the time since; +infinity: none
   */
  double timeToGo(FireProblem believed, FireSolver solver, double carried) {
    return solver.timeToGo(believed);
  }

  @Override
  public void plan(AimState state) {
    FiringPlan plan = state.plan();
    believe(state, plan.belief());
    if (foreseesShooter) {
      state.foreseeShooter();
    }
    double carried =
        plan.isMade() ? Math.max(0, plan.timeToGo() - plan.age()) : Double.POSITIVE_INFINITY;
    plan.begin();
    double timeToGo = timeToGo(plan.belief(), state.solver(), carried);
    if (timeToGo < Double.POSITIVE_INFINITY) {
      plan.take(timeToGo, state.solver());
    } else if (!plansOnce()) {
      plan.track(state.solver());
    }
  }

  @Override
  public ShotVerdict judge(AimState state) {
    FireProblem believed = state.scratch.model;
    believe(state, believed);
    return verdict(state, believed);
  }

  /** What it says of a shot now by what is {@code believed}. */
  static ShotVerdict verdict(AimState state, FireProblem believed) {
    return state.scratch.check.hits(believed) ? ShotVerdict.HITS : ShotVerdict.OFF_AIM;
  }
}
