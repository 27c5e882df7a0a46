package towline.view.hud;

import towline.content.look.ColorRole;
import towline.view.draw.ShapeDrawer;

/** The button that pauses, in the upper right corner, where the margin of the HUD is free. */
public final class PauseSign {
  /** Least height and width, physical pixels. */
  private static final double LEAST_SIDE = 10;

  /** Free between it and the edge, where a mouse that is flung aside stops; physical pixels. */
  private static final double FREE = 2;

  private final HudCanvas canvas;

  /** Draws on {@code canvas}. */
  public PauseSign(HudCanvas canvas) {
    this.canvas = canvas;
  }

  private double side() {
    return Math.max(LEAST_SIDE, canvas.margin() - 2 * FREE);
  }

  private double left() {
    return canvas.width() - FREE - side();
  }

  private double bottom() {
    return canvas.height() - FREE - side();
  }

  /** Whether a place lies on it, physical pixels from the lower left. */
  public boolean contains(double x, double y) {
    return x >= left() && x < left() + side() && y >= bottom() && y < bottom() + side();
  }

  /** Draws it; brighter if {@code lit}. */
  public void drawShapes(boolean lit) {
    double unit = side() / 12;
    ShapeDrawer pen = canvas.pen();
    pen.ink(canvas.palette().of(ColorRole.HULL), 0.6);
    pen.box(left(), bottom(), left() + side(), bottom() + side());
    pen.ink(canvas.palette().of(lit ? ColorRole.SHIP : ColorRole.TEXT_QUIET), lit ? 1 : 0.8);
    for (int bar = 0; bar < 2; bar++) {
      double x = left() + (3 + 4 * bar) * unit;
      pen.box(x, bottom() + 3 * unit, x + 2 * unit, bottom() + side() - 3 * unit);
    }
  }
}
