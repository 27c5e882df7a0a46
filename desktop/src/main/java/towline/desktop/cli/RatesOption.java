package towline.desktop.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The option --hz: how often missiles or tanks decide. */
public final class RatesOption {
  @Option(
      names = "--hz",
      paramLabel = "N",
      split = ",",
      defaultValue = "60",
      description = "Decisions per second, one or more values (default: ${DEFAULT-VALUE}).")
  private List<Integer> rates = List.of();

  /** The rates given, in that order, each from 1 to {@code highest}, Hz. */
  public List<Integer> within(CommandSpec spec, int highest) {
    for (int rate : rates) {
      OptionRanges.within(spec, "--hz", rate, 1, highest);
    }
    return rates.stream().distinct().toList();
  }
}
