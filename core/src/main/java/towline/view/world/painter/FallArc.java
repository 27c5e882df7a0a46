package towline.view.world.painter;

import towline.sim.api.Snapshot;
import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/** The arc that a shot has flown where shots fall: its parabola, followed backwards. */
final class FallArc {
  /** How much of its flight is shown, s. */
  private static final double SHOWN = 0.55;

  /** No shot flies for a shorter time in all, s; so none shows an arc from before its muzzle. */
  private static final double SHORTEST_LIFE = 0.8;

  private static final int POINTS = 9;

  private FallArc() {}

  /**
   * Draws the arc of shot {@code i}, that broad where it is, m; nothing where shots fly straight.
   */
  static void draw(ShapeDrawer pen, InterpolatedScene scene, int i, int rgb, double breadth) {
    Snapshot snapshot = scene.now();
    if (snapshot.gravityX() == 0 && snapshot.gravityY() == 0) {
      return;
    }
    double flown = Math.min(SHOWN, SHORTEST_LIFE * (1 - snapshot.health(i)));
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
