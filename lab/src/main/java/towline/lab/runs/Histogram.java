package towline.lab.runs;

import java.util.Arrays;

/** How often each whole number from 0 on was counted. */
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

  /** Counts all that {@code other} counted. */
  void addAll(Histogram other) {
    for (int number = 0; number < other.counts.length; number++) {
      for (long i = 0; i < other.counts[number]; i++) {
        add(number);
      }
    }
  }

  /** The least number that at least that share of all counts does not exceed; 0 of none. */
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

  /** The share of the counts that were of {@code number}; 0 of none. */
  double share(int number) {
    return total == 0 || number >= counts.length ? 0 : (double) counts[number] / total;
  }
}
