package towline.lab;

/**
 * What an experiment is asked for that flies the same seeds with and without something.
 *
 * @param seeds how many runs are flown with each, with the seeds 1, 2, ...
 * @param workers how many runs are flown side by side; changes no result
 * @param format how the table is written
 */
public record PairedOptions(int seeds, int workers, TableFormat format) {
  /** Checks what can be wrong. */
  public PairedOptions {
    if (seeds < 2 || workers < 1) {
      throw new IllegalArgumentException(
          "seeds must be 2 or more and workers 1 or more, not " + seeds + " and " + workers);
    }
  }
}
