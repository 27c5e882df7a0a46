package towline.lab.experiment;

/**
 * The seeds of the runs of an experiment: first, first + 1, ...
 *
 * @param first the first seed
 * @param count number of seeds, 1 or more
 */
public record SeedRange(long first, int count) {
  /** Checks the ranges. */
  public SeedRange {
    if (count < 1 || first > Long.MAX_VALUE - count) {
      throw new IllegalArgumentException(
          "there must be 1 or more seeds below 2^63, not " + count + " from " + first + " on");
    }
  }

  /** Returns the seed at {@code index}, from 0 on. */
  long get(int index) {
    return first + index;
  }
}
