package towline.sim.api;

/** The step in which time passes for everything in the world. */
public final class Tick {
  /** The ticks in a second. */
  public static final int PER_SECOND = 60;

  /** The length of a tick, s. */
  public static final double SECONDS = 1.0 / PER_SECOND;

  private Tick() {}
}
