package towline.view.hud;

import towline.content.look.ColorRole;
import towline.view.draw.ShapeDrawer;

/** The button that pauses, in the margin of the HUD at the upper right. */
public final class PauseSign {
  /** Height and width, pixels at the design height. */
  private static final double SIDE = 24;

  /** Height and width in a small window, physical pixels. */
  private static final double LEAST_SIDE = 12;

  /** Free between it and the edge, where a mouse that is flung aside stops; physical pixels. */
  private static final double FREE = 2;

  private final HudCanvas canvas;

  /** Draws on {@code canvas}. */
  public PauseSign(HudCanvas canvas) {
    this.canvas = canvas;
  }

  private double side() {
    return Math.max(LEAST_SIDE, canvas.of(SIDE));
  }

  private double left() {
    return canvas.width() - canvas.margin() - side();
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
    double unit = side() / SIDE;
    ShapeDrawer pen = canvas.pen();
    pen.ink(canvas.palette().of(ColorRole.HULL), 0.6);
    pen.box(left(), bottom(), left() + side(), bottom() + side());
    pen.ink(canvas.palette().of(lit ? ColorRole.SHIP : ColorRole.TEXT_QUIET), lit ? 1 : 0.8);
    for (int bar = 0; bar < 2; bar++) {
      double x = left() + (6 + 8 * bar) * unit;
      pen.box(x, bottom() + 6 * unit, x + 4 * unit, bottom() + side() - 6 * unit);
    }
  }
}
