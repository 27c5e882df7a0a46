package towline.web.launch;

/**
 * The address of the page has an unknown or invalid option. The message is a sentence for the
 * player.
 */
public final class AddressException extends Exception {
  private static final long serialVersionUID = 1L;

  AddressException(String sentence) {
    super(sentence);
  }
}
