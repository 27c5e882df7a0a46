package towline.view.overlay;

import towline.view.draw.ShapeDrawer;

/** Dashed lines. */
final class Dashes {
  /** Maximum number of dashes in a line. */
  private static final int MAX_DASHES = 60;

  private Dashes() {}

  static void draw(
      ShapeDrawer pen,
      double x0,
      double y0,
      double x1,
      double y1,
      double dash,
      double gap,
      double width) {
    double length = Math.hypot(x1 - x0, y1 - y0);
    if (!(length > 1e-3)) {
      return;
    }
    double ux = (x1 - x0) / length;
    double uy = (y1 - y0) / length;
    int count = 0;
    for (double at = 0; at < length && count < MAX_DASHES; at += dash + gap) {
      double to = Math.min(length, at + dash);
      pen.line(x0 + ux * at, y0 + uy * at, x0 + ux * to, y0 + uy * to, width);
      count++;
    }
  }

  /**
   * Draws a dashed circle; the period is {@code dash + gap}, rounded to a whole number of dashes.
   */
  static void ring(
      ShapeDrawer pen, double x, double y, double radius, double dash, double gap, double width) {
    double round = 2 * Math.PI * radius / (dash + gap);
    int count = (int) Math.max(4, Math.min(MAX_DASHES, Math.round(round)));
    double step = 2 * Math.PI / count;
    double sweep = step * dash / (dash + gap);
    for (int i = 0; i < count; i++) {
      double from = i * step;
      double to = from + sweep;
      pen.line(
          x + radius * Math.cos(from),
          y + radius * Math.sin(from),
          x + radius * Math.cos(to),
          y + radius * Math.sin(to),
          width);
    }
  }
}
