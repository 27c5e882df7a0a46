package towline.session.replay;

/**
 * Bytes that are no replay that this program can play; the message is one sentence that says why.
 */
public final class ReplayException extends Exception {
  private static final long serialVersionUID = 1L;

  /** With the sentence, which does not end in a full stop. */
  public ReplayException(String message) {
    super(message);
  }
}
