package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * Mites: small barbs, darker and thinner than whatever carries a gun. A ripple of light runs
 * through a school, each school in a shade of its own, so that it is seen to be one. A lit fuse
 * glows until the mite bursts.
 */
public final class MitePainter extends EntityPainter {
  private static final Polygon BARB =
      Polygon.closed(1.75, 0, -0.25, 0.72, -0.95, 0.95, -0.5, 0, -0.95, -0.95, -0.25, -0.72);

  private static final double LINE = 0.045;

  /** The shades that schools have. */
  private static final int SHADES = 4;

  /** How much lighter one shade is than the next. */
  private static final double SHADE = 0.08;

  /** How fast the ripple runs, rad/s, and how long it is, rad/m. */
  private static final double RIPPLE_RATE = 7;

  private static final double RIPPLE_LENGTH = 0.7;

  /** A fuse with that much time left, s, begins to glow. */
  private static final double FUSE = 0.1;

  /** A painter in those colours. */
  public MitePainter(Palette palette) {
    super(palette, 1);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    ShapeDrawer pen = frame.pen();
    InterpolatedScene scene = frame.scene();
    Snapshot snapshot = scene.now();
    double x = scene.x(i);
    double y = scene.y(i);
    double heading = scene.heading(i);
    double size = snapshot.radius(i);
    double fuse = snapshot.row(i).fuseLeft;
    double hot = fuse > 0 ? 1 - 0.6 * Math.min(1, fuse / FUSE) : 0;
    if (hot > 0) {
      pen.glow(palette.of(ColorRole.BLAST), 0.75 * hot);
      pen.halo(x, y, 0.7 + 0.7 * hot);
    }
    int shade = Math.floorMod(snapshot.row(i).school, SHADES);
    int school =
        Palette.mix(palette.of(ColorRole.MITE), palette.of(ColorRole.BLAST), SHADE * shade);
    double along = x * Math.cos(heading) + y * Math.sin(heading);
    double ripple = Math.sin(RIPPLE_RATE * frame.time() - RIPPLE_LENGTH * along);
    int edge = Palette.mix(palette.of(ColorRole.HULL), school, 0.88 + 0.12 * ripple);
    int rgb = Palette.mix(edge, palette.of(ColorRole.CORE), hot);
    int face = Palette.mix(palette.of(ColorRole.HULL), rgb, 0.36 + 0.1 * ripple + 0.5 * hot);
    pen.body(BARB, x, y, heading, size, face, rgb, LINE);
  }
}
