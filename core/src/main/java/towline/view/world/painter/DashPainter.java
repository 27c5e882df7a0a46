package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityRow;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * Draws the dash of a snake: before it, the line of the dash with a light running ahead; during it,
 * a streak behind the head.
 */
final class DashPainter {
  /** Time in which the light runs along the line, s. */
  private static final double RUN_SECONDS = 0.5;

  /** Length of the light, as a share of the line. */
  private static final double LIGHT_SHARE = 0.35;

  /** Length and width of the streak, m. */
  private static final double STREAK_LENGTH = 7;

  private static final double STREAK_WIDTH = 1.1;

  /** Half the width of the sign at the end of the line, m. */
  private static final double TIP_HALF_WIDTH = 0.55;

  private final Palette palette;

  DashPainter(Palette palette) {
    this.palette = palette;
  }

  /** Returns the heat of a head before its dash, 0 to 0.6; 0.6 during the dash. */
  static double heat(EntityRow head) {
    return head.dashLength > 0 ? 0.6 * (1 - Math.min(1, head.timeToDash / RUN_SECONDS)) : 0;
  }

  /** Draws the line or the streak of head {@code i}, if it has one. */
  void draw(PaintFrame frame, int i) {
    InterpolatedScene scene = frame.scene();
    EntityRow row = scene.snapshot().row(i);
    if (row.dashLength <= 0
        || !frame.camera().intersects(scene.x(i), scene.y(i), row.dashLength + STREAK_LENGTH)) {
      return;
    }
    double cos = Math.cos(scene.heading(i));
    double sin = Math.sin(scene.heading(i));
    if (row.timeToDash > 0) {
      announce(frame.shapes(), scene.x(i), scene.y(i), cos, sin, row);
    } else {
      streak(frame.shapes(), scene.x(i), scene.y(i), cos, sin);
    }
  }

  private void announce(
      ShapeDrawer pen, double x, double y, double cos, double sin, EntityRow row) {
    double done = 1 - Math.min(1, row.timeToDash / RUN_SECONDS);
    int rgb = palette.colour(ColorRole.SNAKE_HEAD);
    double endX = x + row.dashLength * cos;
    double endY = y + row.dashLength * sin;
    pen.ink(rgb, 0.3 + 0.5 * done);
    pen.line(x, y, endX, endY, 0.08);
    double front = row.dashLength * done;
    double back = Math.max(0, front - LIGHT_SHARE * row.dashLength);
    pen.glow(rgb, 0.9).glowTo(rgb, 0);
    pen.beam(x + front * cos, y + front * sin, x + back * cos, y + back * sin, 0.9);
    pen.ink(palette.colour(ColorRole.CORE), 0.9).glowTo(rgb, 0);
    pen.line(x + front * cos, y + front * sin, x + back * cos, y + back * sin, 0.14);
    pen.ink(rgb, 0.4 + 0.6 * done);
    pen.path()
        .add(endX - TIP_HALF_WIDTH * (cos + sin), endY - TIP_HALF_WIDTH * (sin - cos))
        .add(endX, endY)
        .add(endX - TIP_HALF_WIDTH * (cos - sin), endY - TIP_HALF_WIDTH * (sin + cos));
    pen.strokeOpen(0.12);
  }

  private void streak(ShapeDrawer pen, double x, double y, double cos, double sin) {
    int rgb = palette.colour(ColorRole.SNAKE_HEAD);
    double tailX = x - STREAK_LENGTH * cos;
    double tailY = y - STREAK_LENGTH * sin;
    pen.glow(rgb, 0.85).glowTo(rgb, 0);
    pen.beam(x, y, tailX, tailY, STREAK_WIDTH);
    pen.glow(palette.colour(ColorRole.CORE), 0.8).glowTo(rgb, 0);
    pen.line(x, y, tailX, tailY, 0.16);
  }
}
