package towline.screen.diagnostics;

/** The parts of a frame, and of the life of the game. */
public enum FramePhase {
  /** Everything is made. */
  CREATE,
  /** The window has another size. */
  RESIZE,
  /** The focus comes or goes. */
  FOCUS,
  /** Keys and buttons are read. */
  INPUT,
  /** The world moves on. */
  TICK,
  /** What happened in the tick is shown. */
  EVENTS,
  /** What happened is heard. */
  SOUND,
  /** The picture is drawn. */
  DRAW,
  /** Everything is given back. */
  DISPOSE
}
