package towline.desktop.lab;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.avoidance.AvoidanceLaw;
import towline.desktop.cli.CsvOption;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.desktop.cli.RatesOption;
import towline.desktop.cli.SeedOption;
import towline.lab.swarm.Swarm;
import towline.lab.swarm.SwarmOptions;
import towline.lab.swarm.Timing;

/** Many tanks in one arena. */
@Command(
    name = "swarm",
    description =
        "Tanks cross an arena in all directions: how often do they collide under each law?")
final class SwarmCommand implements Callable<Integer> {
  private static final int MOST_TANKS = 1_000_000;
  private static final int FEWEST_SECONDS = 2;
  private static final int MOST_SECONDS = 1_000_000;
  private static final int HIGHEST_RATE = 1000;

  @Mixin private RatesOption rates;
  @Mixin private SeedOption seed;
  @Mixin private CsvOption csv;

  @Option(
      names = "--law",
      paramLabel = "L",
      split = ",",
      description = "Avoidance laws: ${COMPLETION-CANDIDATES} (default: all).")
  private List<AvoidanceLaw> laws = List.of();

  @Option(
      names = "--tanks",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Number of tanks (default: ${DEFAULT-VALUE}).")
  private int tanks;

  @Option(
      names = "--seconds",
      paramLabel = "T",
      defaultValue = "60",
      description = "Seconds to measure, after the first 5 s (default: ${DEFAULT-VALUE}).")
  private int seconds;

  @Option(names = "--timing", description = "Adds the time per tank and tick.")
  private boolean timing;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    SwarmOptions options =
        new SwarmOptions(
            laws.isEmpty() ? List.of(AvoidanceLaw.values()) : laws.stream().distinct().toList(),
            OptionRanges.within(spec, "--tanks", tanks, 1, MOST_TANKS),
            OptionRanges.within(spec, "--seconds", seconds, FEWEST_SECONDS, MOST_SECONDS),
            rates.within(spec, HIGHEST_RATE),
            seed.seed,
            csv.format(),
            timing ? Timing.ON : Timing.OFF);
    Swarm.run(options, spec.commandLine().getOut());
    return ExitCode.DONE;
  }
}
