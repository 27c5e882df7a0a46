package towline.game.run;

/** What the page of a paused run asks for. */
public interface PauseActions {
  /** Lets the run go on. */
  void resumeRun();

  /** Whether it still goes on, so that ending it must be asked for. */
  boolean isLive();

  /** The key of the text that says what the run is worth if it is ended now. */
  String worth();

  /** Starts it from the beginning. */
  void restart();

  /** Plays one tick. */
  void step();

  /** Halves the speed. */
  void slower();

  /** Doubles the speed. */
  void faster();
}
