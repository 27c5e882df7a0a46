package towline.view.hud;

import towline.content.look.ColorRole;
import towline.session.Run;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * A bar below the wave's name that drains until the foes of the finale flee, and below it the
 * points for a clean sweep now.
 */
final class FinaleClock implements HudPanel {
  /** Half the length of the full bar, design pixels. */
  private static final double HALF_LENGTH = 130;

  /** Distance of the bar's middle from the margin, below the wave's name, design pixels. */
  private static final double DOWN = 33;

  private static final double THICKNESS = 5;

  /** Distance from the bar to the capitals of the number, design pixels. */
  private static final double GAP = 6;

  private final HudCanvas canvas;
  private final CachedText bonus;
  private final StringBuilder text = new StringBuilder();
  private double share;

  FinaleClock(HudCanvas canvas) {
    this.canvas = canvas;
    bonus = canvas.label(TextSize.SMALL, Anchor.CENTRE);
  }

  @Override
  public void reset(Run run) {
    share = 0;
  }

  @Override
  public void update(Run run, double seconds) {
    share = run.over() ? 0 : run.finaleShareLeft();
    if (share > 0) {
      text.setLength(0);
      NumberText.grouped(text.append('+'), Math.round(run.sweepPoints()));
      bonus.setText(text).setColour(canvas.palette().colour(ColorRole.SHARD));
    }
  }

  /** Returns the share of the time of the finale that is left, 0 without a finale. */
  double share() {
    return share;
  }

  private double middle() {
    return canvas.width() / 2;
  }

  private double barMiddle() {
    return canvas.top() - canvas.pixels(DOWN);
  }

  private double bonusFoot() {
    return barMiddle() - canvas.pixels(THICKNESS / 2 + GAP) - bonus.capHeight();
  }

  @Override
  public void take(ScreenRoom room) {
    if (share > 0) {
      double half = canvas.pixels(HALF_LENGTH);
      double top = barMiddle() + canvas.pixels(THICKNESS / 2);
      room.take(middle() - half, bonusFoot(), middle() + half, top);
    }
  }

  @Override
  public void drawShapes() {
    if (share > 0) {
      ShapeDrawer pen = canvas.shapes();
      double half = canvas.pixels(HALF_LENGTH);
      double thick = canvas.pixels(THICKNESS) / 2;
      pen.ink(canvas.palette().colour(ColorRole.HULL), 0.8);
      pen.box(middle() - half, barMiddle() - thick, middle() + half, barMiddle() + thick);
      pen.ink(canvas.palette().colour(ColorRole.WARNING), 0.95);
      double left = half * share;
      pen.box(middle() - left, barMiddle() - thick, middle() + left, barMiddle() + thick);
    }
  }

  @Override
  public void drawText() {
    if (share > 0) {
      canvas.draw(bonus, middle(), bonusFoot(), 1);
    }
  }
}
