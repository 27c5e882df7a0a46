package towline.aim;

import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;

/** Takes one step of fixed-point iteration a tick, so that its aim settles. */
final class RefinedAim extends PredictiveAim {
  /** Steps of iteration with nothing carried over. */
  private static final int STEPS_WITHOUT_MEMORY = 100;

  /** The iteration has settled when it changes by no more than this part of the impact time. */
  private static final double SETTLED = 1e-10;

  RefinedAim(Model model) {
    super(model, true);
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
