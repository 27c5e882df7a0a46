package towline.view.hud;

import towline.view.draw.ColorRole;
import towline.view.draw.Pen;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** Top right, while a replay is watched: how far it is, how fast it runs, and where it parted. */
public final class ReplayPanel {
  private static final double BAR = 220;

  private final HudCanvas sheet;
  private final Label time;
  private final Label parted;
  private double share;

  /** On that sheet. */
  public ReplayPanel(HudCanvas sheet) {
    this.sheet = sheet;
    time =
        sheet.label(TextSize.BODY, Anchor.RIGHT).colour(sheet.palette().of(ColorRole.CABLE_TAUT));
    parted =
        sheet.label(TextSize.SMALL, Anchor.RIGHT).colour(sheet.palette().of(ColorRole.WARNING));
  }

  /** How far it is, 0 to 1, and what is written beside. */
  public void update(double done, String written, String warning) {
    share = done;
    time.set(written);
    parted.set(warning);
  }

  private double bottom() {
    return sheet.height() - sheet.margin() - sheet.of(68);
  }

  /** Draws the shapes. */
  public void drawShapes() {
    Pen pen = sheet.pen();
    double right = sheet.width() - sheet.margin();
    double left = right - sheet.of(BAR);
    pen.ink(sheet.palette().of(ColorRole.TEXT_QUIET), 0.3);
    pen.box(left, bottom(), right, bottom() + sheet.of(5));
    pen.ink(sheet.palette().of(ColorRole.CABLE_TAUT), 0.95);
    pen.box(left, bottom(), left + sheet.of(BAR) * share, bottom() + sheet.of(5));
  }

  /** Draws the text. */
  public void drawText() {
    double right = sheet.width() - sheet.margin();
    time.draw(sheet.batch(), right, bottom() + sheet.of(14), 1);
    parted.draw(sheet.batch(), right, bottom() - sheet.of(22), 1);
  }
}
