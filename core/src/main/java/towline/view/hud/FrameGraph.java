package towline.view.hud;

import towline.view.draw.ColorRole;
import towline.view.draw.Pen;
import towline.view.text.Digits;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** How long the last frames took: whole, drawing, simulation; a line at 60 frames a second. */
public final class FrameGraph {
  private static final int FRAMES = 180;
  private static final double HEIGHT = 90;

  /** The time that fills the graph, ms. */
  private static final double FULL_MS = 33.4;

  private static final double TARGET_MS = 1000.0 / 60;

  private final HudCanvas sheet;
  private final double[] whole = new double[FRAMES];
  private final double[] view = new double[FRAMES];
  private final double[] tick = new double[FRAMES];
  private final Label label;
  private final StringBuilder drawText = new StringBuilder();
  private int next;

  /** On that sheet. */
  public FrameGraph(HudCanvas sheet) {
    this.sheet = sheet;
    label = sheet.label(TextSize.SMALL, Anchor.LEFT).colour(sheet.palette().of(ColorRole.TEXT));
  }

  /** A frame took that long, ms, of which drawing and the last tick took their parts. */
  public void add(double wholeMs, double viewMs, double tickMs, int drawCalls) {
    whole[next] = wholeMs;
    view[next] = viewMs;
    tick[next] = tickMs;
    next = (next + 1) % FRAMES;
    drawText.setLength(0);
    Digits.append(drawText, wholeMs, 1).append(" ms  ");
    Digits.append(drawText, viewMs, 1).append("  ");
    Digits.append(drawText, tickMs, 2).append("  ").append(drawCalls);
  }

  private double left() {
    return sheet.width() - sheet.margin() - sheet.of(FRAMES);
  }

  private double bottom() {
    return sheet.height() * 0.45;
  }

  /** Draws the shapes. */
  public void drawShapes() {
    Pen pen = sheet.pen();
    double top = bottom() + sheet.of(HEIGHT);
    pen.ink(sheet.palette().of(ColorRole.HULL), 0.8);
    pen.box(left(), bottom(), left() + sheet.of(FRAMES), top);
    for (int i = 0; i < FRAMES; i++) {
      int at = (next + i) % FRAMES;
      double x = left() + sheet.of(i);
      bar(x, whole[at], ColorRole.EDGE);
      bar(x, view[at], ColorRole.SHARD);
      bar(x, tick[at], ColorRole.WARNING);
    }
    double line = bottom() + sheet.of(HEIGHT * TARGET_MS / FULL_MS);
    pen.ink(sheet.palette().of(ColorRole.TEXT), 0.6);
    pen.line(left(), line, left() + sheet.of(FRAMES), line, 1);
  }

  private void bar(double x, double ms, ColorRole tint) {
    double high = sheet.of(HEIGHT * Math.min(1, ms / FULL_MS));
    sheet.pen().ink(sheet.palette().of(tint), 0.9);
    sheet.pen().box(x, bottom(), x + sheet.of(1), bottom() + high);
  }

  /** Draws the text. */
  public void drawText() {
    label.set(drawText).draw(sheet.batch(), left(), bottom() + sheet.of(HEIGHT + 6), 1);
  }
}
