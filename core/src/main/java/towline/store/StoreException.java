package towline.store;

/**
 * A file could not be read or written. The message is one sentence: what happened, where, and what
 * to do about it.
 */
public final class StoreException extends Exception {
  private static final long serialVersionUID = 1L;

  StoreException(String message) {
    super(message);
  }

  StoreException(String message, Throwable cause) {
    super(message, cause);
  }

  /** The sentence, which does not end in a full stop. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
