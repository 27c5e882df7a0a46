package towline.lab.load;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import towline.content.GameContent;
import towline.lab.AllocationMeter;

/** Runs the whole simulation under load, without a window. */
public final class Load {
  /** Whether ticks are timed. */
  public enum Timing {
    /** No: the same arguments give the same bytes. */
    OFF,
    /** Yes. */
    ON
  }

  private static final int PERCENT = 100;
  private static final double NANOS_A_MILLI = 1e6;

  private Load() {}

  /** Runs and writes key=value lines to {@code out}. The first half of the ticks is warm-up. */
  public static void run(GameContent content, LoadOptions options, Timing timing, Appendable out)
      throws IOException {
    long[] nanos = new long[options.ticks() - options.ticks() / 2];
    AllocationMeter meter = new AllocationMeter();
    try (LoadedWorld world = new LoadedWorld(content, options)) {
      for (int tick = 0; tick < options.ticks() / 2; tick++) {
        world.tick();
      }
      long before = meter.bytes();
      for (int i = 0; i < nanos.length; i++) {
        long start = System.nanoTime();
        world.tick();
        nanos[i] = System.nanoTime() - start;
      }
      long bytes = meter.bytes() - before;
      writeLine(out, "ticks=%d", options.ticks());
      writeLine(out, "hash=%016x", world.hash());
      writeLine(out, "entities=%d", world.entities());
      writeLine(out, "bytes_per_tick=%d", bytes / nanos.length);
    }
    if (timing == Timing.ON) {
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
