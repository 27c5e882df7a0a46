package towline.sim.api;

/** What a warp gate lets in. */
public enum WarpGuest {
  /** A snake, which crawls out of it. */
  SNAKE,
  /** A tank. */
  TANK,
  /** A school of mites, row by row. */
  MITES,
  /** A vessel. */
  VESSEL
}
