package towline.view.hud;

import towline.view.draw.ColorRole;
import towline.view.draw.LinePath;
import towline.view.draw.Outline;
import towline.view.draw.Pen;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** The name of the game, and below it the game in one line: a ship, a cable, a drone. */
public final class TitleLogo {
  private static final double VEIL = 0.42;
  private static final double HALF_WIDTH = 390;
  private static final double LINE = 2.6;

  /** How strongly the name glows: a letter is so broad that all of its light would be fog. */
  private static final double GLOWING = 0.85;

  private static final Outline DART = Outline.closed(1.05, 0, -0.85, 0.72, -0.42, 0, -0.85, -0.72);
  private static final Outline BODY = Outline.regular(6);

  private final HudCanvas sheet;
  private final Label name;
  private double time;

  /** On that sheet. */
  public TitleLogo(HudCanvas sheet) {
    this.sheet = sheet;
    name = sheet.label(TextSize.TITLE, Anchor.CENTRE).set(sheet.words().of("title.name"));
  }

  /** Dims what was drawn, and draws itself, after that time, s. */
  public void draw(double seconds) {
    time += seconds;
    sheet.beginShapes();
    Pen pen = sheet.pen();
    pen.ink(sheet.palette().of(ColorRole.SKY), VEIL);
    pen.box(0, 0, sheet.width(), sheet.height());
    emblem(pen);
    sheet.beginText();
    name.colour(sheet.palette().of(ColorRole.EDGE));
    name(GLOWING);
    sheet.end();
  }

  /** Draws the name once more, sharp, over its glow. */
  public void drawText() {
    name.colour(sheet.palette().of(ColorRole.SHIP));
    name(1);
  }

  private void name(double opacity) {
    name.draw(sheet.batch(), sheet.width() / 2, sheet.height() * 0.64, opacity);
  }

  private void emblem(Pen pen) {
    double middle = sheet.width() / 2;
    double y = sheet.height() * 0.595;
    double left = middle - sheet.ofTitle(HALF_WIDTH);
    double right = middle + sheet.ofTitle(HALF_WIDTH);
    LinePath path = pen.path();
    for (int i = 0; i <= 48; i++) {
      double share = i / 48.0;
      double sag = Math.sin(Math.PI * share);
      double swing = Math.sin(time * 1.3 + share * 5) * 2.5 - 7;
      path.add(left + (right - left) * share, y + sheet.ofTitle(swing) * sag);
    }
    pen.ink(sheet.palette().of(ColorRole.CABLE_TAUT), 0.85);
    pen.strokeOpen(sheet.ofTitle(2));
    pen.ink(sheet.palette().of(ColorRole.HULL), 1);
    pen.fill(DART, right, y, 0, sheet.ofTitle(19), sheet.ofTitle(19));
    pen.ink(sheet.palette().of(ColorRole.SHIP), 1);
    pen.outline(DART, right, y, 0, sheet.ofTitle(19), sheet.ofTitle(LINE));
    drone(pen, left, y);
  }

  private void drone(Pen pen, double x, double y) {
    double bearing = 2.4 + 0.7 * Math.sin(time * 0.8);
    int mode = sheet.palette().mode(3);
    pen.ink(sheet.palette().of(ColorRole.HULL), 1);
    pen.fill(BODY, x, y, 0, sheet.ofTitle(15), sheet.ofTitle(15));
    pen.ink(sheet.palette().of(ColorRole.DRONE), 1);
    pen.outline(BODY, x, y, 0, sheet.ofTitle(15), sheet.ofTitle(LINE));
    pen.ink(mode, 1);
    pen.line(
        x,
        y,
        x + sheet.ofTitle(34) * Math.cos(bearing),
        y + sheet.ofTitle(34) * Math.sin(bearing),
        sheet.ofTitle(5));
    pen.ring(x, y, sheet.ofTitle(24), sheet.ofTitle(1.5));
  }
}
