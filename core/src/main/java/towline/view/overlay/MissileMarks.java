package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.TraceMark;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;

/**
 * The marks of missiles: a dashed arrow in the wanted direction of flight, a solid one in the real
 * direction, and a dotted line to the diamond at the expected meeting point.
 */
final class MissileMarks extends TraceMarks {
  private static final Polygon DIAMOND = Polygon.regular(4);

  /** Distance from the missile at which the arrows begin, m; the missile itself stays uncovered. */
  private static final double ROOT = 0.7;

  private static final double LENGTH = 2.6;

  /** Length below which a direction has no meaningful bearing. */
  private static final double MIN_LENGTH = 0.05;

  MissileMarks(OverlayCanvas canvas) {
    super(canvas);
  }

  @Override
  protected void draw(TraceMark mark, double x, double y, EntityKind pilot) {
    int rgb = canvas.colour(pilot);
    switch (mark.mark()) {
      case WANTED -> wanted(x, y, mark.directionX(), mark.directionY());
      case SMOOTHED -> smoothed(x, y, mark.directionX(), mark.directionY(), rgb);
      default -> meeting(x, y, mark.endX(), mark.endY(), rgb);
    }
  }

  private void wanted(double x, double y, double directionX, double directionY) {
    if (Math.hypot(directionX, directionY) < MIN_LENGTH) {
      return;
    }
    double bearing = Math.atan2(directionY, directionX);
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    double tip = ROOT + LENGTH;
    ShapeDrawer pen = canvas.shapes();
    pen.ink(canvas.colour(ColorRole.TEXT), 0.85 * canvas.strength(x, y));
    Dashes.draw(
        pen,
        x + ROOT * cos,
        y + ROOT * sin,
        x + tip * cos,
        y + tip * sin,
        0.26,
        0.2,
        OverlayCanvas.THIN);
    ArrowTips.open(pen, x + tip * cos, y + tip * sin, bearing, 0.42, OverlayCanvas.THIN);
  }

  private void smoothed(double x, double y, double directionX, double directionY, int rgb) {
    double length = Math.hypot(directionX, directionY);
    if (length < MIN_LENGTH) {
      return;
    }
    double bearing = Math.atan2(directionY, directionX);
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    double tip = ROOT + LENGTH * Math.min(1, length);
    ShapeDrawer pen = canvas.shapes();
    pen.ink(rgb, 0.95 * canvas.strength(x, y));
    pen.line(x + ROOT * cos, y + ROOT * sin, x + tip * cos, y + tip * sin, 0.07);
    ArrowTips.filled(pen, x + tip * cos, y + tip * sin, bearing, 0.5);
  }

  private void meeting(double x, double y, double atX, double atY, int rgb) {
    double strength = canvas.strength(x, y);
    ShapeDrawer pen = canvas.shapes();
    pen.ink(rgb, 0.45 * strength);
    Dashes.draw(pen, x, y, atX, atY, 0.04, 0.5, OverlayCanvas.THIN);
    pen.ink(rgb, 0.9 * strength);
    pen.outline(DIAMOND, atX, atY, 0, 0.38, 0.06);
  }
}
