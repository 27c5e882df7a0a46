package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;

/** Draws shards: small turning triangles that blink before they vanish. */
public final class ShardPainter extends EntityPainter {
  private static final Polygon TRIANGLE = Polygon.regular(3);
  private static final double SIZE = 0.34;

  /** Remaining share of its life below which a shard blinks. */
  private static final double BLINK_SHARE = 0.25;

  /** Creates a painter. */
  public ShardPainter(Palette palette) {
    super(palette, 1);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    ShapeDrawer pen = frame.shapes();
    Snapshot snapshot = frame.scene().snapshot();
    double x = frame.scene().x(i);
    double y = frame.scene().y(i);
    double turn = frame.time() * 2.4 + snapshot.id(i);
    boolean faint = snapshot.health(i) < BLINK_SHARE && Math.sin(frame.time() * 22) < 0;
    double light = faint ? 0.25 : 1;
    pen.glow(palette.colour(ColorRole.SHARD), 0.16 * light);
    pen.halo(x, y, 0.8);
    pen.ink(palette.colour(ColorRole.SHARD), light);
    pen.outline(TRIANGLE, x, y, turn, SIZE, 0.07);
    pen.ink(palette.colour(ColorRole.CORE), 0.8 * light);
    pen.disc(x, y, 0.06);
  }
}
