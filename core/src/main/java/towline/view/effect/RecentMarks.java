package towline.view.effect;

import java.util.Arrays;

/** Marks on entities to which something has just happened, by id. New marks replace the oldest. */
final class RecentMarks {
  private static final int MAX_MARKS = 48;

  private final int[] ids = new int[MAX_MARKS];
  private final double[] remainingTimes = new double[MAX_MARKS];
  private final double lifetime;
  private int next;

  /** Creates marks that last for {@code lifetime} seconds. */
  RecentMarks(double lifetime) {
    this.lifetime = lifetime;
  }

  void clear() {
    Arrays.fill(remainingTimes, 0);
  }

  void set(int id) {
    ids[next] = id;
    remainingTimes[next] = lifetime;
    next = (next + 1) % MAX_MARKS;
  }

  void update(double seconds) {
    for (int i = 0; i < MAX_MARKS; i++) {
      remainingTimes[i] = Math.max(0, remainingTimes[i] - seconds);
    }
  }

  /**
   * Returns the remaining share of the mark on the entity with an id: 1 for a new mark, 0 for none.
   */
  double left(int id) {
    double longest = 0;
    for (int i = 0; i < MAX_MARKS; i++) {
      if (ids[i] == id && remainingTimes[i] > longest) {
        longest = remainingTimes[i];
      }
    }
    return longest / lifetime;
  }
}
