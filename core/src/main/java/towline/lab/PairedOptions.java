package towline.lab;

/**
 * What an experiment is asked for that flies the same seeds with and without something.
 *
 * @param seeds the seeds of the runs that are flown with each, two or more
 * @param workers how many runs are flown side by side; changes no result
 * @param format how the table is written
 */
public record PairedOptions(SeedRange seeds, int workers, TableFormat format) {
  /** Checks what can be wrong. */
  public PairedOptions {
    if (seeds.count() < 2 || workers < 1) {
      throw new IllegalArgumentException(
          "there must be two seeds or more and a worker or more, not "
              + seeds.count()
              + " and "
              + workers);
    }
  }
}
