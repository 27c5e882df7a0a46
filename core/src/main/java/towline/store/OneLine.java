package towline.store;

/** Texts in one line, where names of files may hold anything. */
public final class OneLine {
  private OneLine() {}

  /** The text in one line: line breaks become blanks, other control characters question marks. */
  public static String of(String text) {
    return text.replaceAll("\\s*\\R\\s*", " ").strip().replaceAll("[\\p{Cc}\\p{Cf}]", "?");
  }
}
