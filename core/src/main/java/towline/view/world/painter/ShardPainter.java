package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;

/** Shards: small turning triangles that blink before they go. */
public final class ShardPainter extends EntityPainter {
  private static final Polygon TRIANGLE = Polygon.regular(3);
  private static final double SIZE = 0.34;

  /** With less than this share of its life left a shard blinks. */
  private static final double NEARLY_GONE = 0.25;

  /** A painter in those colours. */
  public ShardPainter(Palette palette) {
    super(palette, 1);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    ShapeDrawer pen = frame.pen();
    Snapshot snapshot = frame.scene().now();
    double x = frame.scene().x(i);
    double y = frame.scene().y(i);
    double turn = frame.time() * 2.4 + snapshot.id(i);
    boolean faint = snapshot.health(i) < NEARLY_GONE && Math.sin(frame.time() * 22) < 0;
    double light = faint ? 0.25 : 1;
    pen.glow(palette.of(ColorRole.SHARD), 0.16 * light);
    pen.halo(x, y, 0.8);
    pen.ink(palette.of(ColorRole.SHARD), light);
    pen.outline(TRIANGLE, x, y, turn, SIZE, 0.07);
    pen.ink(palette.of(ColorRole.CORE), 0.8 * light);
    pen.disc(x, y, 0.06);
  }
}
