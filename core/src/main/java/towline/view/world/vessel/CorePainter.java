package towline.view.world.vessel;

import towline.content.look.ColorRole;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * Draws the cores of vessels: shut behind two leaves while armoured; then the leaves part, and the
 * core glows inside a ring that shows its health.
 */
final class CorePainter {
  private static final Polygon SOCKET = Polygon.regular(8);
  private static final Polygon LEFT_LEAF =
      Polygon.closed(0.86, 0.02, 0.62, 0.6, -0.62, 0.6, -0.86, 0.02, -0.3, 0.2, 0.3, -0.12);
  private static final Polygon RIGHT_LEAF =
      Polygon.closed(0.86, -0.02, 0.3, -0.16, -0.3, 0.16, -0.86, -0.02, -0.62, -0.6, 0.62, -0.6);
  private static final Polygon HEART = Polygon.regular(3);

  /** Size of the socket, in radii. */
  private static final double SIZE = 0.88;

  private final Palette palette;

  CorePainter(Palette palette) {
    this.palette = palette;
  }

  void draw(ShapeDrawer pen, InterpolatedScene scene, int i, double open, double lit, double time) {
    Snapshot snapshot = scene.snapshot();
    double x = scene.x(i);
    double y = scene.y(i);
    double heading = scene.vesselHeading(i);
    double size = SIZE * snapshot.radius(i);
    int rgb =
        Palette.mix(
            palette.colour(ColorRole.ofVessel(snapshot.row(i).variant)),
            palette.colour(ColorRole.CORE),
            lit);
    int face = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.1);
    pen.body(SOCKET, x, y, heading + Math.PI / 8, size, face, rgb, 0.09);
    if (open > 0) {
      heart(pen, x, y, size, open, snapshot.health(i), lit, time);
    }
    leaf(pen, LEFT_LEAF, x, y, heading, size, open, rgb, 1);
    leaf(pen, RIGHT_LEAF, x, y, heading, size, open, rgb, -1);
  }

  private void heart(
      ShapeDrawer pen,
      double x,
      double y,
      double size,
      double open,
      double health,
      double lit,
      double time) {
    // Beats faster as health falls.
    double beat = 0.5 + 0.5 * Math.sin(time * (4 + 8 * (1 - health)));
    int hot =
        Palette.mix(palette.colour(ColorRole.VESSEL_CORE), palette.colour(ColorRole.CORE), lit);
    pen.glow(hot, open * (0.3 + 0.2 * beat));
    pen.halo(x, y, size * (1.3 + 0.3 * beat));
    pen.ink(hot, open);
    pen.disc(x, y, size * open * (0.4 + 0.05 * beat));
    pen.ink(palette.colour(ColorRole.HULL), 0.9 * open);
    pen.fill(HEART, x, y, time * 1.4, 0.26 * size, 0.26 * size);
    pen.ink(hot, open);
    pen.arc(x, y, 0.58 * size, Math.PI / 2, 2 * Math.PI * Math.max(0.001, health), 0.11);
  }

  private void leaf(
      ShapeDrawer pen,
      Polygon leaf,
      double x,
      double y,
      double heading,
      double size,
      double open,
      int rgb,
      int side) {
    double away = side * 0.72 * size * open;
    int face = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.32);
    pen.body(
        leaf,
        x - away * Math.sin(heading),
        y + away * Math.cos(heading),
        heading,
        size * (1 - 0.25 * open),
        face,
        rgb,
        0.08);
  }
}
