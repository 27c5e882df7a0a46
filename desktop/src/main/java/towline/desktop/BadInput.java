package towline.desktop;

/** Something that the user can put right. The message is one sentence for the user. */
final class BadInput extends Exception {
  private static final long serialVersionUID = 1L;

  BadInput(String sentence) {
    super(sentence);
  }

  BadInput(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
