package towline.game.diagnostics;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import towline.ai.aim.AimMode;
import towline.game.host.ProcessMeter;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;

/** Measures frames: times, draw calls, allocations, and the number of enemies in view. */
public final class FrameMeter {
  private static final double MEDIAN = 0.5;
  private static final double PERCENTILE_99 = 0.99;

  /** Maximum number of enemies that is counted. */
  private static final int MAX_FOES = 999;

  /** Kinds that count as enemies; a snake counts by its head, a vessel by its core. */
  private static final EntityKind[] FOES =
      Arrays.stream(EntityKind.values())
          .filter(kind -> kind.arrives() || kind == EntityKind.MISSILE)
          .toArray(EntityKind[]::new);

  private final Timings ticks = new Timings();
  private final Timings views = new Timings();
  private final Timings viewCpu = new Timings();
  private final Timings frames = new Timings();
  private final ProcessMeter process;
  private final int[] foesInView = new int[MAX_FOES + 1];
  private final FrameAllocations frameAllocations;
  private int maxDrawCalls;
  private long frameCount;
  private double firstFrameMs = Double.NaN;
  private long lastFrame;
  private long viewStart;
  private long viewCpuStart;

  /** Creates a meter without measurements. */
  public FrameMeter(ProcessMeter process) {
    this.process = process;
    frameAllocations = new FrameAllocations(process);
  }

  public Timings ticks() {
    return ticks;
  }

  public Timings views() {
    return views;
  }

  public Timings frames() {
    return frames;
  }

  /** Called before the picture is drawn. */
  public void beginView() {
    viewStart = System.nanoTime();
    viewCpuStart = process.cpuNanos();
  }

  /** Called when the picture of {@code snapshot} has been drawn, at the end of the frame. */
  public void endView(Snapshot snapshot, int drawCalls) {
    views.add(System.nanoTime() - viewStart);
    viewCpu.add(process.cpuNanos() - viewCpuStart);
    foesInView[Math.min(MAX_FOES, foesInView(snapshot))]++;
    countFrame(drawCalls);
  }

  private static int foesInView(Snapshot snapshot) {
    int count = 0;
    for (EntityKind kind : FOES) {
      for (int i = snapshot.first(kind); i < snapshot.end(kind); i++) {
        count += ViewWindow.shows(snapshot, i, 0) ? 1 : 0;
      }
    }
    return count;
  }

  /** Returns the median of the number of enemies in view; 0 before the first frame. */
  private int medianFoes() {
    long total = Arrays.stream(foesInView).asLongStream().sum();
    long counted = 0;
    for (int foes = 0; foes <= MAX_FOES; foes++) {
      counted += foesInView[foes];
      if (2 * counted >= total) {
        return foes;
      }
    }
    return MAX_FOES;
  }

  private void countFrame(int drawCalls) {
    long time = System.nanoTime();
    if (frameCount == 0) {
      firstFrameMs = process.uptimeMs();
    } else {
      frames.add(time - lastFrame);
    }
    lastFrame = time;
    frameCount++;
    maxDrawCalls = Math.max(maxDrawCalls, drawCalls);
    frameAllocations.sample();
  }

  public void write(
      PlayStats stats, Snapshot snapshot, IntUnaryOperator shots, IntUnaryOperator hits) {
    stats.put("frames", String.valueOf(frameCount));
    putNumber(stats, "tick_ms_p50", ticks.quantile(MEDIAN));
    putNumber(stats, "tick_ms_p99", ticks.quantile(PERCENTILE_99));
    putNumber(stats, "view_ms_p50", views.quantile(MEDIAN));
    putNumber(stats, "view_ms_p99", views.quantile(PERCENTILE_99));
    putNumber(stats, "view_cpu_ms_p50", viewCpu.quantile(MEDIAN));
    stats.put("foes_in_view_p50", String.valueOf(medianFoes()));
    putNumber(stats, "frame_ms_p50", frames.quantile(MEDIAN));
    putNumber(stats, "frame_ms_p99", frames.quantile(PERCENTILE_99));
    stats.put("draw_calls_max", String.valueOf(maxDrawCalls));
    putNumber(stats, "bytes_per_frame", frameAllocations.bytesPerFrame());
    putNumber(stats, "first_frame_ms", firstFrameMs);
    AimMode[] modes = AimMode.values();
    stats.put("aim_mode", modes[snapshot.droneGun().mode].name());
    for (int i = 0; i < modes.length; i++) {
      stats.put("shots_" + modes[i].name(), String.valueOf(shots.applyAsInt(i)));
      stats.put("hits_" + modes[i].name(), String.valueOf(hits.applyAsInt(i)));
    }
    int ship = snapshot.count(EntityKind.SHIP) == 0 ? -1 : snapshot.first(EntityKind.SHIP);
    putNumber(stats, "ship_x", ship < 0 ? Double.NaN : snapshot.x(ship));
    putNumber(stats, "ship_y", ship < 0 ? Double.NaN : snapshot.y(ship));
  }

  /** Puts a number; an unknown value is empty. */
  private static void putNumber(PlayStats stats, String key, double value) {
    stats.put(key, Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.3f", value));
  }
}
