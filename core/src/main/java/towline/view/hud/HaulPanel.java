package towline.view.hud;

import towline.content.CourierPay;
import towline.content.look.ColorRole;
import towline.session.Run;
import towline.session.Score;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * The haul below the multiplier: a bead for each courier on the way to the next gate, the banked
 * part as soon as there is one, and, in a frame, the part at risk. A gain lights up, a loss falls
 * out of the frame.
 */
final class HaulPanel implements HudPanel {
  /** Position of the first bead, under the bar of the multiplier, design pixels. */
  private static final double LEFT = 66;

  private static final double DOWN = 72;
  private static final double PITCH = 19;
  private static final double RADIUS = 6;
  private static final double GAP = 8;

  /** Distances between the frame and the text in it, design pixels. */
  private static final double FRAME_SIDE = 6;

  private static final double FRAME_HEIGHT = 9.5;

  /** Distance that a lost part falls, design pixels. */
  private static final double FALL = 18;

  /** Opacity below which nothing is drawn. */
  private static final double INVISIBLE = 0.02;

  private final HudCanvas canvas;
  private final int couriersPerGate;
  private final CachedText banked;
  private final CachedText atRisk;
  private final CachedText word;
  private final String bankedWord;
  private final String riskWord;
  private final char decimalSign;
  private final StringBuilder text = new StringBuilder();
  private final Change change = new Change();
  private int beads;
  private double opacity;

  HaulPanel(HudCanvas canvas, CourierPay pay) {
    this.canvas = canvas;
    couriersPerGate = pay.couriersPerGate();
    decimalSign = canvas.localization().decimalSign();
    bankedWord = canvas.localization().of("hud.haul.banked");
    riskWord = canvas.localization().of("hud.haul.risk");
    banked = canvas.label(TextSize.HEADING, Anchor.LEFT);
    atRisk = canvas.label(TextSize.HEADING, Anchor.LEFT);
    word = canvas.label(TextSize.SMALL, Anchor.LEFT);
  }

  /** True if a gate has banked a part of the haul. */
  static boolean isBankShown(double bankedHaul) {
    return bankedHaul > 1;
  }

  /** The last change of the haul, which lights up and fades. */
  static final class Change {
    /** Rate at which it fades, 1/s. */
    private static final double FADE_RATE = 2.2;

    private double banked = 1;
    private double atRisk;
    private double raised;
    private double kept;
    private double lost;

    void reset(double bankedHaul, double haulAtRisk) {
      banked = bankedHaul;
      atRisk = haulAtRisk;
      raised = 0;
      kept = 0;
      lost = 0;
    }

    /** Takes in the haul, {@code seconds} after the last update. */
    void update(double bankedHaul, double haulAtRisk, double seconds) {
      double fade = Math.exp(-FADE_RATE * seconds);
      raised *= fade;
      kept *= fade;
      lost *= fade;
      boolean isBanked = bankedHaul > banked;
      if (isBanked) {
        kept = 1;
        raised = 0;
        lost = 0;
      }
      double before = isBanked ? 0 : atRisk;
      if (haulAtRisk > before) {
        raised = 1;
        lost = 0;
      } else if (haulAtRisk < before) {
        raised = 0;
        lost = 1;
      }
      banked = bankedHaul;
      atRisk = haulAtRisk;
    }

    /** True in the second after a loss. */
    boolean isLossRecent() {
      return lost > Math.exp(-FADE_RATE);
    }

    /** Returns the brightness of a gain at risk, 1 at once and falling to 0. */
    double raised() {
      return raised;
    }

    /** Returns the brightness of a banked gain, 1 at once and falling to 0. */
    double kept() {
      return kept;
    }

    /** Returns the brightness of a loss, 1 at once and falling to 0. */
    double lost() {
      return lost;
    }
  }

  @Override
  public void reset(Run run) {
    change.reset(run.score().bankedHaul(), run.score().haulAtRisk());
  }

  @Override
  public void copyState(HudPanel old, Run run) {
    reset(run);
  }

  @Override
  public void update(Run run, double seconds) {
    Score score = run.score();
    change.update(score.bankedHaul(), score.haulAtRisk(), seconds);
    boolean gateIsOpen = run.current().count(EntityKind.HAUL_GATE) > 0;
    beads = gateIsOpen ? couriersPerGate : score.couriers() % couriersPerGate;
    Palette palette = canvas.palette();
    int gold = palette.colour(ColorRole.COURIER);
    int core = palette.colour(ColorRole.CORE);
    banked.setText(written("\u00d7", score.bankedHaul()));
    banked.setColour(Palette.mix(gold, core, change.kept()));
    // A lost part keeps its number while it falls.
    if (score.haulAtRisk() > 0) {
      atRisk.setText(written("+", score.haulAtRisk()));
    }
    atRisk.setColour(
        Palette.mix(
            Palette.mix(gold, core, change.raised()),
            palette.colour(ColorRole.WARNING),
            change.lost()));
    word.setText(score.haulAtRisk() > 0 ? riskWord : isBankShown() ? bankedWord : "");
    word.setColour(palette.colour(ColorRole.TEXT));
    opacity = score.haul() > 1 || change.lost() > INVISIBLE ? 1 : 0;
  }

  @Override
  public boolean mayFade() {
    return !change.isLossRecent();
  }

  private StringBuilder written(String sign, double factor) {
    text.setLength(0);
    return NumberText.append(text.append(sign), factor, 1, decimalSign);
  }

  private boolean isRiskShown() {
    return change.atRisk > 0;
  }

  private boolean isBankShown() {
    return isBankShown(change.banked);
  }

  private double left() {
    return canvas.left() + canvas.pixels(LEFT);
  }

  private double middle() {
    return canvas.top() - canvas.pixels(DOWN);
  }

  private double bankedLeft() {
    return left() + canvas.pixels((couriersPerGate - 1) * PITCH + RADIUS + GAP);
  }

  private double frameLeft() {
    return bankedLeft() + (isBankShown() ? banked.width() : 0) + canvas.pixels(GAP);
  }

  private double wordLeft() {
    return isRiskShown()
        ? frameLeft() + atRisk.width() + canvas.pixels(FRAME_SIDE + GAP)
        : frameLeft();
  }

  private double right() {
    return opacity == 0
        ? left() + canvas.pixels((couriersPerGate - 1) * PITCH + RADIUS)
        : wordLeft() + word.width() + (isRiskShown() ? canvas.pixels(FRAME_SIDE) : 0);
  }

  @Override
  public void take(ScreenRoom room) {
    double half = canvas.pixels(FRAME_HEIGHT);
    room.take(left() - canvas.pixels(RADIUS), middle() - half, right(), middle() + half);
  }

  @Override
  public void drawShapes() {
    ShapeDrawer pen = canvas.shapes();
    int rgb = canvas.palette().colour(ColorRole.COURIER);
    double size = canvas.pixels(RADIUS);
    for (int i = 0; i < couriersPerGate; i++) {
      double x = left() + canvas.pixels(i * PITCH);
      pen.ink(rgb, 0.45);
      pen.ring(x, middle(), size, canvas.pixels(1.5));
      if (i < beads) {
        boolean isLast = i == beads - 1;
        pen.ink(rgb, 0.95);
        pen.disc(x, middle(), size * 0.7 * (isLast ? 1 + 0.6 * change.raised() : 1));
      }
    }
    if (change.kept() > INVISIBLE) {
      double x = bankedLeft() + banked.width() / 2;
      pen.ink(rgb, change.kept());
      pen.ring(x, middle(), canvas.pixels(12 + 26 * (1 - change.kept())), canvas.pixels(2));
    }
    if (isRiskShown()) {
      drawFrame(pen, rgb);
    }
  }

  /** Draws the frame of the part at risk: a dashed one, as of something that is not firm. */
  private void drawFrame(ShapeDrawer pen, int rgb) {
    double from = frameLeft() - canvas.pixels(FRAME_SIDE) / 2;
    double to = right();
    double half = canvas.pixels(FRAME_HEIGHT);
    double line = canvas.pixels(1.5);
    double dash = canvas.pixels(6);
    pen.ink(rgb, 0.55 + 0.45 * change.raised());
    for (double x = from; x < to; x += 2 * dash) {
      double end = Math.min(to, x + dash);
      pen.line(x, middle() - half, end, middle() - half, line);
      pen.line(x, middle() + half, end, middle() + half, line);
    }
    pen.line(from, middle() - half, from, middle() + half, line);
    pen.line(to, middle() - half, to, middle() + half, line);
  }

  @Override
  public void drawText() {
    if (opacity == 0) {
      return;
    }
    double foot = middle() - banked.capHeight() / 2;
    if (isBankShown()) {
      canvas.draw(banked, bankedLeft(), foot, opacity);
    }
    canvas.draw(word, wordLeft(), middle() - word.capHeight() / 2, 0.9 * opacity);
    if (isRiskShown()) {
      canvas.draw(atRisk, frameLeft() + canvas.pixels(FRAME_SIDE) / 2, foot, opacity);
    } else if (change.lost() > INVISIBLE) {
      double fallen = foot - canvas.pixels(FALL) * (1 - change.lost());
      canvas.draw(atRisk, frameLeft() + canvas.pixels(FRAME_SIDE) / 2, fallen, change.lost());
    }
  }
}
