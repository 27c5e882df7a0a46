package towline.view.effect;

/**
 * The shake of the picture, m and rad. What happens adds trauma; the shake goes with its square, so
 * that small knocks stay small and big ones do not add up without bound.
 */
public final class Shake {
  /** The farthest that the picture moves at full trauma, m. */
  private static final double FARTHEST = 0.85;

  /** How fast trauma fades, 1/s. */
  private static final double FADE = 1.9;

  /** How fast the picture swings, rad/s; the three do not share a beat. */
  private static final double RATE_X = 47;

  private static final double RATE_Y = 59;

  private double trauma;
  private double time;
  private double strength = 1;

  /** How much of the shake is wanted, 0 to 1.5. */
  public void strength(double share) {
    strength = Math.max(0, Math.min(1.5, share));
  }

  /** A knock, 0 to 1. */
  public void knock(double force) {
    if (force > 0) {
      trauma = Math.min(1, trauma + force);
    }
  }

  /** Lets time pass, s. */
  public void pass(double seconds) {
    time += seconds;
    trauma = Math.max(0, trauma - FADE * seconds * (0.4 + trauma));
  }

  /** How far the picture is moved, m. */
  public double x() {
    double swing = Math.sin(time * RATE_X) + 0.5 * Math.sin(time * RATE_X * 1.71 + 1);
    return FARTHEST * strength * trauma * trauma * swing / 1.5;
  }

  /** How far the picture is moved, m. */
  public double y() {
    double swing = Math.sin(time * RATE_Y + 2) + 0.5 * Math.sin(time * RATE_Y * 1.63);
    return FARTHEST * strength * trauma * trauma * swing / 1.5;
  }
}
