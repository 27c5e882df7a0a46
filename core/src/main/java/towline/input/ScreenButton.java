package towline.input;

/** A button shown by a screen without a page. */
@FunctionalInterface
public interface ScreenButton {
  /** No button. */
  ScreenButton NONE = (x, y) -> false;

  /**
   * Handles a click at x, y, in pixels from the window's upper left; returns false if it missed the
   * button.
   */
  boolean click(int x, int y);
}
