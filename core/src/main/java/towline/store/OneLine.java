package towline.store;

/** Turns texts, such as file names with any characters, into one line. */
public final class OneLine {
  private OneLine() {}

  /**
   * Returns {@code text} in one line: line breaks become blanks, other control characters question
   * marks.
   */
  public static String of(String text) {
    return text.replaceAll("\\s*\\R\\s*", " ").strip().replaceAll("[\\p{Cc}\\p{Cf}]", "?");
  }
}
