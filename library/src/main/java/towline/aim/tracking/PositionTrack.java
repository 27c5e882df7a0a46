package towline.aim.tracking;

/** The measured positions of the last seconds, newest first. */
final class PositionTrack {
  /** Most positions kept. */
  static final int CAPACITY = 256;

  /** Age up to which positions are kept, s. */
  private static final double LONGEST_AGE = 3;

  private final double[] xs = new double[CAPACITY];
  private final double[] ys = new double[CAPACITY];
  private final double[] times = new double[CAPACITY];
  private int newest;
  private int size;

  void clear() {
    size = 0;
  }

  void add(double x, double y, double dt) {
    double time = size == 0 ? 0 : times[newest] + dt;
    newest = (newest + 1) % CAPACITY;
    xs[newest] = x;
    ys[newest] = y;
    times[newest] = time;
    size = Math.min(CAPACITY, size + 1);
    while (age(size - 1) > LONGEST_AGE) {
      size--;
    }
  }

  int size() {
    return size;
  }

  /** Returns how many positions are at most {@code seconds} old. */
  int countWithin(double seconds) {
    int count = 0;
    while (count < size && age(count) <= seconds) {
      count++;
    }
    return count;
  }

  private int at(int index) {
    return (newest - index + CAPACITY) % CAPACITY;
  }

  double x(int index) {
    return xs[at(index)];
  }

  double y(int index) {
    return ys[at(index)];
  }

  /** Returns the time since the position was measured, s. */
  double age(int index) {
    return times[newest] - times[at(index)];
  }
}
