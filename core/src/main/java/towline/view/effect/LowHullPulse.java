package towline.view.effect;

/** The beat of a ship that is nearly lost: two strokes, the second softer, and a rest. */
public final class LowHullPulse {
  /** It beats from this hull on down, 0 to 1. */
  private static final double LOW = 0.3;

  /** The time from beat to beat, s. */
  private static final double PERIOD = 1.05;

  /** When the second stroke comes, s after the first. */
  private static final double SECOND = 0.24;

  private static final double SOFTER = 0.6;

  /** How fast a stroke fades, 1/s. */
  private static final double FADE = 7;

  /** How fast it starts and ends, 1/s. */
  private static final double ONSET = 3;

  private double clock;
  private double presence;

  /** It does not beat. */
  public void clear() {
    clock = 0;
    presence = 0;
  }

  /** Lets time pass, s, with so much of the hull left, 0 to 1; none counts as no ship at all. */
  public void update(double seconds, double hull) {
    boolean beats = hull > 0 && hull < LOW;
    double goal = beats ? 1 : 0;
    presence += (goal - presence) * (1 - Math.exp(-ONSET * seconds));
    clock = (clock + seconds) % PERIOD;
  }

  /** How strong it is now, 0 to 1. */
  public double strength() {
    return presence * Math.max(stroke(clock), SOFTER * stroke(clock - SECOND));
  }

  private static double stroke(double since) {
    return since < 0 ? 0 : Math.exp(-FADE * since);
  }
}
