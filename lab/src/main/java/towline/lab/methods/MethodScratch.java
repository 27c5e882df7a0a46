package towline.lab.methods;

import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;

/** The scratch memory of methods, so that none is charged for allocating it. */
final class MethodScratch {
  final FireSolver solver = new FireSolver();
  final FireAnswer answer = new FireAnswer();
  final FireProblem moving = new FireProblem();
  final AimedShot shot = new AimedShot();
}
