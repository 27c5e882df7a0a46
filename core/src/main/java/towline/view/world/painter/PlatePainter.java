package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * Draws the plates of foes as a broken grey rim, thicker the more damage they keep off, and the
 * sparks of blows on them.
 */
public final class PlatePainter {
  private static final int PLATES = 5;

  /** Share of the rim that the plates cover. */
  private static final double COVER = 0.78;

  /** Distance of the rim's inner edge from the centre, in radii. */
  private static final double INNER_RADIUS = 1.08;

  /**
   * Width of the rim of plates that keep off nothing, and the growth up to those that keep off all,
   * m.
   */
  private static final double MIN_WIDTH = 0.04;

  private static final double WIDTH_GROWTH = 0.22;

  private static final int SPARKS = 7;

  /** Largest distance of sparks from the rim, m. */
  private static final double SPARK_DISTANCE = 0.9;

  private final Palette palette;

  /** Creates a painter. */
  public PlatePainter(Palette palette) {
    this.palette = palette;
  }

  /** Draws the plates of all foes. */
  public void draw(PaintFrame frame) {
    InterpolatedScene scene = frame.scene();
    Snapshot snapshot = scene.snapshot();
    int end = snapshot.end(KindRange.FOES);
    for (int i = snapshot.first(KindRange.FOES); i < end; i++) {
      double plating = snapshot.row(i).plating;
      if (plating > 0 && frame.camera().intersects(scene.x(i), scene.y(i), 3)) {
        double lit = frame.hitFeedback().brightness(snapshot.id(i));
        draw(frame.shapes(), scene, i, plating, lit);
      }
    }
  }

  private void draw(ShapeDrawer pen, InterpolatedScene scene, int i, double plating, double lit) {
    double x = scene.x(i);
    double y = scene.y(i);
    double width = MIN_WIDTH + WIDTH_GROWTH * plating * plating;
    double radius = INNER_RADIUS * scene.snapshot().radius(i) + width / 2;
    double each = 2 * Math.PI / PLATES;
    double from = scene.heading(i) + (1 - COVER) / 2 * each;
    int grey = palette.colour(ColorRole.TEXT_QUIET);
    int rim = Palette.mix(grey, palette.colour(ColorRole.CORE), 0.8 * lit);
    for (int plate = 0; plate < PLATES; plate++) {
      pen.ink(palette.colour(ColorRole.HULL), 0.8);
      pen.arc(x, y, radius, from + plate * each, COVER * each, width + 0.12);
      pen.ink(rim, 0.95);
      pen.arc(x, y, radius, from + plate * each, COVER * each, width);
    }
    if (lit > 0) {
      sparks(pen, x, y, radius, scene.snapshot().id(i), lit);
    }
  }

  private void sparks(ShapeDrawer pen, double x, double y, double radius, int id, double lit) {
    double out = radius + 0.1 + SPARK_DISTANCE * (1 - lit);
    pen.glow(palette.colour(ColorRole.CORE), lit);
    for (int spark = 0; spark < SPARKS; spark++) {
      // Uneven bearings that differ from foe to foe.
      double bearing = id + 2.4 * spark;
      double cos = Math.cos(bearing);
      double sin = Math.sin(bearing);
      pen.line(x + out * cos, y + out * sin, x + (out + 0.45) * cos, y + (out + 0.45) * sin, 0.09);
    }
  }
}
