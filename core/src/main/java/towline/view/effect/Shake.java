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

  /** At this distance from where it is felt, m, a knock is half as strong. */
  private static final double HALF_FELT = 16;

  /** How fast the picture comes back from a push, 1/s. */
  private static final double RETURN = 16;

  /** No pushes move the picture farther than this, m. */
  private static final double FARTHEST_PUSH = 0.3;

  private double trauma;
  private double feltX;
  private double feltY;
  private double pushX;
  private double pushY;
  private double time;
  private double strength = 1;

  /** How much of the shake is wanted, 0 to 1.5. */
  public void strength(double share) {
    strength = Math.max(0, Math.min(1.5, share));
  }

  /** A knock, 0 to 1. */
  public void add(double force) {
    if (force > 0) {
      trauma = Math.min(1, trauma + force);
    }
  }

  /** From here on knocks are felt there, m. */
  public void setListener(double x, double y) {
    feltX = x;
    feltY = y;
  }

  /** A knock, 0 to 1, that came from there, m: the farther away, the less is felt of it. */
  public void add(double force, double fromX, double fromY) {
    double away = Math.hypot(fromX - feltX, fromY - feltY) / HALF_FELT;
    if (away < Double.POSITIVE_INFINITY) {
      add(force / (1 + away * away));
    }
  }

  /** Pushes the picture along, m; it swings back at once. */
  public void push(double alongX, double alongY) {
    if (Double.isFinite(alongX + alongY)) {
      pushX = Math.max(-FARTHEST_PUSH, Math.min(FARTHEST_PUSH, pushX + alongX));
      pushY = Math.max(-FARTHEST_PUSH, Math.min(FARTHEST_PUSH, pushY + alongY));
    }
  }

  /** Comes to rest. */
  public void clear() {
    trauma = 0;
    pushX = 0;
    pushY = 0;
  }

  /** Lets time pass, s. */
  public void update(double seconds) {
    double keep = Math.exp(-RETURN * seconds);
    pushX *= keep;
    pushY *= keep;
    time += seconds;
    trauma = Math.max(0, trauma - FADE * seconds * (0.4 + trauma));
  }

  /** How far the picture is moved, m. */
  public double x() {
    double swing = Math.sin(time * RATE_X) + 0.5 * Math.sin(time * RATE_X * 1.71 + 1);
    return strength * (FARTHEST * trauma * trauma * swing / 1.5 + pushX);
  }

  /** How far the picture is moved, m. */
  public double y() {
    double swing = Math.sin(time * RATE_Y + 2) + 0.5 * Math.sin(time * RATE_Y * 1.63);
    return strength * (FARTHEST * trauma * trauma * swing / 1.5 + pushY);
  }
}
