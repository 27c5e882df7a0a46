package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;

/** Cracks across an entity that glow from inside; the lower its health, the more cracks. */
public final class Cracks {
  private static final Polygon[] CRACKS = {
    Polygon.open(0.85, 0.5, 0.4, 0.3, 0.45, 0, 0.05, -0.1),
    Polygon.open(-0.9, -0.35, -0.5, -0.3, -0.4, -0.55, -0.1, -0.4),
    Polygon.open(-0.2, 0.75, -0.3, 0.45, -0.05, 0.3, -0.3, 0.05),
  };

  private Cracks() {}

  /** Draws the cracks of an entity with {@code health}, 0 to 1, left. */
  public static void draw(
      ShapeDrawer pen,
      Palette palette,
      double x,
      double y,
      double heading,
      double size,
      double health) {
    int count = (int) Math.ceil((1 - health) * CRACKS.length - 1e-6);
    for (int i = 0; i < Math.min(count, CRACKS.length); i++) {
      pen.ink(palette.colour(ColorRole.BLAST), 0.95);
      pen.outline(CRACKS[i], x, y, heading, size, 0.05);
    }
  }
}
