package towline.view.effect;

/**
 * The shake of the picture, m and rad. Knocks add trauma; the shake is proportional to its square,
 * so that small knocks stay small and large ones do not add up without bound.
 */
public final class Shake {
  /** Largest shift of the picture at full trauma, m. */
  private static final double MAX_SHIFT = 0.85;

  /** Decay rate of trauma, 1/s. */
  private static final double FADE = 1.9;

  /** Angular frequencies of the shake, rad/s; incommensurate, so that no beat is seen. */
  private static final double RATE_X = 47;

  private static final double RATE_Y = 59;

  /** Distance from the listener at which a knock is half as strong, m. */
  private static final double HALF_DISTANCE = 16;

  /** Rate at which the picture returns from a push, 1/s. */
  private static final double RETURN = 16;

  /** Largest shift of the picture by pushes, m. */
  private static final double MAX_PUSH = 0.3;

  private double trauma;
  private double feltX;
  private double feltY;
  private double pushX;
  private double pushY;
  private double time;
  private double strength = 1;

  /** Sets the strength of the shake, 0 to 1.5. */
  public void strength(double share) {
    strength = Math.max(0, Math.min(1.5, share));
  }

  /** Adds a knock, 0 to 1. */
  public void add(double force) {
    if (force > 0) {
      trauma = Math.min(1, trauma + force);
    }
  }

  /** Sets the place, m, at which knocks are felt. */
  public void setListener(double x, double y) {
    feltX = x;
    feltY = y;
  }

  /** Adds a knock, 0 to 1, from a place, m; it weakens with distance. */
  public void add(double force, double fromX, double fromY) {
    double away = Math.hypot(fromX - feltX, fromY - feltY) / HALF_DISTANCE;
    if (away < Double.POSITIVE_INFINITY) {
      add(force / (1 + away * away));
    }
  }

  /** Pushes the picture by a vector, m; it swings back at once. */
  public void push(double alongX, double alongY) {
    if (Double.isFinite(alongX + alongY)) {
      pushX = Math.max(-MAX_PUSH, Math.min(MAX_PUSH, pushX + alongX));
      pushY = Math.max(-MAX_PUSH, Math.min(MAX_PUSH, pushY + alongY));
    }
  }

  /** Stops the shake. */
  public void clear() {
    trauma = 0;
    pushX = 0;
    pushY = 0;
  }

  /** Advances by {@code seconds}. */
  public void update(double seconds) {
    double keep = Math.exp(-RETURN * seconds);
    pushX *= keep;
    pushY *= keep;
    time += seconds;
    trauma = Math.max(0, trauma - FADE * seconds * (0.4 + trauma));
  }

  /** Returns the x shift of the picture, m. */
  public double x() {
    double swing = Math.sin(time * RATE_X) + 0.5 * Math.sin(time * RATE_X * 1.71 + 1);
    return strength * (MAX_SHIFT * trauma * trauma * swing / 1.5 + pushX);
  }

  /** Returns the y shift of the picture, m. */
  public double y() {
    double swing = Math.sin(time * RATE_Y + 2) + 0.5 * Math.sin(time * RATE_Y * 1.63);
    return strength * (MAX_SHIFT * trauma * trauma * swing / 1.5 + pushY);
  }
}
