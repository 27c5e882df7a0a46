package towline.shots;

/**
 * A part of the board that can be chosen.
 *
 * @param name its name, unique on the board at a time
 * @param text its label; empty if something else is drawn there
 * @param box its place
 * @param style its look
 * @param action the effect of choosing it
 */
record Item(String name, String text, Box box, Style style, Runnable action) {
  /** Looks of items. */
  enum Style {
    /** A button. */
    BUTTON,
    /** The button that leads on. */
    MAIN,
    /** An arrow to the left. */
    ARROW,
    /** A key of the pad. */
    KEY,
    /** A picture, which only gets a frame. */
    PICTURE
  }
}
