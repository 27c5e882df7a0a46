package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * What can hurt the ship, on top of everything: round shots with a white core, in a dark rim that
 * keeps them apart from any flash below; those that home have a small tail.
 */
public final class EnemyShotPainter extends EntityPainter {
  private static final Polygon TAIL = Polygon.closed(0.3, 0.85, -3, 0, 0.3, -0.85);

  /** How thick the dark rim is, m. */
  private static final double RIM = 0.09;

  /** How much larger than what can hurt they are drawn: no shot looks smaller than it is. */
  private static final double SIZE = 1.1;

  /** A painter in those colours. */
  public EnemyShotPainter(Palette palette) {
    super(palette, 2);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    if (kind == EntityKind.SEEKER) {
      tail(frame.pen(), frame.scene(), i, frame.time());
    }
    shot(frame.pen(), frame.scene(), i);
  }

  private void shot(ShapeDrawer pen, InterpolatedScene scene, int i) {
    double x = scene.x(i);
    double y = scene.y(i);
    double radius = SIZE * scene.now().radius(i);
    pen.ink(palette.of(ColorRole.HULL), 0.9);
    pen.disc(x, y, radius + RIM);
    pen.ink(palette.of(ColorRole.FOE_SHOT), 1);
    pen.disc(x, y, radius);
    pen.ink(palette.of(ColorRole.CORE), 1);
    pen.disc(x, y, 0.5 * radius);
  }

  private void tail(ShapeDrawer pen, InterpolatedScene scene, int i, double time) {
    double wag = 0.22 * Math.sin(time * 19 + scene.now().id(i));
    double size = SIZE * scene.now().radius(i);
    double x = scene.x(i);
    double y = scene.y(i);
    pen.ink(palette.of(ColorRole.HULL), 0.9);
    pen.outline(TAIL, x, y, scene.heading(i) + wag, size, RIM);
    pen.ink(palette.of(ColorRole.FOE_SHOT), 1);
    pen.fill(TAIL, x, y, scene.heading(i) + wag, size, size);
  }
}
