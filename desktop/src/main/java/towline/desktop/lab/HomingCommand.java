package towline.desktop.lab;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.desktop.cli.CsvOption;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.desktop.cli.RatesOption;
import towline.desktop.cli.SeedOption;
import towline.homing.HomingLaw;
import towline.lab.homing.HomingExperiment;
import towline.lab.homing.HomingOptions;

/** One missile, one target, many times. */
@Command(
    name = "homing",
    description = "One missile against one target at a time: how often does each homing law hit?")
final class HomingCommand implements Callable<Integer> {
  private static final int FEWEST_ENGAGEMENTS = 4;
  private static final int MOST_ENGAGEMENTS = 10_000_000;
  private static final int HIGHEST_RATE = 720;

  @Mixin private RatesOption rates;
  @Mixin private SeedOption seed;
  @Mixin private CsvOption csv;

  @Option(
      names = "--law",
      paramLabel = "L",
      split = ",",
      description = "Homing laws: ${COMPLETION-CANDIDATES} (default: all).")
  private List<HomingLaw> laws = List.of();

  @Option(
      names = "--engagements",
      paramLabel = "N",
      defaultValue = "10000",
      description = "Engagements per law and rate (default: ${DEFAULT-VALUE}).")
  private int engagements;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    HomingOptions options =
        new HomingOptions(
            laws.isEmpty() ? List.of(HomingLaw.values()) : laws.stream().distinct().toList(),
            OptionRanges.within(
                spec, "--engagements", engagements, FEWEST_ENGAGEMENTS, MOST_ENGAGEMENTS),
            rates.within(spec, HIGHEST_RATE),
            seed.seed,
            csv.format());
    HomingExperiment.run(options, spec.commandLine().getOut());
    return ExitCode.DONE;
  }
}
