package towline.view.draw;

/** A file of the game is missing or broken; the message is one sentence. */
public final class AssetException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; {@code sentence} names the file and the fault. */
  public AssetException(String sentence) {
    super(sentence);
  }
}
