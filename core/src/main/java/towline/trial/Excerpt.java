package towline.trial;

/** Quotes text from a file in an error message. */
public final class Excerpt {
  private static final int MOST_CHARACTERS = 40;

  private Excerpt() {}

  /** Returns {@code text}, shortened to 40 characters and dots. */
  public static String of(String text) {
    return text.length() > MOST_CHARACTERS ? text.substring(0, MOST_CHARACTERS) + "..." : text;
  }
}
