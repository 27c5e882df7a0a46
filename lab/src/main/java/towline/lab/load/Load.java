package towline.lab.load;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.content.GameContent;
import towline.desktop.cli.CheckedOutput;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.desktop.cli.SeedOption;
import towline.lab.experiment.AllocationMeter;

/** Runs the whole simulation under load, without a window. */
@Command(
    name = "load",
    description = "Runs the whole simulation under load; what dies is replaced at once.",
    footer =
        "The first half of the ticks warms up and is not measured. The shots do only 0.01 points"
            + " of damage, so that the numbers hold.")
public final class Load implements Callable<Integer> {
  private static final int HUNDRED_PERCENT = 100;
  private static final double NANOS_PER_MILLI = 1e6;

  @Option(
      names = "--snakes",
      paramLabel = "N",
      description = "Minimum number of snakes (default: ${DEFAULT-VALUE}).")
  private int snakes = 20;

  @Option(
      names = "--tanks",
      paramLabel = "N",
      description = "Minimum number of tanks (default: ${DEFAULT-VALUE}).")
  private int tanks = 0;

  @Option(
      names = "--mites",
      paramLabel = "N",
      description = "Minimum number of mites (default: ${DEFAULT-VALUE}).")
  private int mites = 0;

  @Option(
      names = "--missiles",
      paramLabel = "N",
      description = "Minimum number of enemy missiles in flight (default: ${DEFAULT-VALUE}).")
  private int missiles = 0;

  @Option(
      names = "--shots",
      paramLabel = "N",
      description = "Minimum number of shots in flight (default: ${DEFAULT-VALUE}).")
  private int shots = 2000;

  @Option(
      names = "--ticks",
      paramLabel = "T",
      description = "Length in ticks, 60 to a second (default: ${DEFAULT-VALUE}).")
  private int ticks = 3600;

  @Option(names = "--timing", description = "Adds the time per tick, in milliseconds.")
  private boolean timing;

  @Mixin private SeedOption seed;
  @Spec private CommandSpec spec;

  /** Writes key=value lines. */
  @Override
  public Integer call() throws IOException {
    OptionRanges.within(spec, "--ticks", ticks, 1, 100_000_000);
    LoadOptions load =
        new LoadOptions(
            checked("--snakes", snakes),
            checked("--tanks", tanks),
            checked("--mites", mites),
            checked("--missiles", missiles),
            checked("--shots", shots),
            seed.seed);
    Appendable out = new CheckedOutput(spec.commandLine().getOut());
    long[] nanos = new long[ticks - ticks / 2];
    AllocationMeter meter = new AllocationMeter();
    try (LoadedWorld world = new LoadedWorld(GameContent.load(), load)) {
      for (int tick = 0; tick < ticks / 2; tick++) {
        world.tick();
      }
      long before = meter.bytes();
      for (int i = 0; i < nanos.length; i++) {
        long start = System.nanoTime();
        world.tick();
        nanos[i] = System.nanoTime() - start;
      }
      long bytes = meter.bytes() - before;
      writeLine(out, "ticks=%d", ticks);
      writeLine(out, "hash=%016x", world.hash());
      writeLine(out, "entities=%d", world.entities());
      writeLine(out, "bytes_per_tick=%d", bytes / nanos.length);
    }
    if (timing) {
      Arrays.sort(nanos);
      writeLine(out, "tick_ms_p50=%.3f", percentile(nanos, 50));
      writeLine(out, "tick_ms_p99=%.3f", percentile(nanos, 99));
    }
    return ExitCode.DONE;
  }

  private int checked(String option, int number) {
    return OptionRanges.within(spec, option, number, 0, 100_000);
  }

  /** Writes a line such as {@code ticks=3600}. */
  static void writeLine(Appendable out, String format, Object value) throws IOException {
    out.append(String.format(Locale.ROOT, format, value)).append('\n');
  }

  /** Returns a percentile, ms, of ascending times, ns. */
  private static double percentile(long[] ascending, int percent) {
    return ascending[(ascending.length - 1) * percent / HUNDRED_PERCENT] / NANOS_PER_MILLI;
  }
}
