package towline.menu.page;

/** What the page of a paused run asks for. */
public interface PauseActions {
  /** Lets the run go on. */
  void resumeRun();

  /** Whether it still goes on, so that ending it must be asked for. */
  boolean isLive();

  /** Starts it from the beginning. */
  void restart();
}
