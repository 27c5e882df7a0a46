package towline.store;

/**
 * Input that cannot be used. The message is one sentence for the user, with file, line and column.
 */
public final class InputException extends Exception {
  private static final long serialVersionUID = 1;

  /** Creates an exception with a sentence for the user. */
  public InputException(String sentence) {
    super(sentence);
  }
}
