package towline.screen.diagnostics;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import towline.aim.AimMode;
import towline.session.Score;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** Measures frames: times, draw calls, allocations. */
public final class FrameMeter {
  private static final double MEDIAN = 0.5;
  private static final double PERCENTILE_99 = 0.99;

  private final Timings ticks = new Timings();
  private final Timings views = new Timings();
  private final Timings frames = new Timings();
  private final FrameAllocations frameAllocations = new FrameAllocations();
  private int drawCallsMost;
  private long frameCount;
  private double firstFrameMs = Double.NaN;
  private long lastFrame;

  public Timings ticks() {
    return ticks;
  }

  public Timings views() {
    return views;
  }

  public Timings frames() {
    return frames;
  }

  /** A frame has been drawn. */
  public void frame(int drawCalls) {
    long now = System.nanoTime();
    if (frameCount == 0) {
      long start = ManagementFactory.getRuntimeMXBean().getStartTime();
      firstFrameMs = System.currentTimeMillis() - (double) start;
    } else {
      frames.add(now - lastFrame);
    }
    lastFrame = now;
    frameCount++;
    drawCallsMost = Math.max(drawCallsMost, drawCalls);
    frameAllocations.sample();
  }

  public void write(PlayStats stats, Snapshot now, Score score) {
    stats.put("frames", String.valueOf(frameCount));
    putNumber(stats, "tick_ms_p50", ticks.quantile(MEDIAN));
    putNumber(stats, "tick_ms_p99", ticks.quantile(PERCENTILE_99));
    putNumber(stats, "view_ms_p50", views.quantile(MEDIAN));
    putNumber(stats, "view_ms_p99", views.quantile(PERCENTILE_99));
    putNumber(stats, "frame_ms_p50", frames.quantile(MEDIAN));
    putNumber(stats, "frame_ms_p99", frames.quantile(PERCENTILE_99));
    stats.put("draw_calls_max", String.valueOf(drawCallsMost));
    putNumber(stats, "bytes_per_frame", frameAllocations.bytesPerFrame());
    putNumber(stats, "first_frame_ms", firstFrameMs);
    AimMode[] modes = AimMode.values();
    stats.put("aim_mode", modes[now.turret().mode()].name());
    for (int i = 0; i < modes.length; i++) {
      stats.put("shots_" + modes[i].name(), String.valueOf(score.shots(i)));
      stats.put("hits_" + modes[i].name(), String.valueOf(score.hits(i)));
    }
    int ship = now.count(EntityKind.SHIP) == 0 ? -1 : now.first(EntityKind.SHIP);
    putNumber(stats, "ship_x", ship < 0 ? Double.NaN : now.x(ship));
    putNumber(stats, "ship_y", ship < 0 ? Double.NaN : now.y(ship));
  }

  /** An unknown value stays empty. */
  private static void putNumber(PlayStats stats, String key, double value) {
    stats.put(key, Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.3f", value));
  }
}
