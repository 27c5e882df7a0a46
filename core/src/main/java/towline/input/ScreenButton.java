package towline.input;

/** A button that a screen without a page shows. */
@FunctionalInterface
public interface ScreenButton {
  /** No button. */
  ScreenButton NONE = (x, y) -> false;

  /** Handles a click at a place, pixels from the window's upper left; false beside the button. */
  boolean click(int x, int y);
}
