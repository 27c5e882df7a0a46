package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Outline;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;

/** Shards: small turning triangles that blink before they go. */
public final class ShardPainter {
  private static final Outline TRIANGLE = Outline.regular(3);
  private static final double SIZE = 0.34;

  /** With less than this share of its life left a shard blinks. */
  private static final double NEARLY_GONE = 0.25;

  private final Palette palette;

  public ShardPainter(Palette palette) {
    this.palette = palette;
  }

  public void draw(Pen pen, InterpolatedScene scene, Camera camera, double time) {
    Snapshot now = scene.now();
    for (int i = now.first(EntityKind.SHARD); i < now.end(EntityKind.SHARD); i++) {
      double x = scene.x(i);
      double y = scene.y(i);
      if (camera.sees(x, y, 1)) {
        double turn = time * 2.4 + now.id(i);
        boolean faint = now.health(i) < NEARLY_GONE && Math.sin(time * 22) < 0;
        double light = faint ? 0.25 : 1;
        pen.glow(palette.of(ColorRole.SHARD), 0.16 * light);
        pen.halo(x, y, 0.8);
        pen.ink(palette.of(ColorRole.SHARD), light);
        pen.outline(TRIANGLE, x, y, turn, SIZE, 0.07);
        pen.ink(palette.of(ColorRole.CORE), 0.8 * light);
        pen.disc(x, y, 0.06);
      }
    }
  }
}
