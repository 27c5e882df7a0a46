package towline.web.article;

import towline.aim.situation.FireProblem;

/** How a target moves. */
interface Course {
  /** Puts the target at the start of its course. */
  void begin(FireProblem target, Sliders sliders);

  /** Whether the target has left the picture. */
  boolean isOver(FireProblem target);
}
