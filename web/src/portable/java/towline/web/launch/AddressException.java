package towline.web.launch;

/** The address of the page asks for what there is not; the message is a sentence for the player. */
public final class AddressException extends Exception {
  private static final long serialVersionUID = 1L;

  AddressException(String sentence) {
    super(sentence);
  }
}
