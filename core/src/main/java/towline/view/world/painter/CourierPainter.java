package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.Trails;
import towline.view.scene.InterpolatedScene;

/** Couriers: a bright body before a ribbon, in a shell of an arc for each layer. */
public final class CourierPainter extends EntityPainter {
  private static final Polygon BODY = Polygon.closed(1, 0, 0, 0.62, -0.7, 0, 0, -0.62);

  /** How far outside the body the shell is, in radii. */
  private static final double SHELL = 1.4;

  /** The part of a layer's share of the circle that is drawn. */
  private static final double DRAWN = 0.8;

  private static final double LINE = 0.16;

  /** A painter in those colours. */
  public CourierPainter(Palette palette) {
    super(palette, 3);
  }

  /** Lets the ribbons follow, s. */
  public void update(InterpolatedScene scene, Trails trails, double seconds) {
    Snapshot now = scene.now();
    for (int i = now.first(EntityKind.COURIER); i < now.end(EntityKind.COURIER); i++) {
      int rgb = palette.of(ColorRole.BLAST);
      trails.follow(now.id(i), seconds, scene.x(i), scene.y(i), now.radius(i), rgb);
    }
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    ShapeDrawer pen = frame.pen();
    Snapshot now = frame.scene().now();
    double x = frame.scene().x(i);
    double y = frame.scene().y(i);
    double radius = now.radius(i);
    int rgb = palette.of(ColorRole.BLAST);
    pen.glow(rgb, 0.5);
    pen.halo(x, y, 3 * radius);
    int core = palette.of(ColorRole.CORE);
    pen.body(BODY, x, y, frame.scene().heading(i), 1.1 * radius, rgb, core, LINE);
    double each = 2 * Math.PI / Math.max(1, Math.round(now.row(i).layers / now.health(i)));
    pen.ink(rgb, 1);
    for (int k = 0; k < now.row(i).layers; k++) {
      pen.arc(x, y, SHELL * radius, Math.PI / 2 + k * each, DRAWN * each, LINE);
    }
  }
}
