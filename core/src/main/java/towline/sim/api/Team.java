package towline.sim.api;

/** Whose side something is on. */
public enum Team {
  /** The player's. */
  FRIEND,
  /** The enemies'. */
  FOE,
  /** Nobody's: what the dead drop, and what drifts. */
  NEUTRAL
}
