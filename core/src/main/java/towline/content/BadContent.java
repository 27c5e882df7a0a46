package towline.content;

/** A file of the game's data is missing or wrong. The message is one sentence for the user. */
public final class BadContent extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** A sentence that names file, field, value and allowed range. */
  public BadContent(String sentence) {
    super(sentence);
  }

  /** As above, with what made it so. */
  public BadContent(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
