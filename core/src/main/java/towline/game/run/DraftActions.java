package towline.game.run;

/** What the page that offers modules asks for. */
public interface DraftActions {
  /** Fits the module that is on offer at that place, from 0 on. */
  void choose(int index);

  /** Stops the run; the offer stands. */
  void pauseRun();
}
