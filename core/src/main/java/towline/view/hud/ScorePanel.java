package towline.view.hud;

import towline.content.look.ColorRole;
import towline.session.Run;
import towline.session.Score;
import towline.sim.api.ViewWindow;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * The score, the kills of the present swing beside it, the multiplier, and the time left to keep
 * it, at the top left.
 */
final class ScorePanel implements HudPanel {
  private static final double BAR = 150;

  /**
   * Length of the bar where text is large for the window and titles need the room, design pixels.
   */
  private static final double SHORT_BAR = 84;

  private static final double BAR_LEFT = 58;

  /** Width of the pause sign with the gap before it, design pixels. */
  private static final double PAUSE_WIDTH = 17;

  /** Least number of kills of a swing that is shown, and time after its last kill, s. */
  private static final int MIN_WHIP = 2;

  private static final double WHIP_LIFE = 1.6;
  private static final double WHIP_GAP = 14;

  /** Rate at which the displayed score rises to the true one, 1/s. */
  private static final double RISE_RATE = 9;

  private final HudCanvas canvas;
  private final CachedText points;
  private final CachedText multiplier;
  private final CachedText chainWord;
  private final CachedText whip;
  private final StringBuilder drawText = new StringBuilder();
  private double shown;
  private double reached;
  private double chain;
  private int factor = 1;
  private double pulse;
  private boolean frozen;
  private double cheer;
  private int whipKills;
  private double whipAge = WHIP_LIFE;

  ScorePanel(HudCanvas canvas) {
    this.canvas = canvas;
    points =
        canvas
            .label(TextSize.FIGURE, Anchor.LEFT)
            .setColour(canvas.palette().colour(ColorRole.TEXT));
    multiplier = canvas.label(TextSize.HEADING, Anchor.LEFT);
    chainWord =
        canvas
            .label(TextSize.SMALL, Anchor.LEFT)
            .setText(canvas.localization().of("hud.chain"))
            .setColour(canvas.palette().colour(ColorRole.TEXT_QUIET));
    whip =
        canvas
            .label(TextSize.HEADING, Anchor.LEFT)
            .setColour(canvas.palette().colour(ColorRole.CABLE_TAUT));
  }

  @Override
  public void copyState(HudPanel old, Run run) {
    if (old instanceof ScorePanel before) {
      shown = before.shown;
      factor = before.factor;
      pulse = before.pulse;
    }
  }

  @Override
  public void update(Run run, double seconds) {
    Score score = run.score();
    reached = score.points();
    if (score.points() < shown) {
      shown = score.points();
    }
    shown += (score.points() - shown) * (1 - Math.exp(-RISE_RATE * seconds));
    if (score.points() - shown < 1) {
      shown = score.points();
    }
    if (score.multiplier() > factor) {
      pulse = 1;
    }
    pulse *= Math.exp(-5 * seconds);
    factor = score.multiplier();
    chain = score.chainLeft();
    frozen = chain > 0 && !ViewWindow.showsFoe(run.current());
    countWhip(run.current().cable().swingKills, seconds);
    drawText.setLength(0);
    points.setText(NumberText.grouped(drawText, Math.round(shown)));
    points.setColour(
        Palette.mix(
            canvas.palette().colour(ColorRole.TEXT),
            canvas.palette().colour(ColorRole.SHARD),
            cheer));
    drawText.setLength(0);
    multiplier.setText(drawText.append('\u00d7').append(factor));
    multiplier.setColour(factor > 1 ? colour() : canvas.palette().colour(ColorRole.TEXT_QUIET));
  }

  private void countWhip(int kills, double seconds) {
    whipAge += seconds;
    if (kills >= MIN_WHIP && kills != whipKills) {
      whipAge = 0;
      whip.setText(canvas.localization().of("hud.whip", kills));
    }
    whipKills = kills;
  }

  /**
   * Returns the opacity of the swing's kills, 0 to 1; titles need their room in a narrow window.
   */
  private double whipShown() {
    return canvas.isNarrow() ? 0 : Math.max(0, Math.min(1, 3 * (1 - whipAge / WHIP_LIFE)));
  }

  /** Mixes the score's colour with that of a new best; {@code share} is 0 to 1. */
  void cheer(double share) {
    cheer = share;
  }

  /** Returns the width from the left of the score to the end of its bar, physical pixels. */
  double width() {
    return canvas.pixels(BAR_LEFT) + bar();
  }

  /** True while the displayed score is below the true one. */
  boolean rising() {
    return shown < reached;
  }

  private int colour() {
    return Palette.mix(
        canvas.palette().colour(ColorRole.SHARD), canvas.palette().colour(ColorRole.CORE), pulse);
  }

  private double bar() {
    return canvas.pixels(canvas.isNarrow() ? SHORT_BAR : BAR);
  }

  /** Returns the right edge of the bar and of the sign after it, physical pixels from the left. */
  double barRight() {
    return canvas.left() + canvas.pixels(BAR_LEFT + PAUSE_WIDTH) + bar();
  }

  private double baseline() {
    return canvas.top() - canvas.pixels(32);
  }

  @Override
  public void take(ScreenRoom room) {
    double left = canvas.left();
    double top = canvas.top();
    double foot = baseline() - canvas.pixels(3);
    room.take(left, foot, whipShown() > 0 ? whipLeft() + whip.width() : left + points.width(), top);
    room.take(left, baseline() - canvas.pixels(36), left + multiplier.width(), foot);
    double bar = left + canvas.pixels(BAR_LEFT);
    double y = baseline() - canvas.pixels(29);
    double right = hasChainWord() ? chainWordLeft() + chainWord.width() : barRight();
    room.take(bar, y, right, y + canvas.pixels(13));
  }

  /** Returns true if there is room for the name of the bar. */
  private boolean hasChainWord() {
    return !canvas.isNarrow() && !canvas.isHeldByThumbs();
  }

  private double chainWordLeft() {
    return barRight() + canvas.pixels(5);
  }

  private double whipLeft() {
    return canvas.left() + points.width() + canvas.pixels(WHIP_GAP);
  }

  /** Draws the pause sign after the bar: the time to keep the multiplier is stopped. */
  private void drawPause(double x, double y) {
    canvas.shapes().ink(canvas.palette().colour(ColorRole.TEXT), 0.9);
    for (int bar = 0; bar < 2; bar++) {
      double left = x + canvas.pixels(8 + 6 * bar);
      canvas
          .shapes()
          .box(left, y - canvas.pixels(3), left + canvas.pixels(3), y + canvas.pixels(8));
    }
  }

  @Override
  public void drawShapes() {
    double x = canvas.left() + canvas.pixels(BAR_LEFT);
    double y = baseline() - canvas.pixels(25);
    canvas.shapes().ink(canvas.palette().colour(ColorRole.TEXT_QUIET), 0.25);
    canvas.shapes().box(x, y, x + bar(), y + canvas.pixels(5));
    if (chain > 0) {
      canvas.shapes().ink(colour(), frozen ? 0.45 : 0.95);
      canvas.shapes().box(x, y, x + bar() * Math.min(1, chain), y + canvas.pixels(5));
    }
    if (frozen) {
      drawPause(x + bar(), y);
    }
  }

  @Override
  public void drawText() {
    canvas.draw(points, canvas.left(), baseline(), 1);
    canvas.draw(whip, whipLeft(), baseline(), whipShown());
    canvas.draw(multiplier, canvas.left(), baseline() - canvas.pixels(32), 1);
    if (hasChainWord()) {
      double foot = baseline() - canvas.pixels(22.5) - chainWord.capHeight() / 2;
      canvas.draw(chainWord, chainWordLeft(), foot, 1);
    }
  }
}
