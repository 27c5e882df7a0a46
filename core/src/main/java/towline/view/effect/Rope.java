package towline.view.effect;

/**
 * The curve of the cable: links between two moving ends, integrated by Verlet's method. The
 * simulation has only the cable's length and tension; the curve is decoration.
 */
public final class Rope {
  public static final int POINTS = 28;

  private static final double STEP = 1.0 / 120;
  private static final double MAX_FRAME = 0.1;

  /**
   * Number of relaxation rounds per step, enough for the curve to settle; the ends are exact
   * anyway.
   */
  private static final int ROUNDS = 14;

  /** Share of the speed that is left after a second: the cable drifts, it does not flap. */
  private static final double SPEED_SHARE_PER_SECOND = 0.12;

  private static final double SPEED_SHARE_PER_STEP = Math.pow(SPEED_SHARE_PER_SECOND, STEP);

  /** Share of a kink that each round removes. */
  private static final double STIFFNESS = 0.08;

  private final double[] x = new double[POINTS];
  private final double[] y = new double[POINTS];
  private final double[] oldX = new double[POINTS];
  private final double[] oldY = new double[POINTS];
  private double pendingTime;

  /** Lays the cable straight between two places, m. */
  public void reset(double x0, double y0, double x1, double y1) {
    for (int i = 0; i < POINTS; i++) {
      double share = (double) i / (POINTS - 1);
      x[i] = x0 + (x1 - x0) * share;
      y[i] = y0 + (y1 - y0) * share;
      oldX[i] = x[i];
      oldY[i] = y[i];
    }
    pendingTime = 0;
  }

  /** Returns the x coordinate of point {@code i}, m; 0 is at the ship, the last at the drone. */
  public double x(int i) {
    return x[i];
  }

  /** Returns the y coordinate of point {@code i}, m. */
  public double y(int i) {
    return y[i];
  }

  /**
   * Returns the x coordinate of the place {@code left} m to the left of point {@code i}, seen from
   * the ship.
   */
  public double besideX(int i, double left) {
    return x[i] - left * slopeY(i) / slope(i);
  }

  /** Returns the y coordinate of the place {@code left} m to the left of point {@code i}. */
  public double besideY(int i, double left) {
    return y[i] + left * slopeX(i) / slope(i);
  }

  private double slope(int i) {
    return Math.max(1e-3, Math.hypot(slopeX(i), slopeY(i)));
  }

  private double slopeX(int i) {
    return x[Math.min(POINTS - 1, i + 1)] - x[Math.max(0, i - 1)];
  }

  private double slopeY(int i) {
    return y[Math.min(POINTS - 1, i + 1)] - y[Math.max(0, i - 1)];
  }

  /**
   * Moves both ends to their places and advances by {@code seconds}; {@code length} is the cable's,
   * m.
   */
  public void update(double seconds, double x0, double y0, double x1, double y1, double length) {
    if (!Double.isFinite(x0 + y0 + x1 + y1 + length)) {
      return;
    }
    pendingTime = Math.min(MAX_FRAME, pendingTime + Math.max(0, seconds));
    double link = Math.max(Math.hypot(x1 - x0, y1 - y0), length) / (POINTS - 1);
    while (pendingTime >= STEP) {
      pendingTime -= STEP;
      drift();
      for (int round = 0; round < ROUNDS; round++) {
        pin(x0, y0, x1, y1);
        tighten(link);
      }
    }
    pin(x0, y0, x1, y1);
  }

  /** Takes over the part of another cable between two of its points. */
  public void takeFrom(Rope whole, int first, int last) {
    for (int i = 0; i < POINTS; i++) {
      double at = first + (double) (last - first) * i / (POINTS - 1);
      int floor = (int) Math.min(POINTS - 2, Math.floor(at));
      double share = at - floor;
      x[i] = whole.x[floor] + (whole.x[floor + 1] - whole.x[floor]) * share;
      y[i] = whole.y[floor] + (whole.y[floor + 1] - whole.y[floor]) * share;
      oldX[i] = x[i];
      oldY[i] = y[i];
    }
    pendingTime = 0;
  }

  /** Moves the first point and advances by {@code seconds}; the other end is loose. */
  public void updateLoose(double seconds, double x0, double y0, double length) {
    if (!Double.isFinite(x0 + y0 + length)) {
      return;
    }
    pendingTime = Math.min(MAX_FRAME, pendingTime + Math.max(0, seconds));
    while (pendingTime >= STEP) {
      pendingTime -= STEP;
      drift();
      for (int round = 0; round < ROUNDS; round++) {
        x[0] = x0;
        y[0] = y0;
        tighten(length / (POINTS - 1));
      }
    }
    x[0] = x0;
    y[0] = y0;
  }

  private void drift() {
    for (int i = 0; i < POINTS; i++) {
      double nextX = x[i] + (x[i] - oldX[i]) * SPEED_SHARE_PER_STEP;
      double nextY = y[i] + (y[i] - oldY[i]) * SPEED_SHARE_PER_STEP;
      oldX[i] = x[i];
      oldY[i] = y[i];
      x[i] = nextX;
      y[i] = nextY;
    }
  }

  private void pin(double x0, double y0, double x1, double y1) {
    x[0] = x0;
    y[0] = y0;
    x[POINTS - 1] = x1;
    y[POINTS - 1] = y1;
  }

  /**
   * Shortens links that are too long; a cable pulls and does not push, so short links are left
   * alone.
   */
  private void tighten(double link) {
    for (int i = 0; i + 1 < POINTS; i++) {
      double dx = x[i + 1] - x[i];
      double dy = y[i + 1] - y[i];
      double distance = Math.sqrt(dx * dx + dy * dy);
      if (distance > link) {
        double share = (1 - link / distance) / 2;
        x[i] += dx * share;
        y[i] += dy * share;
        x[i + 1] -= dx * share;
        y[i + 1] -= dy * share;
      }
    }
    stiffen();
  }

  /** Moves each point slightly towards the middle of its neighbours, against kinks. */
  private void stiffen() {
    for (int i = 1; i + 1 < POINTS; i++) {
      x[i] += ((x[i - 1] + x[i + 1]) / 2 - x[i]) * STIFFNESS;
      y[i] += ((y[i - 1] + y[i + 1]) / 2 - y[i]) * STIFFNESS;
    }
  }
}
