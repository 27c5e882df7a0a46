package towline.aim;

import java.util.function.Consumer;
import java.util.function.LongConsumer;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.math.StateSink;

/**
 * An aim that settles: it takes a new target to stand still, follows its velocity with a low-pass
 * filter, and takes one step of fixed-point iteration a tick. It is nearly exact after half a
 * second of uniform flight, lags behind a target that turns, and filters noise.
 */
final class RefinedAim extends PredictiveAim {
  /** Maximum iteration steps if nothing is kept from earlier. */
  private static final int STEPS_WITHOUT_MEMORY = 100;

  /** Relative change of the impact time below which the iteration has converged. */
  private static final double SETTLED = 1e-10;

  /** Time constant in which two thirds of a change of velocity are followed, s. */
  private static final double SETTLING = 0.12;

  private final double settling;
  private final boolean turns;

  /** Creates an aim that settles quickly, for targets that fly straight. */
  RefinedAim(Consumer<FireProblem> model) {
    this(model, SETTLING, false);
  }

  /**
   * Creates an aim with a time constant of its own.
   *
   * @param settling time in which two thirds of a change are followed, s
   * @param turns true to follow the target's turn rate, too
   */
  RefinedAim(Consumer<FireProblem> model, double settling, boolean turns) {
    super(model, true);
    this.settling = settling;
    this.turns = turns;
  }

  @Override
  public AimStrategy believing(Consumer<FireProblem> further) {
    return new RefinedAim(model().andThen(further), settling, turns);
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
  public void writeState(AimState state, LongConsumer out) {
    StateSink sink = StateSink.of(out);
    sink.add(state.settledVelocityX());
    sink.add(state.settledVelocityY());
    if (turns) {
      sink.add(state.settledTurnRate());
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

  /** Returns the impact time it converges to, or that of the earliest shot if it does not, s. */
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
