package towline.menu.page;

/** What the page of a paused run asks for. */
public interface PauseActions {
  /** Lets the run go on. */
  void resumeRun();

  /** Starts it from the beginning. */
  void restart();
}
