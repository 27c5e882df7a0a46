package towline.view.hud;

import towline.content.look.ColorRole;
import towline.view.draw.ShapeDrawer;

/** The pause button in the upper right corner, in the margin of the HUD. */
public final class PauseSign {
  /** Minimum height and width, physical pixels. */
  private static final double MIN_SIDE = 10;

  /** Distance to the window's edge, where a mouse that is flung aside stops, physical pixels. */
  private static final double EDGE_DISTANCE = 2;

  private final HudCanvas canvas;

  /** Creates a sign that draws on {@code canvas}. */
  public PauseSign(HudCanvas canvas) {
    this.canvas = canvas;
  }

  private double side() {
    return Math.max(MIN_SIDE, canvas.margin() - 2 * EDGE_DISTANCE);
  }

  private double left() {
    return canvas.width() - EDGE_DISTANCE - side();
  }

  private double bottom() {
    return canvas.height() - EDGE_DISTANCE - side();
  }

  /** True if a point, in physical pixels from the lower left, is on the sign. */
  public boolean contains(double x, double y) {
    return x >= left() && x < left() + side() && y >= bottom() && y < bottom() + side();
  }

  /** Draws the sign, brighter if {@code lit}. */
  public void drawShapes(boolean lit) {
    double unit = side() / 12;
    ShapeDrawer pen = canvas.shapes();
    pen.ink(canvas.palette().colour(ColorRole.HULL), 0.6);
    pen.box(left(), bottom(), left() + side(), bottom() + side());
    pen.ink(canvas.palette().colour(lit ? ColorRole.SHIP : ColorRole.TEXT_QUIET), lit ? 1 : 0.8);
    for (int bar = 0; bar < 2; bar++) {
      double x = left() + (3 + 4 * bar) * unit;
      pen.box(x, bottom() + 3 * unit, x + 2 * unit, bottom() + side() - 3 * unit);
    }
  }
}
