package towline.aim;

import towline.aim.learn.ShotVerdict;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.math.StateHash;

/**
 * The catalogue of aim modes. Most are a belief: one pure function from what a turret sees to what
 * it believes, for which the {@link FireSolver} then finds the earliest shot. So a naive mode is
 * exactly right about a world that is not there, and misses honestly. Where the shooter outruns its
 * own shots, all modes believe that turning takes no time.
 *
 * <p>Keys, HUD, ghosts and tables iterate over {@link #values()}; whoever has a way to aim of their
 * own implements {@link AimStrategy}.
 */
public enum AimMode implements AimStrategy {
  /** Never turns; takes what it sees for standing still, and fires at what crosses its muzzle. */
  HOLD(new FixedBarrelAim()),
  /** Believes that targets stand still. */
  DIRECT(new PredictiveAim(TargetModels::standing)),
  /** Believes that targets fly straight and that turning takes no time. */
  LEAD(new PlannedOnceAim(TargetModels::straightAtOnce)),
  /** Believes that targets fly straight; knows how fast its barrel turns. */
  TURN_LEAD(new PredictiveAim(TargetModels::straight)),
  /** Believes that targets go on accelerating or turning, and its own tow too, as seen. */
  PREDICT(new PredictiveAim(TargetModels::asSeen, true)),
  /**
   * As TURN_LEAD, but its aim settles: it begins with a target that stands still, and is exact
   * about one that has flown evenly for half a second.
   */
  REFINE(new RefinedAim(TargetModels::straight)),
  /** As TURN_LEAD; knows that shots fall. */
  LOB(new PredictiveAim(TargetModels::straightWithGravity)),
  /**
   * Keeps several beliefs and trusts those that have been right lately; knows that shots fall. At
   * first sight it believes what it sees. Needs exact positions, a fixed step apart, or to be told
   * by {@link FireProblem#targetNoise} that they are not.
   */
  LEARN(new LearnedAim()),
  /** Believes nothing but what its target is capable of: fires when no manoeuvre can save it. */
  SURE(new NoEscapeAim());

  /** When a mode plans. */
  public enum Planning {
    /** Once for each shot; again after the shot, or when its moment has passed. */
    ONCE_A_SHOT,
    /** In every tick, with what is seen then. */
    EVERY_TICK
  }

  /** Those of the library hold nothing that changes; the checker cannot know it. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final AimStrategy strategy;

  AimMode(AimStrategy strategy) {
    this.strategy = strategy;
  }

  @Override
  public void plan(AimState state) {
    strategy.plan(state);
  }

  @Override
  public ShotVerdict judge(AimState state) {
    return strategy.judge(state);
  }

  @Override
  public void explain(AimState state, AimExplanation out) {
    strategy.explain(state, out);
  }

  @Override
  public void hashInto(AimState state, StateHash hash) {
    strategy.hashInto(state, hash);
  }

  @Override
  public void believe(FireProblem seen, FireProblem believed) {
    strategy.believe(seen, believed);
  }

  @Override
  public double firstTimeToGo(FireProblem believed, FireSolver solver) {
    return strategy.firstTimeToGo(believed, solver);
  }

  @Override
  public Planning planning() {
    return strategy.planning();
  }

  @Override
  public boolean turns() {
    return strategy.turns();
  }

  @Override
  public boolean settles() {
    return strategy.settles();
  }

  @Override
  public boolean studies() {
    return strategy.studies();
  }

  @Override
  public boolean takesLesserTargets() {
    return strategy.takesLesserTargets();
  }

  @Override
  public boolean isSure() {
    return strategy.isSure();
  }
}
