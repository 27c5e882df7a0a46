package towline.lab.load;

import static towline.lab.SharedOptions.SEED;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import towline.content.GameContent;
import towline.lab.AllocationMeter;
import towline.lab.Experiment;
import towline.lab.LabOption;
import towline.lab.OptionValues;

/** The whole simulation under load, without a window. */
public final class Load implements Experiment {
  private static final LabOption<Integer> SNAKES =
      atLeast("--snakes", 20, "Minimum number of snakes");
  private static final LabOption<Integer> TANKS = atLeast("--tanks", 0, "Minimum number of tanks");
  private static final LabOption<Integer> MITES = atLeast("--mites", 0, "Mites at least");
  private static final LabOption<Integer> MISSILES =
      atLeast("--missiles", 0, "Minimum number of enemy missiles in flight");
  private static final LabOption<Integer> SHOTS =
      atLeast("--shots", 2000, "Minimum number of shots in flight");
  private static final LabOption<Integer> TICKS =
      LabOption.integer("--ticks", "T", 3600, 1, 100_000_000, "Length in ticks, 60 to a second");
  private static final LabOption<Boolean> TIMING =
      LabOption.flag("--timing", "Adds the time per tick, in milliseconds");

  private static final int PERCENT = 100;
  private static final double NANOS_A_MILLI = 1e6;

  private static LabOption<Integer> atLeast(String name, int standard, String description) {
    return LabOption.integer(name, "N", standard, 0, 100_000, description);
  }

  @Override
  public String name() {
    return "load";
  }

  @Override
  public String description() {
    return "Runs the whole simulation under load; what dies is replaced at once.";
  }

  @Override
  public String footer() {
    return "The first half of the ticks warms up and is not measured. The shots do only 0.01 points"
        + " of damage, so that the numbers hold.";
  }

  @Override
  public List<LabOption<?>> options() {
    return List.of(SNAKES, TANKS, MITES, MISSILES, SHOTS, TICKS, SEED, TIMING);
  }

  /** Writes key=value lines. */
  @Override
  public void run(OptionValues asked, int workers, Appendable out) throws IOException {
    LoadOptions load =
        new LoadOptions(
            asked.get(SNAKES),
            asked.get(TANKS),
            asked.get(MITES),
            asked.get(MISSILES),
            asked.get(SHOTS),
            asked.get(SEED));
    int ticks = asked.get(TICKS);
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
    if (asked.get(TIMING)) {
      Arrays.sort(nanos);
      writeLine(out, "tick_ms_p50=%.3f", percentile(nanos, 50));
      writeLine(out, "tick_ms_p99=%.3f", percentile(nanos, 99));
    }
  }

  /** Writes a line such as {@code ticks=3600}. */
  static void writeLine(Appendable out, String format, Object value) throws IOException {
    out.append(String.format(Locale.ROOT, format, value)).append('\n');
  }

  /** In ms, of ascending ns. */
  private static double percentile(long[] ascending, int percent) {
    return ascending[(ascending.length - 1) * percent / PERCENT] / NANOS_A_MILLI;
  }
}
