package towline.view.world;

import towline.sim.Kind;
import towline.sim.Snapshot;
import towline.view.draw.Outline;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.draw.Tint;

/** Shards: small turning triangles that blink before they go. */
final class ShardPainter {
  private static final Outline TRIANGLE = Outline.regular(3);
  private static final double SIZE = 0.34;

  /** With less than this share of its life left a shard blinks. */
  private static final double NEARLY_GONE = 0.25;

  private final Palette palette;

  ShardPainter(Palette palette) {
    this.palette = palette;
  }

  void draw(Pen pen, Scene scene, Camera camera, double time) {
    Snapshot now = scene.now();
    for (int i = now.first(Kind.SHARD); i < now.end(Kind.SHARD); i++) {
      double x = scene.x(i);
      double y = scene.y(i);
      if (camera.sees(x, y, 1)) {
        double turn = time * 2.4 + now.id(i);
        boolean faint = now.health(i) < NEARLY_GONE && Math.sin(time * 22) < 0;
        double light = faint ? 0.25 : 1;
        pen.glow(palette.of(Tint.SHARD), 0.16 * light);
        pen.halo(x, y, 0.8);
        pen.ink(palette.of(Tint.SHARD), light);
        pen.outline(TRIANGLE, x, y, turn, SIZE, 0.07);
        pen.ink(palette.of(Tint.CORE), 0.8 * light);
        pen.disc(x, y, 0.06);
      }
    }
  }
}
