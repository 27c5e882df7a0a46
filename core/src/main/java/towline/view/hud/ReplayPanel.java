package towline.view.hud;

import towline.view.draw.ColorRole;
import towline.view.draw.Pen;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** Top right, while a replay is watched: how far it is, how fast it runs, and where it parted. */
public final class ReplayPanel {
  private static final double BAR = 220;

  private final HudCanvas canvas;
  private final Label time;
  private final Label desync;
  private double share;

  /** On that sheet. */
  public ReplayPanel(HudCanvas canvas) {
    this.canvas = canvas;
    time =
        canvas.label(TextSize.BODY, Anchor.RIGHT).colour(canvas.palette().of(ColorRole.CABLE_TAUT));
    desync =
        canvas.label(TextSize.SMALL, Anchor.RIGHT).colour(canvas.palette().of(ColorRole.WARNING));
  }

  /** How far it is, 0 to 1, and what is written beside. */
  public void update(double done, String written, String warning) {
    share = done;
    time.set(written);
    desync.set(warning);
  }

  private double bottom() {
    return canvas.height() - canvas.margin() - canvas.of(68);
  }

  /** Draws the shapes. */
  public void drawShapes() {
    Pen pen = canvas.pen();
    double right = canvas.width() - canvas.margin();
    double left = right - canvas.of(BAR);
    pen.ink(canvas.palette().of(ColorRole.TEXT_QUIET), 0.3);
    pen.box(left, bottom(), right, bottom() + canvas.of(5));
    pen.ink(canvas.palette().of(ColorRole.CABLE_TAUT), 0.95);
    pen.box(left, bottom(), left + canvas.of(BAR) * share, bottom() + canvas.of(5));
  }

  /** Draws the text. */
  public void drawText() {
    double right = canvas.width() - canvas.margin();
    time.draw(canvas.batch(), right, bottom() + canvas.of(14), 1);
    desync.draw(canvas.batch(), right, bottom() - canvas.of(22), 1);
  }
}
