package towline.view.hud;

import towline.session.Run;
import towline.session.Score;
import towline.view.draw.ColorRole;
import towline.view.draw.Palette;
import towline.view.text.Digits;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** Top left: the score, the multiplier, and the time that is left to keep it. */
final class ScorePanel {
  private static final double BAR = 150;

  /** How fast the shown score runs up to the true one, 1/s. */
  private static final double RUN_UP = 9;

  private final HudCanvas sheet;
  private final Label points;
  private final Label multiplier;
  private final StringBuilder drawText = new StringBuilder();
  private double shown;
  private double chain;
  private int factor = 1;
  private double pulse;

  ScorePanel(HudCanvas sheet) {
    this.sheet = sheet;
    points = sheet.label(TextSize.FIGURE, Anchor.LEFT).colour(sheet.palette().of(ColorRole.TEXT));
    multiplier = sheet.label(TextSize.HEADING, Anchor.LEFT);
  }

  void update(Run run, double seconds) {
    Score score = run.score();
    if (score.points() < shown) {
      shown = score.points();
    }
    shown += (score.points() - shown) * (1 - Math.exp(-RUN_UP * seconds));
    if (score.points() - shown < 1) {
      shown = score.points();
    }
    if (score.multiplier() > factor) {
      pulse = 1;
    }
    pulse *= Math.exp(-5 * seconds);
    factor = score.multiplier();
    chain = score.chainLeft();
    drawText.setLength(0);
    points.set(Digits.grouped(drawText, Math.round(shown)));
    drawText.setLength(0);
    multiplier.set(drawText.append('\u00d7').append(factor));
    multiplier.colour(factor > 1 ? colour() : sheet.palette().of(ColorRole.TEXT_QUIET));
  }

  private int colour() {
    return Palette.mix(
        sheet.palette().of(ColorRole.SHARD), sheet.palette().of(ColorRole.CORE), pulse);
  }

  private double baseline() {
    return sheet.height() - sheet.margin() - sheet.of(32);
  }

  void drawShapes() {
    double x = sheet.margin() + sheet.of(58);
    double y = baseline() - sheet.of(25);
    sheet.pen().ink(sheet.palette().of(ColorRole.TEXT_QUIET), 0.25);
    sheet.pen().box(x, y, x + sheet.of(BAR), y + sheet.of(5));
    if (chain > 0) {
      sheet.pen().ink(colour(), 0.95);
      sheet.pen().box(x, y, x + sheet.of(BAR) * Math.min(1, chain), y + sheet.of(5));
    }
  }

  void drawText() {
    points.draw(sheet.batch(), sheet.margin(), baseline(), 1);
    multiplier.draw(sheet.batch(), sheet.margin(), baseline() - sheet.of(32), 1);
  }
}
