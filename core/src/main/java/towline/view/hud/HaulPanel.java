package towline.view.hud;

import towline.content.CourierPay;
import towline.content.look.ColorRole;
import towline.session.Run;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * The haul beside the multiplier: a bead for each full step and half a bead for half a step. A bead
 * that is won swells; one that is lost drops away.
 */
final class HaulPanel implements HudPanel {
  /** Position of the first bead, under the bar of the multiplier, design pixels. */
  private static final double LEFT = 66;

  private static final double DOWN = 72;
  private static final double PITCH = 19;
  private static final double RADIUS = 6;

  /** Distance that a lost bead falls, design pixels. */
  private static final double FALL = 16;

  private static final double LABEL_LEFT = 6;

  /** Rates at which a change is shown and fades, 1/s. */
  private static final double FILL_RATE = 7;

  private static final double FADE_RATE = 2.2;

  private final HudCanvas canvas;
  private final CachedText factor;
  private final StringBuilder text = new StringBuilder();
  private final Change change = new Change();
  private final char decimalSign;
  private final int beads;
  private double opacity;

  HaulPanel(HudCanvas canvas, CourierPay pay) {
    this.canvas = canvas;
    beads = (int) Math.round(pay.haulMost());
    decimalSign = canvas.localization().decimalSign();
    factor = canvas.label(TextSize.HEADING, Anchor.LEFT);
  }

  /** The displayed haul, which follows the real one; a change lights up and fades. */
  static final class Change {
    private double haul = 1;
    private double shown = 1;
    private double raised;
    private double lost;

    void reset(double value) {
      haul = value;
      shown = value;
      raised = 0;
      lost = 0;
    }

    /** Takes in the haul, {@code seconds} after the last update. */
    void update(double value, double seconds) {
      raised *= Math.exp(-FADE_RATE * seconds);
      lost *= Math.exp(-FADE_RATE * seconds);
      if (value > haul) {
        raised = 1;
        lost = 0;
      } else if (value < haul) {
        lost = 1;
        raised = 0;
      }
      haul = value;
      shown += (haul - shown) * (1 - Math.exp(-FILL_RATE * seconds));
    }

    /** Returns the filled share of bead {@code i}, 0 to 1; the first bead, 0, is always full. */
    double fill(int i) {
      return Math.max(0, Math.min(1, shown - i));
    }

    /** Returns the brightness of the last gain, 1 at once and falling to 0. */
    double raised() {
      return raised;
    }

    /** Returns the brightness of the last loss, 1 at once and falling to 0. */
    double lost() {
      return lost;
    }

    /** True if the last change concerned bead {@code i}. */
    boolean touches(int i) {
      return raised > 0 ? i == (int) Math.ceil(haul) - 1 : i == (int) Math.floor(haul);
    }
  }

  @Override
  public void reset(Run run) {
    change.reset(run.score().haul());
  }

  @Override
  public void copyState(HudPanel old, Run run) {
    change.reset(run.score().haul());
  }

  @Override
  public void update(Run run, double seconds) {
    double haul = run.score().haul();
    change.update(haul, seconds);
    text.setLength(0);
    text.append('\u00d7');
    factor.setText(NumberText.append(text, haul, haul == Math.rint(haul) ? 0 : 1, decimalSign));
    factor.setColour(colour());
    opacity = haul > 1 || change.lost() > 0.02 ? 1 : 0;
  }

  private int colour() {
    Palette palette = canvas.palette();
    int rgb =
        Palette.mix(
            palette.colour(ColorRole.COURIER), palette.colour(ColorRole.CORE), change.raised());
    return Palette.mix(rgb, palette.colour(ColorRole.WARNING), change.lost());
  }

  private double left() {
    return canvas.margin() + canvas.pixels(LEFT);
  }

  private double middle() {
    return canvas.height() - canvas.margin() - canvas.pixels(DOWN);
  }

  private double right() {
    return left() + canvas.pixels((beads - 1) * PITCH + RADIUS + LABEL_LEFT) + factor.width();
  }

  @Override
  public void take(ScreenRoom room) {
    double half = canvas.pixels(1.5 * RADIUS);
    room.take(left() - half, middle() - half, right(), middle() + half);
  }

  @Override
  public void drawShapes() {
    ShapeDrawer pen = canvas.shapes();
    int rgb = canvas.palette().colour(ColorRole.COURIER);
    for (int i = 0; i < beads; i++) {
      double x = left() + canvas.pixels(i * PITCH);
      double y = middle();
      double size = canvas.pixels(RADIUS);
      pen.ink(rgb, 0.45);
      pen.ring(x, y, size, canvas.pixels(1.5));
      boolean touched = change.touches(i);
      double fill = change.fill(i);
      if (fill > 0.02) {
        pen.ink(touched ? colour() : rgb, 0.95);
        pen.disc(x, y, size * (0.25 + 0.5 * fill) * (touched ? 1 + change.raised() : 1));
      }
      if (touched && change.raised() > 0.02) {
        pen.ink(rgb, change.raised());
        pen.ring(x, y, size * (1 + 2.2 * (1 - change.raised())), canvas.pixels(2));
      }
      if (touched && change.lost() > 0.02) {
        pen.ink(canvas.palette().colour(ColorRole.WARNING), change.lost());
        pen.disc(x, y - canvas.pixels(FALL) * (1 - change.lost()), 0.75 * size);
      }
    }
  }

  @Override
  public void drawText() {
    if (opacity > 0) {
      double x = left() + canvas.pixels((beads - 1) * PITCH + RADIUS + LABEL_LEFT);
      canvas.draw(factor, x, middle() - factor.capHeight() / 2, opacity);
    }
  }
}
