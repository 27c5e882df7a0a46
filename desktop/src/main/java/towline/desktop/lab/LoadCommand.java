package towline.desktop.lab;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.content.GameContent;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.desktop.cli.SeedOption;
import towline.lab.load.Load;
import towline.lab.load.LoadOptions;

/** The whole simulation under load. */
@Command(
    name = "load",
    description = "Runs the whole simulation under load: what dies is born again at once.",
    footer =
        "The first half of the ticks warms up and is not measured. The load's shots take only a"
            + " hundredth of a point off what they strike.")
final class LoadCommand implements Callable<Integer> {
  private static final int MOST_THINGS = 100_000;
  private static final int MOST_TICKS = 100_000_000;

  @Option(
      names = "--snakes",
      paramLabel = "N",
      defaultValue = "20",
      description = "Snakes at least (default: ${DEFAULT-VALUE}).")
  private int snakes;

  @Option(
      names = "--shots",
      paramLabel = "N",
      defaultValue = "2000",
      description = "Shots in flight at least (default: ${DEFAULT-VALUE}).")
  private int shots;

  @Option(
      names = "--tanks",
      paramLabel = "N",
      defaultValue = "0",
      description = "Tanks at least (default: ${DEFAULT-VALUE}).")
  private int tanks;

  @Option(
      names = "--mites",
      paramLabel = "N",
      defaultValue = "0",
      description = "Mites at least (default: ${DEFAULT-VALUE}).")
  private int mites;

  @Option(
      names = "--missiles",
      paramLabel = "N",
      defaultValue = "0",
      description = "Enemy missiles in flight at least (default: ${DEFAULT-VALUE}).")
  private int missiles;

  @Option(
      names = "--ticks",
      paramLabel = "T",
      defaultValue = "3600",
      description = "How long: 60 ticks are a second of play (default: ${DEFAULT-VALUE}).")
  private int ticks;

  @Option(names = "--timing", description = "Adds the length of a tick, in milliseconds.")
  private boolean timing;

  @Mixin private SeedOption seed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    LoadOptions options =
        new LoadOptions(
            OptionRanges.within(spec, "--snakes", snakes, 0, MOST_THINGS),
            OptionRanges.within(spec, "--tanks", tanks, 0, MOST_THINGS),
            OptionRanges.within(spec, "--mites", mites, 0, MOST_THINGS),
            OptionRanges.within(spec, "--missiles", missiles, 0, MOST_THINGS),
            OptionRanges.within(spec, "--shots", shots, 0, MOST_THINGS),
            OptionRanges.within(spec, "--ticks", ticks, 1, MOST_TICKS),
            seed.seed);
    Load.run(
        GameContent.load(),
        options,
        timing ? Load.Timing.ON : Load.Timing.OFF,
        spec.commandLine().getOut());
    return ExitCode.DONE;
  }
}
