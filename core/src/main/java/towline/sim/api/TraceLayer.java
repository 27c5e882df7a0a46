package towline.sim.api;

/** What somebody who looks into the pilots' minds wants to see. */
public enum TraceLayer {
  /** What each pilot has in mind. */
  VISION,
  /** What the drone would do in every other aim mode. */
  GHOSTS
}
