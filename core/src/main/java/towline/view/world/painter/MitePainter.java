package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * Draws mites: small barbs, darker and thinner than every armed enemy. A ripple of light runs
 * through a school, and each school has a shade, which shows that its mites belong together. A lit
 * fuse glows until the mite bursts.
 */
public final class MitePainter extends EntityPainter {
  private static final Polygon BARB =
      Polygon.closed(1.75, 0, -0.25, 0.72, -0.95, 0.95, -0.5, 0, -0.95, -0.95, -0.25, -0.72);

  private static final double LINE = 0.045;

  /** Number of shades. */
  private static final int SHADES = 4;

  /** Difference in lightness between two shades. */
  private static final double SHADE_STEP = 0.08;

  /** Angular frequency, rad/s, and wave number, rad/m, of the ripple. */
  private static final double RIPPLE_RATE = 7;

  private static final double RIPPLE_WAVE_NUMBER = 0.7;

  /** Remaining time of a fuse at which it begins to glow, s. */
  private static final double GLOW_SECONDS = 0.1;

  /** Creates a painter. */
  public MitePainter(Palette palette) {
    super(palette, 1);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    ShapeDrawer pen = frame.shapes();
    InterpolatedScene scene = frame.scene();
    Snapshot snapshot = scene.snapshot();
    double x = scene.x(i);
    double y = scene.y(i);
    double heading = scene.heading(i);
    double size = snapshot.radius(i);
    double fuse = snapshot.row(i).fuseLeft;
    double hot = fuse > 0 ? 1 - 0.6 * Math.min(1, fuse / GLOW_SECONDS) : 0;
    if (hot > 0) {
      pen.glow(palette.colour(ColorRole.BLAST), 0.75 * hot);
      pen.halo(x, y, 0.7 + 0.7 * hot);
    }
    int shade = Math.floorMod(snapshot.row(i).school, SHADES);
    int school =
        Palette.mix(
            palette.colour(ColorRole.MITE), palette.colour(ColorRole.BLAST), SHADE_STEP * shade);
    double along = x * Math.cos(heading) + y * Math.sin(heading);
    double ripple = Math.sin(RIPPLE_RATE * frame.time() - RIPPLE_WAVE_NUMBER * along);
    int edge = Palette.mix(palette.colour(ColorRole.HULL), school, 0.88 + 0.12 * ripple);
    int rgb = Palette.mix(edge, palette.colour(ColorRole.CORE), hot);
    int face = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.36 + 0.1 * ripple + 0.5 * hot);
    pen.body(BARB, x, y, heading, size, face, rgb, LINE);
  }
}
