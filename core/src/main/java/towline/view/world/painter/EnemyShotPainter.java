package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * What can hurt the ship, on top of everything: round shots with a large white core in a violet
 * rim, and in a dark one that keeps them apart from any flash below; those that home have a small
 * tail. Where shots fall they leave the arc behind that they have flown.
 */
public final class EnemyShotPainter extends EntityPainter {
  private static final Polygon TAIL = Polygon.closed(0.3, 0.85, -3, 0, 0.3, -0.85);

  /** How thick the violet rim is, m, and the dark one about it. */
  private static final double RIM = 0.11;

  private static final double DARK_RIM = 0.09;

  /** How large the core is, in radii of what can hurt: no shot looks smaller than it is. */
  private static final double CORE = 0.72;

  /** The core is no smaller than this, physical pixels in radius, however wide the picture. */
  private static final double CORE_PIXELS = 4.2;

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
    double core = Math.max(CORE * scene.now().radius(i), CORE_PIXELS / pen.pixelsPerUnit());
    FallArc.draw(pen, scene, i, palette.of(ColorRole.FOE_SHOT), core + RIM);
    pen.ink(palette.of(ColorRole.HULL), 0.9);
    pen.disc(x, y, core + RIM + DARK_RIM);
    pen.ink(palette.of(ColorRole.FOE_SHOT), 1);
    pen.disc(x, y, core + RIM);
    pen.ink(palette.of(ColorRole.CORE), 1);
    pen.disc(x, y, core);
  }

  private void tail(ShapeDrawer pen, InterpolatedScene scene, int i, double time) {
    double wag = 0.22 * Math.sin(time * 19 + scene.now().id(i));
    double size = scene.now().radius(i) + RIM;
    double x = scene.x(i);
    double y = scene.y(i);
    pen.ink(palette.of(ColorRole.HULL), 0.9);
    pen.outline(TAIL, x, y, scene.heading(i) + wag, size, DARK_RIM);
    pen.ink(palette.of(ColorRole.FOE_SHOT), 1);
    pen.fill(TAIL, x, y, scene.heading(i) + wag, size, size);
  }
}
