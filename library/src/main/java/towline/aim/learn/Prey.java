package towline.aim.learn;

/**
 * The possible prey of a target: moving places that it may steer at. A buffer, filled in each tick.
 */
public final class Prey {
  /** The most prey that a learner considers. */
  public static final int MOST = 4;

  private final double[] xs = new double[MOST];
  private final double[] ys = new double[MOST];
  private final double[] vxs = new double[MOST];
  private final double[] vys = new double[MOST];
  private int size;

  /** Removes all prey. */
  public void clear() {
    size = 0;
  }

  /**
   * Adds a prey at x, y, world frame, m, with a velocity in m/s. Add each prey in the same order in
   * every tick.
   *
   * @throws IllegalStateException if there are {@link #MOST} already
   */
  public void add(double x, double y, double vx, double vy) {
    if (size == MOST) {
      throw new IllegalStateException("a target has at most " + MOST + " prey");
    }
    xs[size] = x;
    ys[size] = y;
    vxs[size] = vx;
    vys[size] = vy;
    size++;
  }

  /** Returns the number of prey. */
  public int size() {
    return size;
  }

  double x(int i) {
    return xs[i];
  }

  double y(int i) {
    return ys[i];
  }

  double vx(int i) {
    return vxs[i];
  }

  double vy(int i) {
    return vys[i];
  }
}
