package towline.view.overlay;

import towline.sim.api.EntityKind;
import towline.sim.api.TraceMark;
import towline.view.draw.ShapeDrawer;

/**
 * The marks of goals: a dashed line to a cross at a snake's destination, a long-dashed one to the
 * square where a wingman or a vessel wants to be, a fading one to the crosshair at which a gun
 * aims.
 */
final class GoalMarks extends TraceMarks {
  private static final double LINE_WIDTH = OverlayCanvas.THIN;
  private static final double CROSS_SIZE = 0.3;
  private static final double SQUARE_SIZE = 0.42;
  private static final double HAIR_START = 0.18;
  private static final double HAIR_END = 0.55;

  GoalMarks(OverlayCanvas canvas) {
    super(canvas);
  }

  @Override
  protected void draw(TraceMark mark, double x, double y, EntityKind pilot) {
    double atX = mark.endX();
    double atY = mark.endY();
    int rgb = canvas.colour(pilot);
    double strength = canvas.strength(x, y);
    switch (mark.mark()) {
      case GOAL -> goal(x, y, atX, atY, rgb);
      case STATION -> station(x, y, atX, atY, rgb, strength);
      default -> aims(x, y, atX, atY, rgb, strength);
    }
  }

  private void goal(double x, double y, double goalX, double goalY, int rgb) {
    ShapeDrawer pen = canvas.shapes();
    pen.ink(rgb, 0.42);
    Dashes.draw(pen, x, y, goalX, goalY, 0.5, 0.5, LINE_WIDTH);
    pen.ink(rgb, 0.7);
    pen.line(goalX - CROSS_SIZE, goalY - CROSS_SIZE, goalX + CROSS_SIZE, goalY + CROSS_SIZE, 0.06);
    pen.line(goalX - CROSS_SIZE, goalY + CROSS_SIZE, goalX + CROSS_SIZE, goalY - CROSS_SIZE, 0.06);
  }

  private void station(double x, double y, double atX, double atY, int rgb, double strength) {
    ShapeDrawer pen = canvas.shapes();
    pen.ink(rgb, 0.4 * strength);
    Dashes.draw(pen, x, y, atX, atY, 1.1, 0.4, LINE_WIDTH);
    pen.ink(rgb, 0.75 * strength);
    pen.path()
        .add(atX - SQUARE_SIZE, atY - SQUARE_SIZE)
        .add(atX + SQUARE_SIZE, atY - SQUARE_SIZE)
        .add(atX + SQUARE_SIZE, atY + SQUARE_SIZE)
        .add(atX - SQUARE_SIZE, atY + SQUARE_SIZE);
    pen.strokeClosed(0.06);
  }

  private void aims(double x, double y, double atX, double atY, int rgb, double strength) {
    ShapeDrawer pen = canvas.shapes();
    pen.ink(rgb, 0.5 * strength).glowTo(rgb, 0.12 * strength);
    pen.line(x, y, atX, atY, LINE_WIDTH);
    pen.ink(rgb, 0.9 * strength);
    for (int arm = 0; arm < 4; arm++) {
      double cos = Math.cos(arm * Math.PI / 2);
      double sin = Math.sin(arm * Math.PI / 2);
      pen.line(
          atX + HAIR_START * cos,
          atY + HAIR_START * sin,
          atX + HAIR_END * cos,
          atY + HAIR_END * sin,
          0.06);
    }
  }
}
