package towline.view.world.painter;

import towline.sim.api.Snapshot;
import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/** The arc that a falling shot has flown: its parabola, followed backwards. */
final class FallArc {
  /** Duration of the flight that is shown, s. */
  private static final double SHOWN_SECONDS = 0.55;

  /** Shortest lifetime of a shot, s, so that no arc begins behind the muzzle. */
  private static final double MIN_LIFE = 0.8;

  private static final int POINTS = 9;

  private FallArc() {}

  /**
   * Draws the arc of shot {@code i}; {@code breadth} is its width at the shot, m. Draws nothing
   * where shots fly straight.
   */
  static void draw(ShapeDrawer pen, InterpolatedScene scene, int i, int rgb, double breadth) {
    Snapshot snapshot = scene.snapshot();
    if (snapshot.gravityX() == 0 && snapshot.gravityY() == 0) {
      return;
    }
    double flown = Math.min(SHOWN_SECONDS, MIN_LIFE * (1 - snapshot.health(i)));
    LinePath path = pen.path();
    for (int k = 0; k <= POINTS; k++) {
      double back = flown * k / POINTS;
      double x = scene.x(i) - back * snapshot.vx(i) + back * back / 2 * snapshot.gravityX();
      double y = scene.y(i) - back * snapshot.vy(i) + back * back / 2 * snapshot.gravityY();
      double left = 1 - (double) k / POINTS;
      path.add(x, y, left);
    }
    if (flown > 0) {
      pen.glow(rgb, 0.6);
      pen.strokeTapering(1.7 * breadth);
    }
  }
}
