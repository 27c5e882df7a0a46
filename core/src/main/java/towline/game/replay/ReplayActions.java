package towline.game.replay;

import towline.game.run.PauseActions;

/** What the page of a paused replay asks for. */
public interface ReplayActions extends PauseActions {
  /** Whether all of it has been played. */
  boolean ended();

  /** Goes back to the list of replays. */
  void close();
}
