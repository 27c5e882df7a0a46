package towline.web.article;

import towline.aim.situation.FireProblem;

/** The motion of a target. */
interface Course {
  /** Puts the target at the start of its course. */
  void begin(FireProblem target, Sliders sliders);

  /**
   * Returns true if the course is over: the target has left the picture, or has flown long enough.
   *
   * @param seconds the time since the start of the course
   */
  boolean isOver(FireProblem target, double seconds);
}
