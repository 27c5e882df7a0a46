package towline.lab;

/** Options that cannot be used. The message is one sentence for the user. */
public final class UsageException extends Exception {
  private static final long serialVersionUID = 1;

  /** An exception with a sentence for the user. */
  public UsageException(String sentence) {
    super(sentence);
  }
}
