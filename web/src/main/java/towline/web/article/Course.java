package towline.web.article;

import towline.aim.situation.FireProblem;

/** How a target moves. */
interface Course {
  /** Puts the target at the start of its course. */
  void begin(FireProblem target, Sliders sliders);

  /** Whether another target is due: this one has left the picture, or flown for long enough, s. */
  boolean isOver(FireProblem target, double seconds);
}
