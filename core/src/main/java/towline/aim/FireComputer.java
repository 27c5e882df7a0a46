package towline.aim;

import towline.aim.certain.CertainMoment;
import towline.aim.certain.Certificate;
import towline.aim.learn.PathCheck;
import towline.aim.learn.PathSearch;
import towline.aim.search.FireSolver;
import towline.aim.search.ShotCheck;
import towline.aim.situation.Situation;

/**
 * What fire controls reckon with: the solver and its scratch space. It keeps nothing from one
 * decision to the next, so that one serves all turrets of a thread, and a turret stays small.
 */
public final class FireComputer {
  final FireSolver solver = new FireSolver();
  final ShotCheck check = new ShotCheck();
  final Situation model = new Situation();
  final PathSearch pathSearch = new PathSearch(solver);
  final PathCheck pathCheck = new PathCheck();
  final Certificate certificate = new Certificate();
  final CertainMoment certainMoment = new CertainMoment();

  /** Its solver, free for other questions between two decisions. */
  public FireSolver solver() {
    return solver;
  }
}
