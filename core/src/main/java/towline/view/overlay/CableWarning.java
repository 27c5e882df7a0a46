package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/** At the ship, while the cable is cut: an arrow to the drone, and what to do. */
final class CableWarning {
  private static final Polygon ARROW = Polygon.closed(0.5, 0, -0.35, 0.42, -0.12, 0, -0.35, -0.42);

  /** From the ship's middle to the arrow, m. */
  private static final double RADIUS = 2.6;

  /** Nearer than this, m, the arrow would lie on the drone. */
  private static final double IN_REACH = 4;

  private static final double BELOW = 2;

  private final OverlayCanvas canvas;
  private final String warning;

  CableWarning(OverlayCanvas canvas, String warning) {
    this.canvas = canvas;
    this.warning = warning;
  }

  void draw(InterpolatedScene scene) {
    int ship = scene.only(EntityKind.SHIP);
    int drone = scene.only(EntityKind.DRONE);
    if (ship < 0 || drone < 0 || scene.now().tow().hooked) {
      return;
    }
    double dx = scene.x(drone) - scene.x(ship);
    double dy = scene.y(drone) - scene.y(ship);
    double distance = Math.hypot(dx, dy);
    ShapeDrawer pen = canvas.pen();
    int rgb = canvas.of(ColorRole.WARNING);
    if (distance > IN_REACH) {
      double x = scene.x(ship) + RADIUS * dx / distance;
      double y = scene.y(ship) + RADIUS * dy / distance;
      pen.ink(rgb, 0.95);
      pen.fill(ARROW, x, y, Math.atan2(dy, dx), 1.3, 1.3);
    }
    // On the other side of the ship than the arrow.
    double below = dy > 0 ? -BELOW : BELOW;
    canvas.writeCentred(warning, rgb, scene.x(ship), scene.y(ship) + below);
  }
}
