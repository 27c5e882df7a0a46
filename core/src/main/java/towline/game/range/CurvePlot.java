package towline.game.range;

import java.util.List;
import towline.aim.search.FireSolution;
import towline.aim.search.FiringWindow;
import towline.content.look.ColorRole;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;

/**
 * The plot of the spare time, with the windows shaded, the exact answer marked, and the iterations
 * of the laws, which appear one by one so that the eye can follow.
 */
final class CurvePlot {
  /** Iterations that appear per second. */
  private static final double ITERATION_RATE = 4;

  /** Time for which the finished picture is shown before the laws start again, s. */
  private static final double REST_SECONDS = 4;

  private static final ColorRole[] COLOURS = {
    ColorRole.MISSILE, ColorRole.SHIP_SHOT, ColorRole.FOE_SHOT
  };

  /** Width of the legend beside the curve, in lines of text. */
  private static final double LEGEND_WIDTH = 15;

  /** The place of the legend. */
  enum Legend {
    /** Below the curve. */
    BELOW,
    /** To the left of the curve. */
    BESIDE
  }

  private final RangeTools tools;
  private double elapsedIterations;
  private boolean isDone = true;
  private double left;
  private double bottom;
  private double width;
  private double height;
  private double horizon;
  private double low;
  private double high;

  CurvePlot(RangeTools tools) {
    this.tools = tools;
  }

  /** Returns true once all iterations have appeared and the finished picture has been shown. */
  boolean isDone() {
    return isDone;
  }

  /** Ends the sequence of iterations. */
  void finish() {
    isDone = true;
  }

  /** Starts the laws from their first iteration. */
  void restart() {
    elapsedIterations = 0;
    isDone = false;
  }

  /**
   * Draws the plot with its legend.
   *
   * @param elapsed the time since the start of the engagement, s; NaN: not shown
   * @param seconds the time since the last frame
   */
  void draw(
      ShotMargin curve,
      double elapsed,
      Legend where,
      double fromLeft,
      double fromBottom,
      double wide,
      double tall,
      double seconds) {
    double line = tools.line();
    boolean isBelow = where == Legend.BELOW;
    double legend = isBelow ? (curve.runs().size() + 1) * line : 0;
    double beside = isBelow ? 0 : Math.min(LEGEND_WIDTH * line, 0.66 * wide);
    left = fromLeft + beside + 1.6 * line;
    width = wide - beside - 1.6 * line;
    bottom = fromBottom + legend + 1.1 * line;
    height = Math.max(line, tall - legend - 2.1 * line);
    horizon = curve.horizon();
    fitHeight(curve);
    elapsedIterations += seconds * ITERATION_RATE;
    drawGround(curve, fromBottom + tall);
    drawCurve(curve);
    int most = 1;
    List<ShotMargin.Run> runs = curve.runs();
    for (int i = 0; i < runs.size(); i++) {
      most = Math.max(most, runs.get(i).probes().size());
      drawRun(curve, runs.get(i), i, fromLeft, fromBottom + (runs.size() - i - 0.7) * line);
    }
    drawCertain(curve, fromLeft, fromBottom + (runs.size() + 0.3) * line);
    if (elapsed >= 0 && elapsed <= horizon) {
      shapes().ink(colour(ColorRole.TEXT), 0.7);
      shapes().line(x(elapsed), bottom, x(elapsed), bottom + height, 1.5);
    }
    if (elapsedIterations > most + REST_SECONDS * ITERATION_RATE) {
      elapsedIterations = 0;
      isDone = true;
    }
  }

  private void fitHeight(ShotMargin curve) {
    low = -0.6;
    high = 0.6;
    for (int i = 0; i <= ShotMargin.SAMPLES; i++) {
      double f = curve.sample(i);
      if (Double.isFinite(f)) {
        low = Math.min(low, f);
        high = Math.max(high, f);
      }
    }
    low = Math.max(low, -3.5);
    high = Math.min(high, 2.5);
  }

  private void drawGround(ShotMargin curve, double top) {
    ShapeDrawer pen = shapes();
    int open = colour(ColorRole.SHARD);
    for (FiringWindow window : curve.windows()) {
      if (window.opens() < horizon) {
        pen.ink(open, 0.17);
        double to = Math.min(horizon, window.closes());
        pen.box(x(window.opens()), bottom, x(to), bottom + height);
      }
    }
    pen.ink(colour(ColorRole.TEXT_QUIET), 0.55);
    pen.line(left, y(0), left + width, y(0), 1.5);
    pen.line(left, bottom, left, bottom + height, 1.5);
    int quiet = colour(ColorRole.TEXT_QUIET);
    String title = tools.words().of("range.curve");
    double titleLeft = Math.min(left, left + width - tools.text().width(title));
    tools.text().write(title, CachedText.Anchor.LEFT, quiet, titleLeft, top - 0.8 * tools.line());
    tools.text().write("0", CachedText.Anchor.RIGHT, quiet, left - 4, y(0) - 0.25 * tools.line());
    double foot = bottom - 0.9 * tools.line();
    double unit = tools.text().write("T, s", CachedText.Anchor.RIGHT, quiet, left + width, foot);
    double step = horizon > 4 ? 2 : horizon > 1.6 ? 1 : 0.5;
    for (double t = step; t < horizon; t += step) {
      String text = tools.words().number(t, step < 1 ? 1 : 0);
      pen.line(x(t), bottom, x(t), bottom - 4, 1.5);
      double end = x(t) + 0.5 * tools.text().width(text) + 0.3 * tools.line();
      if (end < left + width - unit) {
        tools.text().write(text, CachedText.Anchor.CENTRE, quiet, x(t), foot);
      }
    }
  }

  private void drawCurve(ShotMargin curve) {
    ShapeDrawer pen = shapes();
    for (int i = 0; i < ShotMargin.SAMPLES; i++) {
      double from = curve.sample(i);
      double to = curve.sample(i + 1);
      boolean isSeen = Math.min(from, to) <= high && Math.max(from, to) >= low;
      if (isSeen && Double.isFinite(from) && Double.isFinite(to)) {
        pen.ink(colour(from >= 0 ? ColorRole.SHARD : ColorRole.TEXT_QUIET), 0.95);
        double t = horizon * i / ShotMargin.SAMPLES;
        pen.line(x(t), y(from), x(t + horizon / ShotMargin.SAMPLES), y(to), 2);
      }
    }
  }

  private void drawCertain(ShotMargin curve, double atX, double atY) {
    String text = tools.words().of("range.certain.none");
    int rgb = colour(ColorRole.CORE);
    if (curve.certain() instanceof FireSolution.Hit hit) {
      double at = x(hit.timeToGo());
      shapes().ink(rgb, 0.9);
      shapes().line(at, bottom, at, bottom + height, 1.5);
      shapes().ring(at, y(0), 0.42 * tools.line(), 2);
      text = tools.words().of("range.certain", seconds(hit.timeToGo()));
    } else if (curve.certain() instanceof FireSolution.None none) {
      text += " (" + tools.words().of("vision.no." + none.reason().name()) + ")";
    }
    tools.text().write(text, CachedText.Anchor.LEFT, rgb, atX, atY);
  }

  private void drawRun(ShotMargin curve, ShotMargin.Run run, int index, double atX, double atY) {
    int rgb = colour(COLOURS[index % COLOURS.length]);
    int count = Math.min(run.probes().size(), (int) elapsedIterations);
    double size = 0.2 * tools.line();
    for (int i = 0; i < count; i++) {
      double t = run.probes().get(i);
      if (!(t >= 0 && t <= horizon)) {
        continue;
      }
      double f = curve.spareAt(t);
      boolean isLast = i == count - 1;
      shapes().ink(rgb, isLast ? 1 : 0.55);
      shapes().line(x(t), y(0), x(t), y(f), 1.5);
      shapes().disc(x(t), y(f), isLast ? 1.5 * size : size);
    }
    boolean isDone = elapsedIterations >= run.probes().size();
    String text = name(run) + ": ";
    text += isDone ? verdict(curve, run) : tools.words().of("range.step", String.valueOf(count));
    shapes().ink(rgb, 1);
    shapes().disc(atX + size, atY + size, 1.3 * size);
    tools.text().write(text, CachedText.Anchor.LEFT, rgb, atX + 4.5 * size, atY);
  }

  private String name(ShotMargin.Run run) {
    return run.law().equals("REFINE")
        ? tools.words().of("aim.REFINE")
        : tools.words().of("method." + run.law());
  }

  private String verdict(ShotMargin curve, ShotMargin.Run run) {
    return switch (run.verdict()) {
      case RIGHT -> tools.words().of("range.verdict.right");
      case LATE -> tools.words().of("range.verdict.late", seconds(curve.lateness(run.answer())));
      case FALSE -> tools.words().of("range.verdict.false", seconds(run.answer()));
      case NONE -> tools.words().of("range.verdict.none");
    };
  }

  private String seconds(double value) {
    return tools.words().number(value, 2) + " s";
  }

  private ShapeDrawer shapes() {
    return tools.shapes();
  }

  private int colour(ColorRole role) {
    return tools.palette().colour(role);
  }

  private double x(double t) {
    return left + width * t / horizon;
  }

  private double y(double f) {
    double share = (Math.max(low, Math.min(high, f)) - low) / (high - low);
    return bottom + height * share;
  }
}
