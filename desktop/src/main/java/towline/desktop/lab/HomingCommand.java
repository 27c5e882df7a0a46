package towline.desktop.lab;

import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import towline.desktop.cli.CsvOption;
import towline.desktop.cli.RatesOption;
import towline.desktop.cli.SeedOption;
import towline.homing.HomingLaw;
import towline.lab.homing.HomingExperiment;
import towline.lab.homing.HomingOptions;

/** One missile, one target, many times. */
@Command(
    name = "homing",
    description = "One missile against one target at a time: how often does each homing law hit?")
final class HomingCommand extends LabCommand {
  private static final int MOST_ENGAGEMENTS = 10_000_000;

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

  @Override
  void run(Appendable out) throws IOException {
    HomingOptions options =
        new HomingOptions(
            selected(laws, HomingLaw.values()),
            within(
                "--engagements", engagements, HomingOptions.FEWEST_ENGAGEMENTS, MOST_ENGAGEMENTS),
            rates.within(spec(), HomingOptions.HIGHEST_RATE),
            seed.seed,
            csv.format());
    HomingExperiment.run(options, out);
  }
}
