package towline.lab.experiment;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.desktop.cli.OptionRanges;

/** The option --hz: decisions of missiles or tanks per second. */
public final class RatesOption {
  private static final List<Integer> DEFAULT_RATES = List.of(60);

  @Option(
      names = "--hz",
      paramLabel = "N",
      split = ",",
      description = "Decisions per second, one or more values (default: 60).")
  private List<Integer> rates = DEFAULT_RATES;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** Returns the rates, each once and from 1 to {@code highest}, Hz. */
  public List<Integer> upTo(int highest) {
    OptionRanges.within(spec, "--hz", rates, 1, highest);
    return rates.stream().distinct().toList();
  }

  /** Returns true if the option was given. */
  public boolean isGiven() {
    return rates != DEFAULT_RATES;
  }
}
