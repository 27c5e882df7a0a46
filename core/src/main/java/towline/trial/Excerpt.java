package towline.trial;

/** Quotes text from a file in an error message. */
public final class Excerpt {
  private static final int LENGTH = 40;

  private Excerpt() {}

  /** Returns {@code text}, shortened to what a sentence has room for. */
  public static String of(String text) {
    return text.length() > LENGTH ? text.substring(0, LENGTH) + "..." : text;
  }
}
