package towline.lab.runs;

import java.util.Arrays;

/** A histogram of whole numbers from 0 on. */
final class Histogram {
  private long[] counts = new long[64];
  private long total;

  /** Counts a number. */
  void add(int number) {
    if (number >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(number + 1, 2 * counts.length));
    }
    counts[number]++;
    total++;
  }

  /** Adds all counts of {@code other}. */
  void addAll(Histogram other) {
    for (int number = 0; number < other.counts.length; number++) {
      for (long i = 0; i < other.counts[number]; i++) {
        add(number);
      }
    }
  }

  /**
   * Returns the least number that at least {@code share} of all counts do not exceed; 0 without
   * counts.
   */
  int quantile(double share) {
    long below = 0;
    for (int number = 0; number < counts.length; number++) {
      below += counts[number];
      if (below >= share * total && below > 0) {
        return number;
      }
    }
    return 0;
  }

  /** Returns the share of {@code number} among all counts; 0 without counts. */
  double share(int number) {
    return total == 0 || number >= counts.length ? 0 : (double) counts[number] / total;
  }
}
