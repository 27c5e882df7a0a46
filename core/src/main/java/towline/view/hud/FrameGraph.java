package towline.view.hud;

import towline.content.look.ColorRole;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * A graph of the last frames' durations: total, drawing, simulation; a line marks 60 frames a
 * second.
 */
public final class FrameGraph {
  private static final int FRAMES = 180;
  private static final double HEIGHT = 90;

  /** Frame time at full height, ms. */
  private static final double FULL_MS = 33.4;

  private static final double TARGET_MS = 1000.0 / 60;

  private final HudCanvas canvas;
  private final double[] whole = new double[FRAMES];
  private final double[] view = new double[FRAMES];
  private final double[] tick = new double[FRAMES];
  private final CachedText label;
  private final StringBuilder drawText = new StringBuilder();
  private int next;

  /** Creates a graph that draws on {@code canvas}. */
  public FrameGraph(HudCanvas canvas) {
    this.canvas = canvas;
    label =
        canvas
            .label(TextSize.SMALL, Anchor.LEFT)
            .setColour(canvas.palette().colour(ColorRole.TEXT));
  }

  /**
   * Adds a frame of {@code wholeMs}, which includes {@code viewMs} of drawing and {@code tickMs}
   * for its last tick; times in ms.
   */
  public void add(double wholeMs, double viewMs, double tickMs, int drawCalls) {
    whole[next] = wholeMs;
    view[next] = viewMs;
    tick[next] = tickMs;
    next = (next + 1) % FRAMES;
    drawText.setLength(0);
    NumberText.append(drawText, wholeMs, 1).append(" ms  ");
    NumberText.append(drawText, viewMs, 1).append("  ");
    NumberText.append(drawText, tickMs, 2).append("  ").append(drawCalls);
  }

  private double left() {
    return canvas.right() - canvas.pixels(FRAMES);
  }

  private double bottom() {
    return canvas.height() * 0.45;
  }

  public void drawShapes() {
    ShapeDrawer pen = canvas.shapes();
    double top = bottom() + canvas.pixels(HEIGHT);
    pen.ink(canvas.palette().colour(ColorRole.HULL), 0.8);
    pen.box(left(), bottom(), left() + canvas.pixels(FRAMES), top);
    for (int i = 0; i < FRAMES; i++) {
      int at = (next + i) % FRAMES;
      double x = left() + canvas.pixels(i);
      bar(x, whole[at], ColorRole.EDGE);
      bar(x, view[at], ColorRole.SHARD);
      bar(x, tick[at], ColorRole.WARNING);
    }
    double line = bottom() + canvas.pixels(HEIGHT * TARGET_MS / FULL_MS);
    pen.ink(canvas.palette().colour(ColorRole.TEXT), 0.6);
    pen.line(left(), line, left() + canvas.pixels(FRAMES), line, 1);
  }

  private void bar(double x, double ms, ColorRole role) {
    double high = canvas.pixels(HEIGHT * Math.min(1, ms / FULL_MS));
    canvas.shapes().ink(canvas.palette().colour(role), 0.9);
    canvas.shapes().box(x, bottom(), x + canvas.pixels(1), bottom() + high);
  }

  public void drawText() {
    label.setText(drawText).draw(canvas.batch(), left(), bottom() + canvas.pixels(HEIGHT + 6), 1);
  }
}
