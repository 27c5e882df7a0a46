package towline.lab.methods;

import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;

/** What methods need beside a question, so that none of them is charged for making it. */
final class MethodScratch {
  final FireSolver solver = new FireSolver();
  final FireAnswer answer = new FireAnswer();
  final FireProblem moving = new FireProblem();
  final AimedShot shot = new AimedShot();
}
