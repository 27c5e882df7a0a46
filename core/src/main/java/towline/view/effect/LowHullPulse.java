package towline.view.effect;

/** A heartbeat for a ship with a low hull: two strokes, the second softer, and a rest. */
public final class LowHullPulse {
  /** Hull below which the pulse beats, 0 to 1. */
  private static final double LOW_HULL = 0.3;

  /** Time between two beats, s. */
  private static final double PERIOD = 1.05;

  /** Time from the first stroke to the second, s. */
  private static final double SECOND_STROKE = 0.24;

  private static final double SECOND_STRENGTH = 0.6;

  /** Decay rate of a stroke, 1/s. */
  private static final double STROKE_DECAY = 7;

  /** Rate at which the pulse starts and ends, 1/s. */
  private static final double ONSET = 3;

  private double clock;
  private double presence;

  /** Stops the pulse. */
  public void clear() {
    clock = 0;
    presence = 0;
  }

  /**
   * Advances by {@code seconds}; {@code hull} is the remaining hull, 0 to 1, and 0 without a ship.
   */
  public void update(double seconds, double hull) {
    boolean beats = hull > 0 && hull < LOW_HULL;
    double goal = beats ? 1 : 0;
    presence += (goal - presence) * (1 - Math.exp(-ONSET * seconds));
    clock = (clock + seconds) % PERIOD;
  }

  /** Returns the present strength, 0 to 1. */
  public double strength() {
    return presence * Math.max(stroke(clock), SECOND_STRENGTH * stroke(clock - SECOND_STROKE));
  }

  private static double stroke(double since) {
    return since < 0 ? 0 : Math.exp(-STROKE_DECAY * since);
  }
}
