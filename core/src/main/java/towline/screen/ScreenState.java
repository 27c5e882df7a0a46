package towline.screen;

/** What the window is doing. */
enum ScreenState {
  /** The title and its pages, with a bot flying behind them. */
  TITLE,
  /** A run. */
  PLAYING,
  /** A run that stands still. */
  PAUSED,
  /** A run that has ended, and what it came to. */
  OVER,
  /** A replay. */
  WATCHING
}
