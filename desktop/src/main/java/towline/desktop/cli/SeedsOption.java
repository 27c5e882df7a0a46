package towline.desktop.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import towline.lab.SeedRange;

/** How many runs a command flies, and with which seeds. */
public final class SeedsOption {
  private static final int MOST = 100_000;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      description = "Runs of each, with a seed of their own (default: ${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--first-seed",
      paramLabel = "S",
      description = "The first of the seeds; they go up by 1 (default: ${DEFAULT-VALUE}).")
  private long first = SeedOption.DEFAULT;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** The options with {@code usual} runs unless told otherwise. */
  public SeedsOption(int usual) {
    count = usual;
  }

  /** The seeds asked for, if there are at least {@code least} and none is too large. */
  public SeedRange atLeast(int least) {
    OptionRanges.within(spec, "--seeds", count, least, MOST);
    if (first > Long.MAX_VALUE - count) {
      throw new ParameterException(
          spec.commandLine(),
          "Invalid value for option '--first-seed': no %d seeds follow from %d on"
              .formatted(count, first));
    }
    return new SeedRange(first, count);
  }
}
