package towline.aim;

import towline.aim.learn.PathSearch;
import towline.aim.noescape.NoEscapeProof;
import towline.aim.noescape.NoEscapeSearch;
import towline.aim.search.FireSolver;
import towline.aim.search.ShotCheck;
import towline.aim.situation.FireProblem;

/**
 * What fire controls reckon with: the solver and its scratch space. It keeps nothing from one
 * decision to the next, so that one serves all turrets of a thread, and a turret stays small.
 */
public final class SolverScratch {
  final FireSolver solver = new FireSolver();
  final ShotCheck check = new ShotCheck();
  final FireProblem model = new FireProblem();
  final PathSearch pathSearch = new PathSearch(solver);
  final NoEscapeProof proof = new NoEscapeProof();
  final NoEscapeSearch noEscapeSearch = new NoEscapeSearch();
  final MeasuredPlan measuredPlan = new MeasuredPlan();

  /** Its solver, free for other questions between two decisions. */
  public FireSolver solver() {
    return solver;
  }
}
