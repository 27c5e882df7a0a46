package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * Draws enemies that flee at the end of a wave: an outline of what they were, without a face, that
 * fades, and a wake behind it.
 */
public final class FugitivePainter extends EntityPainter {
  private static final Polygon TANK =
      Polygon.closed(1.75, 0, 0.9, 0.3, 0.9, 0.9, -0.9, 0.9, -0.9, -0.9, 0.9, -0.9, 0.9, -0.3);
  private static final Polygon LINK = Polygon.closed(0.9, 0, 0, 0.9, -0.9, 0, 0, -0.9);
  private static final Polygon HEAD = Polygon.closed(1.6, 0, -0.6, 1.1, -0.2, 0, -0.6, -1.1);
  private static final Polygon PART = Polygon.regular(6);

  private static final double LINE = 0.06;

  /** Opacity of a fugitive that has just turned. */
  private static final double OPACITY = 0.8;

  /** Time of flight that the wake is long, s. */
  private static final double WAKE_SECONDS = 0.12;

  /** Creates a painter. */
  public FugitivePainter(Palette palette) {
    super(palette, 3);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    InterpolatedScene scene = frame.scene();
    Snapshot snapshot = scene.snapshot();
    EntityKind guest = snapshot.row(i).guest;
    double left = snapshot.health(i);
    double x = scene.x(i);
    double y = scene.y(i);
    ShapeDrawer pen = frame.shapes();
    int rgb = palette.colour(ColorRole.of(guest));
    pen.ink(rgb, 0.35 * left);
    pen.line(
        x,
        y,
        x - WAKE_SECONDS * snapshot.vx(i),
        y - WAKE_SECONDS * snapshot.vy(i),
        0.5 * snapshot.radius(i));
    pen.ink(rgb, OPACITY * left);
    pen.outline(shape(guest), x, y, scene.heading(i), snapshot.radius(i), LINE);
  }

  private static Polygon shape(EntityKind guest) {
    return switch (guest) {
      case SNAKE_HEAD, MITE -> HEAD;
      case SNAKE_SEGMENT -> LINK;
      default -> guest.isVesselPart() ? PART : TANK;
    };
  }
}
