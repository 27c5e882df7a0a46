package towline.lab.experiment;

import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.desktop.cli.OptionRanges;

/** The options --seeds and --first-seed, for experiments that repeat their runs. */
public final class SeedsOption {
  private static final int MOST_SEEDS = 100_000;

  private final int least;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      description = "Runs of each, with a seed of their own (default: ${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--first-seed",
      paramLabel = "S",
      description = "The first of the seeds; they go up by 1 (default: ${DEFAULT-VALUE}).")
  private long first = 1;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /**
   * Creates the options.
   *
   * @param usual default number of seeds
   * @param least least number of seeds
   */
  public SeedsOption(int usual, int least) {
    count = usual;
    this.least = least;
  }

  /** Returns the chosen or default seeds, checked. */
  public SeedRange range() {
    OptionRanges.within(spec, "--seeds", count, least, MOST_SEEDS);
    if (first > Long.MAX_VALUE - count) {
      throw OptionRanges.refusal(
          spec,
          "--first-seed",
          String.format(Locale.ROOT, "no %d seeds follow from %d on", count, first));
    }
    return new SeedRange(first, count);
  }
}
