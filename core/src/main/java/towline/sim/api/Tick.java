package towline.sim.api;

/** The time step of the world. */
public final class Tick {
  /** Number of ticks in a second. */
  public static final int PER_SECOND = 60;

  /** Length of a tick, s. */
  public static final double SECONDS = 1.0 / PER_SECOND;

  private Tick() {}
}
