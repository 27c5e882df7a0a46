package towline.session.replay;

/** A failure to read a replay; the message is one sentence with the reason. */
public final class ReplayException extends Exception {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; {@code message} does not end in a full stop. */
  public ReplayException(String message) {
    super(message);
  }
}
