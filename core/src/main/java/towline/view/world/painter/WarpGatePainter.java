package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.math.Angles;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Pen;

/** Warp gates: a ring that fills up until it opens. */
public final class WarpGatePainter extends EntityPainter {
  private static final double ROOM = 0.5;
  private static final double LINE = 0.1;

  /** The largest gate, that of a boss, reaches so far, m. */
  private static final double REACH = 12;

  /** A painter in those colours. */
  public WarpGatePainter(Palette palette) {
    super(palette, REACH);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    Pen pen = frame.pen();
    Snapshot now = frame.scene().now();
    double x = frame.scene().x(i);
    double y = frame.scene().y(i);
    double radius = now.radius(i) + ROOM;
    double done = 1 - now.health(i);
    pen.ink(palette.of(ColorRole.TANK), 0.25);
    pen.ring(x, y, radius, LINE);
    pen.ink(palette.of(ColorRole.CORE), 0.9);
    pen.arc(x, y, radius, 0, Math.max(0.01, done * Angles.TURN), 2 * LINE);
  }
}
