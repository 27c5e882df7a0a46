package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityRow;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * The dash of a snake: before it, the line along which it will dash, over which a light runs ahead;
 * during it, a streak behind the head.
 */
final class DashPainter {
  /** How long the light takes to the end of the line, s. */
  private static final double RUNS = 0.5;

  /** How long the light is, as a part of the line. */
  private static final double LIGHT = 0.35;

  /** How long the streak is, m, and how broad. */
  private static final double STREAK = 7;

  private static final double BROAD = 1.1;

  /** Half the breadth of the sign at the end of the line, m. */
  private static final double TIP = 0.55;

  private final Palette palette;

  DashPainter(Palette palette) {
    this.palette = palette;
  }

  /** How close a head is to its dash, 0 to 1: 1 while it dashes. */
  static double heat(EntityRow head) {
    return head.dashLength > 0 ? 0.6 * (1 - Math.min(1, head.timeToDash / RUNS)) : 0;
  }

  /** Draws the line or the streak of head {@code i}, if it has one. */
  void draw(PaintFrame frame, int i) {
    InterpolatedScene scene = frame.scene();
    EntityRow row = scene.now().row(i);
    if (row.dashLength <= 0
        || !frame.camera().sees(scene.x(i), scene.y(i), row.dashLength + STREAK)) {
      return;
    }
    double cos = Math.cos(scene.heading(i));
    double sin = Math.sin(scene.heading(i));
    if (row.timeToDash > 0) {
      announce(frame.pen(), scene.x(i), scene.y(i), cos, sin, row);
    } else {
      streak(frame.pen(), scene.x(i), scene.y(i), cos, sin);
    }
  }

  private void announce(
      ShapeDrawer pen, double x, double y, double cos, double sin, EntityRow row) {
    double done = 1 - Math.min(1, row.timeToDash / RUNS);
    int rgb = palette.of(ColorRole.SNAKE_HEAD);
    double endX = x + row.dashLength * cos;
    double endY = y + row.dashLength * sin;
    pen.ink(rgb, 0.3 + 0.5 * done);
    pen.line(x, y, endX, endY, 0.08);
    double front = row.dashLength * done;
    double back = Math.max(0, front - LIGHT * row.dashLength);
    pen.glow(rgb, 0.9).glowTo(rgb, 0);
    pen.beam(x + front * cos, y + front * sin, x + back * cos, y + back * sin, 0.9);
    pen.ink(palette.of(ColorRole.CORE), 0.9).glowTo(rgb, 0);
    pen.line(x + front * cos, y + front * sin, x + back * cos, y + back * sin, 0.14);
    pen.ink(rgb, 0.4 + 0.6 * done);
    pen.path()
        .add(endX - TIP * (cos + sin), endY - TIP * (sin - cos))
        .add(endX, endY)
        .add(endX - TIP * (cos - sin), endY - TIP * (sin + cos));
    pen.strokeOpen(0.12);
  }

  private void streak(ShapeDrawer pen, double x, double y, double cos, double sin) {
    int rgb = palette.of(ColorRole.SNAKE_HEAD);
    double tailX = x - STREAK * cos;
    double tailY = y - STREAK * sin;
    pen.glow(rgb, 0.85).glowTo(rgb, 0);
    pen.beam(x, y, tailX, tailY, BROAD);
    pen.glow(palette.of(ColorRole.CORE), 0.8).glowTo(rgb, 0);
    pen.line(x, y, tailX, tailY, 0.16);
  }
}
