package towline.view.text;

/** The sizes of text, in pixels at a window 720 pixels high. */
public enum TextSize {
  /** Numbers beside things. */
  SMALL(14, Weight.REGULAR),
  /** Running text. */
  BODY(18, Weight.REGULAR),
  /** Headings. */
  HEADING(26, Weight.BOLD),
  /** Scores and results. */
  FIGURE(40, Weight.BOLD),
  /** Callouts in the world. */
  CALLOUT(58, Weight.BOLD),
  /** The name of the game. */
  TITLE(112, Weight.BOLD);

  /** The weights of the typeface. */
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
