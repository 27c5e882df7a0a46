package towline.aim;

import java.util.function.Consumer;
import towline.aim.search.FireSolver;
import towline.aim.search.ShotVerdict;
import towline.aim.situation.FireProblem;

/**
 * An aim by a model of the motion of target and shot, for which the {@link FireSolver} finds the
 * earliest shot. A shot leaves if, along the present barrel, it passes in the model within {@link
 * FireSolver#CERTAIN_PART_OF_RADIUS} of the target's radius and within range.
 */
class PredictiveAim implements AimStrategy {
  private final Consumer<FireProblem> model;
  private final boolean foreseesShooter;

  PredictiveAim(Consumer<FireProblem> model) {
    this(model, false);
  }

  /**
   * Creates an aim by {@code model}.
   *
   * @param foreseesShooter true to predict the shooter's position at the time of fire
   */
  PredictiveAim(Consumer<FireProblem> model, boolean foreseesShooter) {
    this.model = model;
    this.foreseesShooter = foreseesShooter;
  }

  @Override
  public AimStrategy believing(Consumer<FireProblem> further) {
    return new PredictiveAim(model.andThen(further), foreseesShooter);
  }

  final Consumer<FireProblem> model() {
    return model;
  }

  @Override
  public final void believe(FireProblem seen, FireProblem believed) {
    believed.set(seen);
    model.accept(believed);
    believed.fireAtOnceIfOutrun();
  }

  /** Fills {@code believed} with the model, including the state kept from earlier ticks. */
  void believe(AimState state, FireProblem believed) {
    believe(state.sight(), believed);
  }

  /**
   * Returns the impact time of the shot from now, s; +infinity: there is none.
   *
   * @param carried the last answer less the time since, s; +infinity: none
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

  /** Returns the verdict on a shot that leaves now in the situation {@code believed}. */
  static ShotVerdict verdict(AimState state, FireProblem believed) {
    return state.scratch.solver.hits(believed) ? ShotVerdict.HITS : ShotVerdict.OFF_AIM;
  }
}
