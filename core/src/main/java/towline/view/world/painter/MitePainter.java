package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Outline;
import towline.view.draw.Palette;
import towline.view.draw.Pen;

/** Mites: small darts, white-hot once a burst next to them has set them off. */
public final class MitePainter extends EntityPainter {
  private static final Outline DART = Outline.closed(1.3, 0, -0.9, 0.9, -0.4, 0, -0.9, -0.9);

  /** A painter in those colours. */
  public MitePainter(Palette palette) {
    super(palette, 1);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    Pen pen = frame.pen();
    Snapshot now = frame.scene().now();
    boolean lit = now.fuseLeft(i) > 0;
    pen.ink(palette.of(lit ? ColorRole.CORE : ColorRole.TANK), 1);
    double x = frame.scene().x(i);
    double y = frame.scene().y(i);
    double size = now.radius(i);
    pen.fill(DART, x, y, frame.scene().heading(i), size, size);
  }
}
