package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/** Draws wingmen: small darts with swept wings and a solid nose. */
public final class WingmanPainter extends EntityPainter {
  private static final Polygon WINGS =
      Polygon.closed(
          0.25, 0, -0.35, 1.02, -0.85, 1.02, -0.5, 0.3, -0.5, -0.3, -0.85, -1.02, -0.35, -1.02);
  private static final Polygon NOSE =
      Polygon.closed(1.35, 0, 0.1, 0.3, -0.7, 0.2, -0.7, -0.2, 0.1, -0.3);

  /** Size in radii of the wingman. */
  private static final double SIZE = 1.35;

  /** Creates a painter. */
  public WingmanPainter(Palette palette) {
    super(palette, 2);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    double lit = frame.hitFeedback().brightness(frame.scene().snapshot().id(i));
    int rgb =
        Palette.mix(palette.colour(ColorRole.WINGMAN), palette.colour(ColorRole.WARNING), lit);
    draw(frame.shapes(), frame.scene(), i, rgb, frame.time());
  }

  private void draw(ShapeDrawer pen, InterpolatedScene scene, int i, int rgb, double time) {
    double x = scene.x(i);
    double y = scene.y(i);
    double heading = scene.heading(i);
    double size = SIZE * scene.snapshot().radius(i);
    double cos = Math.cos(heading);
    double sin = Math.sin(heading);
    double flame = (1.5 + 0.2 * Math.sin(time * 57 + i)) * size;
    pen.glow(palette.colour(ColorRole.THRUST), 0.6).glowTo(palette.colour(ColorRole.THRUST), 0);
    pen.beam(x - 0.5 * size * cos, y - 0.5 * size * sin, x - flame * cos, y - flame * sin, 0.3);
    int face = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.15);
    pen.body(WINGS, x, y, heading, size, face, rgb, 0.065);
    pen.body(NOSE, x, y, heading, size, rgb, rgb, 0.03);
    Cracks.draw(pen, palette, x, y, heading, size, scene.snapshot().health(i));
  }
}
