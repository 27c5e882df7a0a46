package towline.view.text;

/** The sizes of text, in pixels at a window 720 pixels high. */
public enum TextSize {
  /** Numbers beside things. */
  SMALL(14, Weight.REGULAR),
  /** What is read. */
  BODY(18, Weight.REGULAR),
  /** What is read first. */
  HEADING(26, Weight.BOLD),
  /** Score, results. */
  FIGURE(40, Weight.BOLD),
  /** A word at the place of a great moment. */
  CALLOUT(58, Weight.BOLD),
  /** The name of the game. */
  TITLE(112, Weight.BOLD);

  /** The cuts of the typeface. */
  enum Weight {
    REGULAR("fonts/Play-Regular.ttf"),
    BOLD("fonts/Play-Bold.ttf");

    private final String path;

    Weight(String path) {
      this.path = path;
    }

    String path() {
      return path;
    }
  }

  private final int pixels;
  private final Weight weight;

  TextSize(int pixels, Weight weight) {
    this.pixels = pixels;
    this.weight = weight;
  }

  int pixels() {
    return pixels;
  }

  Weight weight() {
    return weight;
  }
}
