package towline.aim;

import towline.aim.learn.PathSearch;
import towline.aim.noescape.NoEscapeProof;
import towline.aim.noescape.NoEscapeSearch;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;

/**
 * The solver and scratch space of fire controls. It keeps nothing from one decision to the next, so
 * that one instance serves all turrets of a thread, and a turret needs little memory.
 */
public final class SolverScratch {
  final FireSolver solver = new FireSolver();
  final FireProblem model = new FireProblem();
  final PathSearch pathSearch = new PathSearch(solver);
  final NoEscapeProof proof = new NoEscapeProof();
  final NoEscapeSearch noEscapeSearch = new NoEscapeSearch();
  final MeasuredPlan measuredPlan = new MeasuredPlan();

  /** Returns the solver, which callers may use between two decisions. */
  public FireSolver solver() {
    return solver;
  }
}
