package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.Trails;
import towline.view.scene.InterpolatedScene;

/** Draws missiles: thin chevrons in front of a ribbon; the ship's own have a shaft. */
public final class MissilePainter extends EntityPainter {
  private static final Polygon CHEVRON =
      Polygon.closed(1.3, 0, -0.7, 0.9, -1, 0.62, 0.4, 0, -1, -0.62, -0.7, -0.9);
  private static final Polygon SHAFT =
      Polygon.closed(0.9, 0.13, -1.15, 0.13, -1.15, -0.13, 0.9, -0.13);

  /** Size in radii of the missile: enlarged, because missiles are small and important. */
  private static final double SIZE = 1.45;

  /** Fuel below which the flame stutters, s. */
  private static final double LOW_FUEL = 0.8;

  /** Distance behind the centre at which flame and ribbon start, in radii. */
  private static final double TAIL_DISTANCE = 0.75;

  /** Width of a ribbon, in radii. */
  private static final double RIBBON_WIDTH = 0.55;

  private static final double SEEKER_RIBBON_WIDTH = 0.8;

  /** Creates a painter. */
  public MissilePainter(Palette palette) {
    super(palette, 2);
  }

  /** Moves the ribbons on, {@code seconds} after the last call. */
  public void update(InterpolatedScene scene, Trails trails, double seconds) {
    follow(
        scene,
        EntityKind.MISSILE,
        trails,
        seconds,
        RIBBON_WIDTH,
        palette.colour(ColorRole.MISSILE));
    follow(
        scene,
        EntityKind.OWN_MISSILE,
        trails,
        seconds,
        RIBBON_WIDTH,
        palette.colour(ColorRole.OWN_MISSILE));
    follow(
        scene,
        EntityKind.SEEKER,
        trails,
        seconds,
        SEEKER_RIBBON_WIDTH,
        palette.colour(ColorRole.FOE_SHOT));
    trails.update(seconds);
  }

  private static void follow(
      InterpolatedScene scene,
      EntityKind kind,
      Trails trails,
      double seconds,
      double width,
      int rgb) {
    Snapshot snapshot = scene.snapshot();
    for (int i = snapshot.first(kind); i < snapshot.end(kind); i++) {
      double back = TAIL_DISTANCE * snapshot.radius(i);
      double x = scene.x(i) - back * Math.cos(scene.heading(i));
      double y = scene.y(i) - back * Math.sin(scene.heading(i));
      trails.follow(snapshot.id(i), seconds, x, y, width * snapshot.radius(i), rgb);
    }
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    InterpolatedScene scene = frame.scene();
    int rgb =
        palette.colour(kind == EntityKind.OWN_MISSILE ? ColorRole.OWN_MISSILE : ColorRole.MISSILE);
    flame(frame.shapes(), scene, i, frame.time(), rgb);
    double lit = frame.hitFeedback().brightness(scene.snapshot().id(i));
    int hull = Palette.mix(rgb, palette.colour(ColorRole.CORE), lit);
    missile(frame.shapes(), scene, i, kind, hull);
  }

  private void flame(ShapeDrawer pen, InterpolatedScene scene, int i, double time, int rgb) {
    Snapshot snapshot = scene.snapshot();
    double flicker = 0.8 + 0.2 * Math.sin(time * 63 + snapshot.id(i));
    boolean stutters =
        snapshot.row(i).fuelLeft < LOW_FUEL && Math.sin(time * 40 + snapshot.id(i)) < 0;
    double length = snapshot.radius(i) * (stutters ? 1 : 2.4) * flicker;
    double cos = Math.cos(scene.heading(i));
    double sin = Math.sin(scene.heading(i));
    // The flame starts behind the chevron, whose notch stays open.
    double x = scene.x(i) - TAIL_DISTANCE * snapshot.radius(i) * cos;
    double y = scene.y(i) - TAIL_DISTANCE * snapshot.radius(i) * sin;
    pen.glow(rgb, 0.9).glowTo(rgb, 0);
    pen.beam(x, y, x - length * cos, y - length * sin, 1.3 * snapshot.radius(i));
    pen.glow(palette.colour(ColorRole.BLAST), 0.9).glowTo(rgb, 0);
    pen.line(x, y, x - 0.5 * length * cos, y - 0.5 * length * sin, 0.09);
  }

  private void missile(ShapeDrawer pen, InterpolatedScene scene, int i, EntityKind kind, int rgb) {
    double size = SIZE * scene.snapshot().radius(i);
    double heading = scene.heading(i);
    draw(pen, scene.x(i), scene.y(i), heading, size, kind == EntityKind.OWN_MISSILE, rgb);
  }

  /** Draws an enemy missile with a radius, m, in any colour, outside of a run. */
  public void draw(ShapeDrawer pen, double x, double y, double heading, double radius, int rgb) {
    draw(pen, x, y, heading, SIZE * radius, false, rgb);
  }

  private void draw(
      ShapeDrawer pen, double x, double y, double heading, double size, boolean shaft, int rgb) {
    // A dark rim makes the missile stand out from its own flame and from blasts.
    pen.ink(palette.colour(ColorRole.HULL), 0.9);
    pen.outline(CHEVRON, x, y, heading, size, 0.16);
    pen.ink(rgb, 1);
    if (shaft) {
      pen.fill(SHAFT, x, y, heading, size, size);
    }
    pen.fill(CHEVRON, x, y, heading, size, size);
    double nose = 0.85 * size;
    pen.ink(palette.colour(ColorRole.CORE), 1);
    pen.disc(x + nose * Math.cos(heading), y + nose * Math.sin(heading), 0.16 * size);
  }
}
