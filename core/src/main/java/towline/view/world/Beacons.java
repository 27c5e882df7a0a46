package towline.view.world;

import towline.sim.Kind;
import towline.sim.Snapshot;
import towline.view.draw.Outline;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.draw.Tint;

/** Small arrows at the rim of the picture that point to threats and drone outside it. */
final class Beacons {
  private static final Outline ARROW = Outline.closed(0.5, 0, -0.35, 0.42, -0.12, 0, -0.35, -0.42);

  /** With more tanks than this they are everywhere anyway. */
  private static final int FEW = 8;

  /** How far inside the rim they stand, m. */
  private static final double INSET = 0.75;

  /** Farther away than this, m, a threat's arrow is as faint as it gets. */
  private static final double FAR = 30;

  private final Palette palette;

  Beacons(Palette palette) {
    this.palette = palette;
  }

  void draw(Pen pen, Scene scene, Camera camera) {
    Snapshot now = scene.now();
    for (int i = now.first(Kind.SNAKE_HEAD); i < now.end(Kind.SNAKE_HEAD); i++) {
      point(pen, camera, scene.x(i), scene.y(i), palette.of(Tint.SNAKE_HEAD));
    }
    for (int i = now.first(Kind.VESSEL_CORE); i < now.end(Kind.VESSEL_CORE); i++) {
      point(pen, camera, scene.x(i), scene.y(i), palette.of(Tint.VESSEL));
    }
    for (int i = now.first(Kind.MISSILE); i < now.end(Kind.MISSILE); i++) {
      point(pen, camera, scene.x(i), scene.y(i), palette.of(Tint.MISSILE));
    }
    if (now.count(Kind.TANK) <= FEW) {
      for (int i = now.first(Kind.TANK); i < now.end(Kind.TANK); i++) {
        point(pen, camera, scene.x(i), scene.y(i), palette.of(Tint.TANK));
      }
    }
    int drone = scene.only(Kind.DRONE);
    if (drone >= 0) {
      point(pen, camera, scene.x(drone), scene.y(drone), palette.mode(now.turret().mode()));
    }
  }

  private static void point(Pen pen, Camera camera, double x, double y, int rgb) {
    double atX = Math.max(camera.left() + INSET, Math.min(camera.right() - INSET, x));
    double atY = Math.max(camera.bottom() + INSET, Math.min(camera.top() - INSET, y));
    double beyond = Math.hypot(x - atX, y - atY);
    if (beyond > INSET) {
      double bearing = Math.atan2(y - atY, x - atX);
      pen.ink(rgb, Math.max(0.35, 1 - beyond / FAR));
      pen.fill(ARROW, atX, atY, bearing, 1, 1);
    }
  }
}
