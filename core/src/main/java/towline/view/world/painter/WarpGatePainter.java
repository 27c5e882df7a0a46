package towline.view.world.painter;

import towline.math.Angles;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.ColorRole;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;

/** Warp gates: a ring that fills up until it opens. */
public final class WarpGatePainter {
  private static final double ROOM = 0.5;
  private static final double LINE = 0.1;

  private final Palette palette;

  public WarpGatePainter(Palette palette) {
    this.palette = palette;
  }

  public void draw(Pen pen, InterpolatedScene scene, Camera camera) {
    Snapshot now = scene.now();
    for (int i = now.first(EntityKind.WARP_GATE); i < now.end(EntityKind.WARP_GATE); i++) {
      double radius = now.radius(i) + ROOM;
      if (camera.sees(scene.x(i), scene.y(i), radius + 1)) {
        double done = 1 - now.health(i);
        pen.ink(palette.of(ColorRole.TANK), 0.25);
        pen.ring(scene.x(i), scene.y(i), radius, LINE);
        pen.ink(palette.of(ColorRole.CORE), 0.9);
        pen.arc(scene.x(i), scene.y(i), radius, 0, Math.max(0.01, done * Angles.TURN), 2 * LINE);
      }
    }
  }
}
