package towline.menu.page;

/** What the page of a paused replay asks for. */
public interface ReplayActions extends PauseActions {
  /** Plays one tick. */
  void step();

  /** Halves the speed. */
  void slower();

  /** Doubles the speed. */
  void faster();

  /** Goes back to the list of replays. */
  void close();
}
