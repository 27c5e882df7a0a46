package towline.view.draw;

/** A file that comes with the game is missing or broken; the message is one sentence. */
public final class AssetException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With the sentence that says which file, and what about it. */
  public AssetException(String sentence) {
    super(sentence);
  }
}
