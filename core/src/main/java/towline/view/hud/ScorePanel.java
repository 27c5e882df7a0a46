package towline.view.hud;

import towline.content.look.ColorRole;
import towline.session.Run;
import towline.session.Score;
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

  private final HudCanvas canvas;
  private final Label points;
  private final Label multiplier;
  private final StringBuilder drawText = new StringBuilder();
  private double shown;
  private double reached;
  private double chain;
  private int factor = 1;
  private double pulse;

  ScorePanel(HudCanvas canvas) {
    this.canvas = canvas;
    points = canvas.label(TextSize.FIGURE, Anchor.LEFT).colour(canvas.palette().of(ColorRole.TEXT));
    multiplier = canvas.label(TextSize.HEADING, Anchor.LEFT);
  }

  void takeOver(ScorePanel old) {
    shown = old.shown;
    factor = old.factor;
    pulse = old.pulse;
  }

  void update(Run run, double seconds) {
    Score score = run.score();
    reached = score.points();
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
    multiplier.colour(factor > 1 ? colour() : canvas.palette().of(ColorRole.TEXT_QUIET));
  }

  /** Whether the shown score has not reached the true one. */
  boolean runningUp() {
    return shown < reached;
  }

  private int colour() {
    return Palette.mix(
        canvas.palette().of(ColorRole.SHARD), canvas.palette().of(ColorRole.CORE), pulse);
  }

  private double baseline() {
    return canvas.height() - canvas.margin() - canvas.of(32);
  }

  void drawShapes() {
    double x = canvas.margin() + canvas.of(58);
    double y = baseline() - canvas.of(25);
    canvas.pen().ink(canvas.palette().of(ColorRole.TEXT_QUIET), 0.25);
    canvas.pen().box(x, y, x + canvas.of(BAR), y + canvas.of(5));
    if (chain > 0) {
      canvas.pen().ink(colour(), 0.95);
      canvas.pen().box(x, y, x + canvas.of(BAR) * Math.min(1, chain), y + canvas.of(5));
    }
  }

  void drawText() {
    points.draw(canvas.batch(), canvas.margin(), baseline(), 1);
    multiplier.draw(canvas.batch(), canvas.margin(), baseline() - canvas.of(32), 1);
  }
}
