package towline.game.diagnostics;

/** A phase of a frame, or of the game's life. */
public enum FramePhase {
  /** The parts of the game are created. */
  CREATE,
  /** The size of the window changes. */
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
  /** The window runs a task of its own, outside of a frame. */
  WINDOW,
  /** The parts of the game are disposed of. */
  DISPOSE
}
