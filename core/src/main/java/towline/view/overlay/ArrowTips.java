package towline.view.overlay;

import towline.view.draw.ShapeDrawer;

/** The heads of arrows, with the tip at a place and pointing along a bearing. */
final class ArrowTips {
  private static final double SPREAD = 0.45;

  private ArrowTips() {}

  /** Draws an arrow head of two strokes. */
  static void open(ShapeDrawer pen, double x, double y, double bearing, double size, double width) {
    for (int side = -1; side <= 1; side += 2) {
      double back = bearing + Math.PI + side * SPREAD;
      pen.line(x, y, x + size * Math.cos(back), y + size * Math.sin(back), width);
    }
  }

  /** Draws a filled triangle. */
  static void filled(ShapeDrawer pen, double x, double y, double bearing, double size) {
    double left = bearing + Math.PI - SPREAD;
    double right = bearing + Math.PI + SPREAD;
    double leftX = x + size * Math.cos(left);
    double leftY = y + size * Math.sin(left);
    double rightX = x + size * Math.cos(right);
    double rightY = y + size * Math.sin(right);
    pen.face(x, y, leftX, leftY, rightX, rightY, rightX, rightY);
  }
}
