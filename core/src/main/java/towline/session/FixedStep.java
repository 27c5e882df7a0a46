package towline.session;

import towline.sim.api.Tick;

/**
 * Turns the real time between two frames into a whole number of ticks, and says how far the picture
 * stands between the last two of them.
 *
 * <p>A slow frame is made up for by at most {@link #MOST_TICKS_A_FRAME} ticks, and by more where
 * play runs faster than twice real time; the rest is dropped and counted, so that a machine that
 * cannot keep up plays slower instead of falling ever further behind. The clock is the caller's:
 * the same sequence of calls gives the same ticks.
 */
public final class FixedStep {
  /** The ticks in a second of play. */
  public static final int TICKS_A_SECOND = Tick.PER_SECOND;

  /** The length of a tick, s. */
  public static final double TICK_SECONDS = Tick.SECONDS;

  /** The most ticks that one frame makes up for at usual speeds. */
  public static final int MOST_TICKS_A_FRAME = 5;

  /** The speed up to which that is enough at usual frame rates; faster play makes up for more. */
  private static final double USUAL_SPEED = 2;

  /** How slow play may be made, and no faster than real time. */
  public static final SpeedRange SPEEDS = new SpeedRange(1.0 / 16, 1);

  private double speed = 1;
  private double timeScale = 1;
  private double viewSeconds;
  private boolean paused;
  private boolean stepWanted;
  private double ticksDue;
  private long dropped;

  /**
   * Takes in the time since the last frame and gives the number of ticks to run now.
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
      viewSeconds = ticks * TICK_SECONDS;
      return ticks;
    }
    double due = elapsedSeconds * speed;
    double most = MOST_TICKS_A_FRAME * Math.max(1, Math.ceil(speed / USUAL_SPEED));
    viewSeconds = Math.min(due, MOST_TICKS_A_FRAME * TICK_SECONDS * Math.max(1, speed)) * timeScale;
    ticksDue += due * timeScale * TICKS_A_SECOND;
    double whole = Math.floor(ticksDue);
    ticksDue -= whole;
    double ticks = Math.min(whole, most);
    dropped += (long) (whole - ticks);
    return (int) ticks;
  }

  /** How far the picture stands from the last but one tick (0) to the last (below 1). */
  public double alpha() {
    return ticksDue;
  }

  /** Returns the time by which effects and camera move on in this frame, s. */
  public double viewSeconds() {
    return viewSeconds;
  }

  /** Returns the number of ticks that were dropped because frames took too long. */
  public long dropped() {
    return dropped;
  }

  /** Stops the ticks; real time that passes is not made up for. */
  public void pause() {
    paused = true;
  }

  /** Lets the ticks run again; a step that was asked for and not yet taken is forgotten. */
  public void resume() {
    paused = false;
    stepWanted = false;
  }

  /** Whether the ticks are stopped. */
  public boolean paused() {
    return paused;
  }

  /** Asks for one tick at the next frame; means nothing while not paused. */
  public void step() {
    stepWanted = paused;
  }

  /** Returns the speed of play as a multiple of real time; slow motion comes on top. */
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
   * @throws IllegalArgumentException if it lies outside
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
