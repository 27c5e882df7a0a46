package towline.settings;

/** Window, borderless or full screen. */
public enum WindowMode {
  /** A window with a frame. */
  WINDOWED,
  /** A window without a frame, as large as the screen. */
  BORDERLESS,
  /** Exclusive full screen. */
  FULL_SCREEN
}
