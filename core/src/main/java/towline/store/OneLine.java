package towline.store;

/** Turns texts, such as file names with any characters, into one line. */
public final class OneLine {
  /** A line break with blanks around it. Not {@code \R}, which a page does not know. */
  private static final String LINE_BREAK = "\\s*[\\n\\x0B\\f\\r\\x85\\u2028\\u2029]\\s*";

  private OneLine() {}

  /**
   * Returns {@code text} in one line: line breaks become blanks, other control characters question
   * marks.
   */
  public static String of(String text) {
    return text.replaceAll(LINE_BREAK, " ").strip().replaceAll("[\\p{Cc}\\p{Cf}]", "?");
  }
}
