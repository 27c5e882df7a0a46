package towline.screen;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import towline.aim.AimMode;
import towline.session.Score;
import towline.sim.Kind;
import towline.sim.Snapshot;

/** Measures the frames, and writes it all down when the game is left. */
final class Meter {
  private static final double MEDIAN = 0.5;
  private static final double SLOWEST_HUNDREDTH = 0.99;

  private final Timings ticks = new Timings();
  private final Timings views = new Timings();
  private final Timings frames = new Timings();
  private final Allocations allocations = new Allocations();
  private int drawCallsMost;
  private long frameCount;
  private double firstFrameMs = Double.NaN;
  private long lastFrame;

  Timings ticks() {
    return ticks;
  }

  Timings views() {
    return views;
  }

  Timings frames() {
    return frames;
  }

  /** A frame has been drawn. */
  void frame(int drawCalls) {
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
    allocations.frame();
  }

  void write(PlayStats stats, Snapshot now, Score score) {
    stats.put("frames", String.valueOf(frameCount));
    put(stats, "tick_ms_p50", ticks.quantile(MEDIAN));
    put(stats, "tick_ms_p99", ticks.quantile(SLOWEST_HUNDREDTH));
    put(stats, "view_ms_p50", views.quantile(MEDIAN));
    put(stats, "view_ms_p99", views.quantile(SLOWEST_HUNDREDTH));
    put(stats, "frame_ms_p50", frames.quantile(MEDIAN));
    put(stats, "frame_ms_p99", frames.quantile(SLOWEST_HUNDREDTH));
    stats.put("draw_calls_max", String.valueOf(drawCallsMost));
    put(stats, "bytes_per_frame", allocations.bytesPerFrame());
    put(stats, "first_frame_ms", firstFrameMs);
    AimMode[] modes = AimMode.values();
    stats.put("aim_mode", modes[now.turret().mode()].name());
    for (int i = 0; i < modes.length; i++) {
      stats.put("shots_" + modes[i].name(), String.valueOf(score.shots(i)));
      stats.put("hits_" + modes[i].name(), String.valueOf(score.hits(i)));
    }
    int ship = now.count(Kind.SHIP) == 0 ? -1 : now.first(Kind.SHIP);
    put(stats, "ship_x", ship < 0 ? Double.NaN : now.x(ship));
    put(stats, "ship_y", ship < 0 ? Double.NaN : now.y(ship));
  }

  /** What is not known stays empty. */
  private static void put(PlayStats stats, String key, double value) {
    stats.put(key, Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.3f", value));
  }
}
