package towline.view.world.painter;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.ColorRole;
import towline.view.draw.Outline;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;

/** Mites: small darts, white-hot once a burst next to them has set them off. */
public final class MitePainter {
  private static final Outline DART = Outline.closed(1.3, 0, -0.9, 0.9, -0.4, 0, -0.9, -0.9);

  private final Palette palette;

  public MitePainter(Palette palette) {
    this.palette = palette;
  }

  public void draw(Pen pen, InterpolatedScene scene, Camera camera) {
    Snapshot now = scene.now();
    for (int i = now.first(EntityKind.MITE); i < now.end(EntityKind.MITE); i++) {
      if (camera.sees(scene.x(i), scene.y(i), 1)) {
        boolean lit = now.clock(i) > 0;
        pen.ink(palette.of(lit ? ColorRole.CORE : ColorRole.TANK), 1);
        double size = now.radius(i);
        pen.fill(DART, scene.x(i), scene.y(i), scene.heading(i), size, size);
      }
    }
  }
}
