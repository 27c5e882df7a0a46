package towline.view.hud;

/** The state of message boards, for tests. */
public final class MessageBoards {
  private MessageBoards() {}

  /** Returns true if the message at a place is visible. */
  public static boolean isVisible(MessageBoard board, MessageBoard.Place place) {
    return board.isVisible(place);
  }
}
