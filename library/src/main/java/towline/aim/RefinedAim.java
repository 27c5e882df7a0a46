package towline.aim;

import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.math.StateSink;

/**
 * Its aim settles: it takes a new target for standing still and learns its velocity by and by, and
 * it takes one step of fixed-point iteration a tick. So it is as good as exact about what has flown
 * evenly for half a second, lags behind what turns, and does not mind noise.
 */
final class RefinedAim extends PredictiveAim {
  /** Steps of iteration with nothing carried over. */
  private static final int STEPS_WITHOUT_MEMORY = 100;

  /** The iteration has settled when it changes by no more than this part of the impact time. */
  private static final double SETTLED = 1e-10;

  /** In this time two thirds of a change of velocity are believed, s. */
  private static final double SETTLING = 0.12;

  private final double settling;
  private final boolean turns;

  /** An aim that settles quickly, at what flies straight. */
  RefinedAim(MotionModel model) {
    this(model, SETTLING, false);
  }

  /**
   * An aim that settles in a time of its own.
   *
   * @param settling in which two thirds of a change are believed, s
   * @param turns whether it also settles on the rate at which its target turns
   */
  RefinedAim(MotionModel model, double settling, boolean turns) {
    super(model, true);
    this.settling = settling;
    this.turns = turns;
  }

  @Override
  public AimStrategy believing(MotionModel further) {
    return new RefinedAim(model().and(further), settling, turns);
  }

  @Override
  public String name() {
    return "settling";
  }

  @Override
  public void plan(AimState state) {
    if (turns) {
      state.settleOnTurn(settling);
    } else {
      state.settle(settling);
    }
    super.plan(state);
  }

  @Override
  void believe(AimState state, FireProblem believed) {
    believe(state.sight(), believed);
    believed.targetVelocityX = state.settledVelocityX();
    believed.targetVelocityY = state.settledVelocityY();
    if (turns) {
      believed.targetTurnRate = state.settledTurnRate();
    }
  }

  @Override
  public void writeState(AimState state, StateSink out) {
    out.add(state.settledVelocityX());
    out.add(state.settledVelocityY());
    if (turns) {
      out.add(state.settledTurnRate());
    }
  }

  @Override
  public boolean settles() {
    return true;
  }

  @Override
  double timeToGo(FireProblem believed, FireSolver solver, double carried) {
    return solver.refined(believed, carried);
  }

  /** What it settles on, or the earliest shot if that is none. */
  @Override
  public double firstTimeToGo(FireProblem believed, FireSolver solver) {
    double settled = settled(believed, solver);
    return solver.isPossible(believed, settled, SETTLED * settled)
        ? settled
        : solver.timeToGo(believed);
  }

  private static double settled(FireProblem believed, FireSolver solver) {
    double estimate = Double.POSITIVE_INFINITY;
    for (int i = 0; i < STEPS_WITHOUT_MEMORY; i++) {
      double next = solver.refined(believed, estimate);
      if (Math.abs(next - estimate) <= SETTLED * next) {
        return next;
      }
      estimate = next;
    }
    return Double.POSITIVE_INFINITY;
  }
}
