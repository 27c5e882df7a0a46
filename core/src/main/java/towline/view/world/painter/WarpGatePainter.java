package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.math.Angles;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;

/**
 * Draws warp gates in the colour of the entity that arrives: a rim grows while wedges close in on
 * it, and stays open, shimmering, while guests are left.
 */
public final class WarpGatePainter extends EntityPainter {
  private static final double RIM_CLEARANCE = 0.7;
  private static final double LINE = 0.07;

  /** Radius of the largest gate, that of a boss, m. */
  private static final double MAX_RADIUS = 12;

  private static final int WEDGES = 3;

  /** Initial distance of the wedges from the rim, in radii of the rim. */
  private static final double INITIAL_DISTANCE = 0.9;

  /** Angular velocity of the rim, rad/s. */
  private static final double TURN_RATE = 2.2;

  /** Creates a painter. */
  public WarpGatePainter(Palette palette) {
    super(palette, MAX_RADIUS);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    ShapeDrawer pen = frame.shapes();
    Snapshot snapshot = frame.scene().snapshot();
    double x = frame.scene().x(i);
    double y = frame.scene().y(i);
    double full = snapshot.radius(i) + RIM_CLEARANCE;
    double done = Math.max(0, Math.min(1, 1 - snapshot.health(i)));
    double radius = full * (0.25 + 0.75 * Math.sqrt(done));
    int rgb = palette.colour(ColorRole.of(snapshot.row(i).guest));
    double shimmer = 0.85 + 0.15 * Math.sin(frame.time() * 23 + snapshot.id(i));
    pen.ink(palette.colour(ColorRole.HULL), 0.5 * done);
    pen.disc(x, y, radius);
    pen.glow(rgb, (0.05 + 0.18 * done * done) * shimmer);
    pen.halo(x, y, 1.5 * radius);
    double hot = done * done * done;
    pen.ink(Palette.mix(rgb, palette.colour(ColorRole.CORE), 0.4 * hot), 0.4 + 0.5 * done);
    pen.ring(x, y, radius, LINE + 0.06 * done);
    double turn = frame.time() * TURN_RATE + snapshot.id(i);
    double wedgeAt = full * (1 + INITIAL_DISTANCE * (1 - done));
    for (int n = 0; n < WEDGES; n++) {
      wedge(pen, x, y, turn + Angles.TURN * n / WEDGES, wedgeAt, 0.35 + 0.12 * full);
    }
  }

  /** Draws a wedge that points inwards, with its tip at a distance from the centre. */
  private static void wedge(
      ShapeDrawer pen, double x, double y, double bearing, double tip, double size) {
    double open = 0.45 * size / (tip + size);
    double far = tip + size;
    double tipX = x + tip * Math.cos(bearing);
    double tipY = y + tip * Math.sin(bearing);
    pen.path()
        .add(x + far * Math.cos(bearing - open), y + far * Math.sin(bearing - open))
        .add(tipX, tipY)
        .add(x + far * Math.cos(bearing + open), y + far * Math.sin(bearing + open));
    pen.strokeOpen(LINE);
  }
}
