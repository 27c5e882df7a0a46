package towline.trial.shots;

/** The watched flight of a target as places, 20 a second, and what a person can measure on it. */
final class WatchedTrack {
  /** Ticks between two places. */
  private static final int STRIDE = 3;

  /** Time between two places, s. */
  static final double STEP = STRIDE / 60.0;

  /** Number of places. */
  static final int COUNT = Situation.WATCH_TICKS / STRIDE + 1;

  /** Index of the place at the choice. */
  static final int LAST = COUNT - 1;

  private final double[] xs = new double[COUNT];
  private final double[] ys = new double[COUNT];

  WatchedTrack(Situation situation) {
    Watched target = situation.watch();
    for (int tick = 0; tick <= Situation.WATCH_TICKS; tick++) {
      if (tick % STRIDE == 0) {
        xs[tick / STRIDE] = target.x();
        ys[tick / STRIDE] = target.y();
      }
      target.tick();
    }
  }

  double x(int index) {
    return xs[index];
  }

  double y(int index) {
    return ys[index];
  }

  /** Returns the mean velocity along x between two places, m/s. */
  double vx(int from, int to) {
    return (xs[to] - xs[from]) / ((to - from) * STEP);
  }

  /** Returns the mean velocity along y between two places, m/s. */
  double vy(int from, int to) {
    return (ys[to] - ys[from]) / ((to - from) * STEP);
  }

  /** Returns the distance between two places, m. */
  double distance(int from, int to) {
    return StrictMath.hypot(xs[to] - xs[from], ys[to] - ys[from]);
  }

  /** Returns the mean speed between two places, m/s. */
  double speed(int from, int to) {
    return distance(from, to) / ((to - from) * STEP);
  }

  /** Returns the direction from one place to another, rad. */
  double heading(int from, int to) {
    return StrictMath.atan2(ys[to] - ys[from], xs[to] - xs[from]);
  }

  /** Returns the mean acceleration along x over three evenly spaced places, m/s^2. */
  double accelerationX(int first, int middle, int last) {
    return secondDifference(xs, first, middle, last);
  }

  /** Returns the mean acceleration along y over three evenly spaced places, m/s^2. */
  double accelerationY(int first, int middle, int last) {
    return secondDifference(ys, first, middle, last);
  }

  private static double secondDifference(double[] places, int first, int middle, int last) {
    double time = (middle - first) * STEP;
    return (places[last] - 2 * places[middle] + places[first]) / (time * time);
  }

  /** Returns the diagonal of the box around the places from {@code from} on, m. */
  double extent(int from) {
    double left = xs[from];
    double right = xs[from];
    double low = ys[from];
    double high = ys[from];
    for (int i = from; i < COUNT; i++) {
      left = Math.min(left, xs[i]);
      right = Math.max(right, xs[i]);
      low = Math.min(low, ys[i]);
      high = Math.max(high, ys[i]);
    }
    return StrictMath.hypot(right - left, high - low);
  }

  /**
   * Returns the greatest distance of the places between two indices from the line through the first
   * of them and the one farthest from it, m.
   */
  double bend(int from, int to) {
    int farthest = from;
    for (int i = from; i <= to; i++) {
      if (distance(from, i) > distance(from, farthest)) {
        farthest = i;
      }
    }
    double length = Math.max(1e-9, distance(from, farthest));
    double wayX = xs[farthest] - xs[from];
    double wayY = ys[farthest] - ys[from];
    double most = 0;
    for (int i = from; i <= to; i++) {
      double across = (xs[i] - xs[from]) * wayY - (ys[i] - ys[from]) * wayX;
      most = Math.max(most, Math.abs(across) / length);
    }
    return most;
  }
}
