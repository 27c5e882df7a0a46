package towline.game.diagnostics;

/** The phases of a frame, and of the game's life. */
public enum FramePhase {
  /** Everything is created. */
  CREATE,
  /** The window has another size. */
  RESIZE,
  /** The window gains or loses the focus. */
  FOCUS,
  /** Keys and buttons are read. */
  INPUT,
  /** The world is simulated. */
  TICK,
  /** View and sound react to the events of the tick. */
  EVENTS,
  /** Sound and menu are updated. */
  SOUND,
  /** The picture is drawn. */
  DRAW,
  /** The window does something of its own, outside of a frame. */
  WINDOW,
  /** Everything is disposed. */
  DISPOSE
}
