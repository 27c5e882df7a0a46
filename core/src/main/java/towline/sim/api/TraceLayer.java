package towline.sim.api;

/** What to show of what pilots decide. */
public enum TraceLayer {
  /** What each pilot perceives, wants and plans. */
  VISION,
  /** What the drone would do in every other aim mode. */
  GHOSTS
}
