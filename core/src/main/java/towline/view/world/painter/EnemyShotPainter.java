package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * Draws the shots that can hurt the ship, on top of everything: round, with a large white core in a
 * violet rim, and a dark rim that separates them from any flash below. Homing shots have a small
 * tail. Where shots fall, they leave behind the arc that they have flown.
 */
public final class EnemyShotPainter extends EntityPainter {
  private static final Polygon TAIL = Polygon.closed(0.3, 0.85, -3, 0, 0.3, -0.85);

  /** Widths of the violet rim and of the dark one around it, m. */
  private static final double RIM_WIDTH = 0.11;

  private static final double DARK_RIM_WIDTH = 0.09;

  /** Radius of the core, in radii of the shot: no shot looks smaller than it is. */
  private static final double CORE_RADIUS = 0.72;

  /** Minimum radius of the core, physical pixels, however wide the picture. */
  private static final double CORE_MIN_PIXELS = 4.2;

  /** Creates a painter. */
  public EnemyShotPainter(Palette palette) {
    super(palette, 2);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    if (kind == EntityKind.SEEKER) {
      tail(frame.shapes(), frame.scene(), i, frame.time());
    }
    shot(frame.shapes(), frame.scene(), i);
  }

  private void shot(ShapeDrawer pen, InterpolatedScene scene, int i) {
    double x = scene.x(i);
    double y = scene.y(i);
    double core =
        Math.max(CORE_RADIUS * scene.snapshot().radius(i), CORE_MIN_PIXELS / pen.pixelsPerUnit());
    FallArc.draw(pen, scene, i, palette.colour(ColorRole.FOE_SHOT), core + RIM_WIDTH);
    pen.ink(palette.colour(ColorRole.HULL), 0.9);
    pen.disc(x, y, core + RIM_WIDTH + DARK_RIM_WIDTH);
    pen.ink(palette.colour(ColorRole.FOE_SHOT), 1);
    pen.disc(x, y, core + RIM_WIDTH);
    pen.ink(palette.colour(ColorRole.CORE), 1);
    pen.disc(x, y, core);
  }

  private void tail(ShapeDrawer pen, InterpolatedScene scene, int i, double time) {
    double wag = 0.22 * Math.sin(time * 19 + scene.snapshot().id(i));
    double size = scene.snapshot().radius(i) + RIM_WIDTH;
    double x = scene.x(i);
    double y = scene.y(i);
    pen.ink(palette.colour(ColorRole.HULL), 0.9);
    pen.outline(TAIL, x, y, scene.heading(i) + wag, size, DARK_RIM_WIDTH);
    pen.ink(palette.colour(ColorRole.FOE_SHOT), 1);
    pen.fill(TAIL, x, y, scene.heading(i) + wag, size, size);
  }
}
