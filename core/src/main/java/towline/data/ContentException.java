package towline.data;

/** A file of the game's data is missing or wrong. The message is one sentence for the user. */
public final class ContentException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates an exception with a sentence that names file, field, value and allowed range. */
  public ContentException(String sentence) {
    super(sentence);
  }

  /** Creates an exception with such a sentence and its cause. */
  public ContentException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
