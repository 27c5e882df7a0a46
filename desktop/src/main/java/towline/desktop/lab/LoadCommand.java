package towline.desktop.lab;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import towline.content.GameContent;
import towline.desktop.cli.SeedOption;
import towline.lab.load.Load;
import towline.lab.load.LoadOptions;

/** The whole simulation under load. */
@Command(
    name = "load",
    description = "Runs the whole simulation under load; what dies is replaced at once.",
    footer =
        "The first half of the ticks warms up and is not measured. The shots do only 0.01"
            + " points of damage, so that the numbers hold.")
final class LoadCommand extends LabCommand {
  private static final int MOST_THINGS = 100_000;
  private static final int MOST_TICKS = 100_000_000;

  @Option(
      names = "--snakes",
      paramLabel = "N",
      defaultValue = "20",
      description = "Minimum number of snakes (default: ${DEFAULT-VALUE}).")
  private int snakes;

  @Option(
      names = "--shots",
      paramLabel = "N",
      defaultValue = "2000",
      description = "Minimum number of shots in flight (default: ${DEFAULT-VALUE}).")
  private int shots;

  @Option(
      names = "--tanks",
      paramLabel = "N",
      defaultValue = "0",
      description = "Minimum number of tanks (default: ${DEFAULT-VALUE}).")
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
      description = "Minimum number of enemy missiles in flight (default: ${DEFAULT-VALUE}).")
  private int missiles;

  @Option(
      names = "--ticks",
      paramLabel = "T",
      defaultValue = "3600",
      description = "Length in ticks, 60 to a second (default: ${DEFAULT-VALUE}).")
  private int ticks;

  @Option(names = "--timing", description = "Adds the time per tick, in milliseconds.")
  private boolean timing;

  @Mixin private SeedOption seed;

  @Override
  void run(Appendable out) throws IOException {
    LoadOptions options =
        new LoadOptions(
            within("--snakes", snakes, 0, MOST_THINGS),
            within("--tanks", tanks, 0, MOST_THINGS),
            within("--mites", mites, 0, MOST_THINGS),
            within("--missiles", missiles, 0, MOST_THINGS),
            within("--shots", shots, 0, MOST_THINGS),
            within("--ticks", ticks, 1, MOST_TICKS),
            seed.seed);
    Load.run(GameContent.load(), options, timing ? Load.Timing.ON : Load.Timing.OFF, out);
  }
}
