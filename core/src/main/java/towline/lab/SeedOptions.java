package towline.lab;

import java.util.Locale;

/** The options of an experiment that repeats its runs: how often, and with which seeds. */
public final class SeedOptions {
  private static final int MOST = 100_000;

  /** The first of the seeds. */
  public static final LabOption<Long> FIRST =
      LabOption.longInteger("--first-seed", "S", 1, "The first of the seeds; they go up by 1");

  /** How many seeds there are. */
  public final LabOption<Integer> count;

  /**
   * The options.
   *
   * @param usual the number of seeds unless somebody gives another
   * @param least the fewest that will do
   */
  public SeedOptions(int usual, int least) {
    count =
        LabOption.integer(
            "--seeds", "N", usual, least, MOST, "Runs of each, with a seed of their own");
  }

  public SeedRange range(OptionValues asked) throws UsageException {
    int seeds = asked.get(count);
    long first = asked.get(FIRST);
    if (first > Long.MAX_VALUE - seeds) {
      throw FIRST.refusal(
          String.format(Locale.ROOT, "no %d seeds follow from %d on", seeds, first));
    }
    return new SeedRange(first, seeds);
  }
}
