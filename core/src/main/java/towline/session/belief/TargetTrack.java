package towline.session.belief;

/** The places of a target from tick to tick; when it is full, every second one is forgotten. */
final class TargetTrack {
  private static final int CAPACITY = 32;

  private final double[] xs = new double[CAPACITY];
  private final double[] ys = new double[CAPACITY];
  private int size;

  /** Number of ticks between two places. */
  private int stride = 1;

  /** Number of ticks since the last place. */
  private int waited;

  void clear() {
    size = 0;
    stride = 1;
    waited = 0;
  }

  /** Takes in the target's place in a tick, m. */
  void add(double x, double y) {
    waited++;
    if (size > 0 && waited < stride) {
      return;
    }
    if (size == CAPACITY) {
      for (int i = 0; i < CAPACITY / 2; i++) {
        xs[i] = xs[2 * i];
        ys[i] = ys[2 * i];
      }
      size = CAPACITY / 2;
      stride *= 2;
    }
    append(x, y);
  }

  private void append(double x, double y) {
    xs[size] = x;
    ys[size] = y;
    size++;
    waited = 0;
  }

  /** Adds the last place, whatever the stride. */
  void end(double x, double y) {
    if (size == CAPACITY) {
      size--;
    }
    append(x, y);
  }

  void set(TargetTrack other) {
    System.arraycopy(other.xs, 0, xs, 0, other.size);
    System.arraycopy(other.ys, 0, ys, 0, other.size);
    size = other.size;
  }

  int size() {
    return size;
  }

  double x(int place) {
    return xs[place];
  }

  double y(int place) {
    return ys[place];
  }
}
