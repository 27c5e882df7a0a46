package towline.view.world;

import towline.view.draw.Pen;

/** Dashed lines. */
final class Dashes {
  /** However long a line, it has no more dashes than this. */
  private static final int MOST = 60;

  private Dashes() {}

  static void draw(
      Pen pen, double x0, double y0, double x1, double y1, double dash, double gap, double width) {
    double length = Math.hypot(x1 - x0, y1 - y0);
    if (!(length > 1e-3)) {
      return;
    }
    double ux = (x1 - x0) / length;
    double uy = (y1 - y0) / length;
    int count = 0;
    for (double at = 0; at < length && count < MOST; at += dash + gap) {
      double to = Math.min(length, at + dash);
      pen.line(x0 + ux * at, y0 + uy * at, x0 + ux * to, y0 + uy * to, width);
      count++;
    }
  }
}
