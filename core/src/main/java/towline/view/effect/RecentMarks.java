package towline.view.effect;

import java.util.Arrays;

/** Things that something happened to a moment ago, by id. The latest push out the oldest. */
final class RecentMarks {
  private static final int MOST = 48;

  private final int[] ids = new int[MOST];
  private final double[] left = new double[MOST];
  private final double lasts;
  private int next;

  /** Marks that last for that long, s. */
  RecentMarks(double lasts) {
    this.lasts = lasts;
  }

  void clear() {
    Arrays.fill(left, 0);
  }

  void set(int id) {
    ids[next] = id;
    left[next] = lasts;
    next = (next + 1) % MOST;
  }

  void update(double seconds) {
    for (int i = 0; i < MOST; i++) {
      left[i] = Math.max(0, left[i] - seconds);
    }
  }

  /** How fresh the mark on the thing with that id is: 1 just now, 0 none. */
  double left(int id) {
    double most = 0;
    for (int i = 0; i < MOST; i++) {
      if (ids[i] == id && left[i] > most) {
        most = left[i];
      }
    }
    return most / lasts;
  }
}
