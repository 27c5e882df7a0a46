package towline.settings;

/** How much of the screen the game takes. */
public enum WindowMode {
  /** A window with a frame. */
  WINDOWED,
  /** A window without a frame, as large as the screen. */
  BORDERLESS,
  /** The whole screen. */
  FULL_SCREEN
}
