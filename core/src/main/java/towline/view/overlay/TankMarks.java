package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;
import towline.sim.api.TraceMark;
import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;

/**
 * The marks of tanks: a dotted ring at the lookahead distance, a crossed ring where the look ahead
 * meets an obstacle, a barred line to the neighbour that is avoided, and a bent arrow for the turn.
 */
final class TankMarks extends TraceMarks {
  private static final double ARROW_FROM = 1.5;
  private static final double ARROW = 2.2;

  /** Bend of the arrow at the maximum turn rate, rad. */
  private static final double BEND = 1.5;

  private static final int ARROW_POINTS = 8;
  private static final double MIN_HIT_RADIUS = 0.35;

  TankMarks(OverlayCanvas canvas) {
    super(canvas);
  }

  @Override
  protected boolean beginsAtPilot(PilotTrace.Mark mark) {
    return mark != PilotTrace.Mark.HIT_POINT;
  }

  @Override
  protected void draw(TraceMark mark, double x, double y, EntityKind pilot) {
    switch (mark.mark()) {
      case HIT_POINT -> hitPoint(x, y, mark.radius());
      case LOOKAHEAD -> lookahead(x, y, mark.radius());
      case NEIGHBOUR -> {
        TraceAnchor other = canvas.anchor(mark.neighbour());
        neighbour(x, y, mark.endX() + other.shiftX(), mark.endY() + other.shiftY());
      }
      default -> steers(x, y, mark.bearing(), mark.turnShare());
    }
  }

  private void lookahead(double x, double y, double radius) {
    canvas.shapes().ink(canvas.colour(ColorRole.TANK), 0.32 * canvas.strength(x, y));
    Dashes.ring(canvas.shapes(), x, y, radius, 0.06, 0.6, 0.06);
  }

  private void hitPoint(double x, double y, double radius) {
    double r = Math.max(MIN_HIT_RADIUS, radius);
    double arm = Math.min(r, MIN_HIT_RADIUS) * Math.sqrt(0.5);
    ShapeDrawer pen = canvas.shapes();
    pen.ink(canvas.colour(ColorRole.CABLE_TAUT), 0.85 * canvas.strength(x, y));
    pen.ring(x, y, r, OverlayCanvas.THIN);
    pen.line(x - arm, y - arm, x + arm, y + arm, OverlayCanvas.THIN);
    pen.line(x - arm, y + arm, x + arm, y - arm, OverlayCanvas.THIN);
  }

  private void neighbour(double x, double y, double otherX, double otherY) {
    double length = Math.hypot(otherX - x, otherY - y);
    if (length < 1e-3) {
      return;
    }
    double ux = (otherX - x) / length;
    double uy = (otherY - y) / length;
    ShapeDrawer pen = canvas.shapes();
    pen.ink(canvas.colour(ColorRole.CABLE_TAUT), 0.6 * canvas.strength(x, y));
    pen.line(x, y, otherX, otherY, OverlayCanvas.THIN);
    bar(pen, x, y, ux, uy);
    bar(pen, otherX, otherY, ux, uy);
  }

  private static void bar(ShapeDrawer pen, double x, double y, double ux, double uy) {
    pen.line(x - 0.35 * uy, y + 0.35 * ux, x + 0.35 * uy, y - 0.35 * ux, 0.08);
  }

  /** Draws an arc of constant length that bends with the turn rate. */
  private void steers(double x, double y, double heading, double turnShare) {
    double bend = BEND * Math.max(-1, Math.min(1, turnShare));
    double step = ARROW / ARROW_POINTS;
    double bearing = heading;
    double atX = x + ARROW_FROM * Math.cos(heading);
    double atY = y + ARROW_FROM * Math.sin(heading);
    ShapeDrawer pen = canvas.shapes();
    pen.ink(canvas.colour(ColorRole.TANK), 0.9 * canvas.strength(x, y));
    LinePath path = pen.path().add(atX, atY);
    for (int i = 0; i < ARROW_POINTS; i++) {
      bearing += bend / ARROW_POINTS;
      atX += step * Math.cos(bearing);
      atY += step * Math.sin(bearing);
      path.add(atX, atY);
    }
    pen.strokeOpen(0.07);
    ArrowTips.filled(
        pen, atX + 0.2 * Math.cos(bearing), atY + 0.2 * Math.sin(bearing), bearing, 0.5);
  }
}
