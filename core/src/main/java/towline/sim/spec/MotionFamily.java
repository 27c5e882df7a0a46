package towline.sim.spec;

/** The way in which a kind of foe moves, for which an aim mode is right. */
public enum MotionFamily {
  /** Stands, or drifts too slowly to matter. */
  STANDING,
  /** Moves straight on, or in pulses along a straight line. */
  STRAIGHT,
  /** Moves in even curves. */
  CURVING,
  /** Repeats a pattern. */
  REPEATING
}
