package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/** Draws pick-ups: an upright sign for the effect, in four brackets that turn around it. */
public final class PowerUpPainter extends EntityPainter {
  private static final Polygon DART = Polygon.closed(0.5, 0, -0.4, 0.34, -0.2, 0, -0.4, -0.34);
  private static final Polygon CHEVRON =
      Polygon.closed(0.62, 0, -0.12, 0.46, -0.3, 0.26, 0.18, 0, -0.3, -0.26, -0.12, -0.46);
  private static final Polygon CRESTED_SHIELD =
      Polygon.closed(-0.68, 0, -0.28, -0.42, 0.42, -0.5, 0.52, 0, 0.42, 0.5, -0.28, 0.42);
  private static final Polygon BEAM = Polygon.closed(0.6, 0.2, -0.6, 0.2, -0.6, -0.2, 0.6, -0.2);

  private static final double UP = Math.PI / 2;

  /** Size of the sign, in radii. */
  private static final double SIGN_SIZE = 1.15;

  /** Radius of the brackets' circle, in radii. */
  private static final double RING_RADIUS = 1.55;

  private static final double BRACKET_ANGLE = 0.95;

  /** Remaining share of its life below which a pick-up blinks. */
  private static final double BLINK_SHARE = 0.25;

  /** Creates a painter. */
  public PowerUpPainter(Palette palette) {
    super(palette, 2);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    InterpolatedScene scene = frame.scene();
    Snapshot snapshot = scene.snapshot();
    double time = frame.time();
    boolean faint = snapshot.health(i) < BLINK_SHARE && Math.sin(time * 16) < 0;
    brackets(frame.shapes(), scene, i, faint ? 0.3 : 1, time);
    double size = SIGN_SIZE * snapshot.radius(i) * (1 + 0.06 * Math.sin(time * 4 + snapshot.id(i)));
    frame.shapes().ink(palette.colour(ColorRole.SHARD), faint ? 0.4 : 1);
    sign(frame.shapes(), snapshot.row(i).powerUp, scene.x(i), scene.y(i), size);
  }

  private void brackets(
      ShapeDrawer pen, InterpolatedScene scene, int i, double light, double time) {
    double x = scene.x(i);
    double y = scene.y(i);
    double radius = RING_RADIUS * scene.snapshot().radius(i);
    pen.glow(palette.colour(ColorRole.SHARD), 0.2 * light);
    pen.halo(x, y, 2 * radius);
    pen.ink(palette.colour(ColorRole.HULL), 0.85);
    pen.disc(x, y, 0.97 * radius);
    pen.ink(palette.colour(ColorRole.SHARD), light);
    for (int bracket = 0; bracket < 4; bracket++) {
      pen.arc(x, y, radius, time * 0.9 + bracket * Math.PI / 2, BRACKET_ANGLE, 0.11);
    }
  }

  private static void sign(ShapeDrawer pen, PowerUpKind kind, double x, double y, double size) {
    switch (kind) {
      case WINGMEN -> {
        pen.fill(DART, x - 0.48 * size, y, UP, 1.4 * size, 1.25 * size);
        pen.fill(DART, x + 0.48 * size, y, UP, 1.4 * size, 1.25 * size);
      }
      case REPAIR -> {
        pen.fill(BEAM, x, y, 0, 1.2 * size, 1.1 * size);
        pen.fill(BEAM, x, y, UP, 1.2 * size, 1.1 * size);
      }
      case MISSILES -> {
        pen.fill(CHEVRON, x, y + 0.3 * size, UP, size, size);
        pen.fill(CHEVRON, x, y - 0.22 * size, UP, size, size);
      }
      case SHIELD -> {
        pen.outline(CRESTED_SHIELD, x, y, UP, 1.25 * size, 0.11);
        pen.fill(CRESTED_SHIELD, x, y, UP, 0.6 * size, 0.6 * size);
      }
    }
  }
}
