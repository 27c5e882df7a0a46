package towline.session;

import towline.sim.api.Tick;

/**
 * Turns the real time between two frames into a whole number of ticks, and gives the position of
 * the picture between the last two of them.
 *
 * <p>At most {@link #MOST_TICKS_A_FRAME} ticks make up for a slow frame, and more if play runs
 * faster than twice real time. The rest is dropped and counted, so that a slow machine plays slower
 * instead of falling further and further behind. The class reads no clock: equal sequences of calls
 * give equal ticks.
 */
public final class FixedStep {
  /** Ticks per second of play. */
  public static final int TICKS_A_SECOND = Tick.PER_SECOND;

  /** Length of a tick, s. */
  public static final double TICK_SECONDS = Tick.SECONDS;

  /** Greatest number of ticks in a frame at usual speeds. */
  public static final int MOST_TICKS_A_FRAME = 5;

  /** Speed up to which {@link #MOST_TICKS_A_FRAME} is enough; faster play allows more. */
  private static final double USUAL_SPEED = 2;

  /** The paces of slow motion, as fractions of real time. */
  public static final SpeedRange SPEEDS = new SpeedRange(1.0 / 16, 1);

  private double speed = 1;
  private double timeScale = 1;
  private double effectSeconds;
  private boolean paused;
  private boolean stepWanted;
  private double ticksDue;
  private long dropped;

  /**
   * Adds the time since the last frame, and returns the number of ticks to run now.
   *
   * @param elapsedSeconds real time, 0 or more and finite
   * @return 0 or more; while paused 0, or 1 for each {@link #step()}
   * @throws IllegalArgumentException if the time is negative or not finite
   */
  public int advance(double elapsedSeconds) {
    if (!(elapsedSeconds >= 0) || Double.isInfinite(elapsedSeconds)) {
      throw new IllegalArgumentException(
          "elapsed time must be 0 s or more and finite, not " + elapsedSeconds);
    }
    if (paused) {
      int ticks = stepWanted ? 1 : 0;
      stepWanted = false;
      effectSeconds = ticks * TICK_SECONDS;
      return ticks;
    }
    double elapsedPlay = elapsedSeconds * speed;
    double mostTicks = MOST_TICKS_A_FRAME * Math.max(1, Math.ceil(speed / USUAL_SPEED));
    effectSeconds =
        Math.min(elapsedPlay, MOST_TICKS_A_FRAME * TICK_SECONDS * Math.max(1, speed)) * timeScale;
    ticksDue += elapsedPlay * timeScale * TICKS_A_SECOND;
    double wholeTicks = Math.floor(ticksDue);
    ticksDue -= wholeTicks;
    double ticks = Math.min(wholeTicks, mostTicks);
    dropped += (long) (wholeTicks - ticks);
    return (int) ticks;
  }

  /**
   * Returns the position of the picture between the last tick but one (0) and the last (below 1).
   */
  public double alpha() {
    return ticksDue;
  }

  /** Returns the time by which effects and the camera advance in this frame, s. */
  public double effectSeconds() {
    return effectSeconds;
  }

  /** Returns the number of ticks that were dropped because frames took too long. */
  public long dropped() {
    return dropped;
  }

  /** Stops the ticks; real time that passes is not made up for. */
  public void pause() {
    paused = true;
  }

  /** Lets the ticks run again; discards a step that was requested and not yet taken. */
  public void resume() {
    paused = false;
    stepWanted = false;
  }

  public boolean paused() {
    return paused;
  }

  /** Requests one tick in the next frame; no effect while not paused. */
  public void step() {
    stepWanted = paused;
  }

  /** Returns the speed of play as a multiple of real time, without slow motion. */
  public double speed() {
    return speed;
  }

  /** Sets the speed of play as a multiple of real time, above 0. */
  public void setSpeed(double multiple) {
    speed = multiple;
  }

  /** Returns the pace of slow motion, as a fraction of real time; see {@link #SPEEDS}. */
  public double timeScale() {
    return timeScale;
  }

  /**
   * Sets the pace of slow motion. Ticks stay as long as they are; there are only fewer in a second.
   *
   * @param scale a fraction of real time within {@link #SPEEDS}
   * @throws IllegalArgumentException if {@code scale} is outside
   */
  public void setTimeScale(double scale) {
    if (!(scale >= SPEEDS.slowest() && scale <= SPEEDS.fastest())) {
      throw new IllegalArgumentException("time scale must be 1/16 to 1, not " + scale);
    }
    timeScale = scale;
  }

  /** Halves the pace of slow motion, down to the slowest. */
  public void slower() {
    setTimeScale(SPEEDS.slower(timeScale));
  }

  /** Doubles the pace of slow motion, up to real time. */
  public void faster() {
    setTimeScale(SPEEDS.faster(timeScale));
  }
}
