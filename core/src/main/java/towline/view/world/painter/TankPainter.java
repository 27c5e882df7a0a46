package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.TankSpec;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.HitFeedback;
import towline.view.scene.InterpolatedScene;

/**
 * Draws tanks: a rounded box between two rolling tracks, with a turret. The shape tells the weapon:
 * a slim barrel on a round turret, a short fat tube on a square one, two prongs on a diamond. A
 * tank on legs has no hull, and a line shows the direction of its long barrel.
 */
public final class TankPainter extends EntityPainter {
  private static final Polygon HULL =
      Polygon.closed(
          0.98, 0.36, 0.72, 0.6, -0.78, 0.6, -0.98, 0.4, -0.98, -0.4, -0.78, -0.6, 0.72, -0.6, 0.98,
          -0.36);
  private static final Polygon LEFT_TRACK =
      Polygon.closed(1.08, 0.72, 0.96, 0.96, -0.96, 0.96, -1.08, 0.72, -1, 0.56, 1, 0.56);
  private static final Polygon RIGHT_TRACK =
      Polygon.closed(1, -0.56, -1, -0.56, -1.08, -0.72, -0.96, -0.96, 0.96, -0.96, 1.08, -0.72);
  private static final Polygon VENT = Polygon.open(-0.62, 0.36, -0.62, -0.36);

  private static final Polygon ROUND_TURRET = Polygon.regular(8);
  private static final Polygon SQUARE_TURRET =
      Polygon.closed(1, 0.85, -1, 0.85, -1, -0.85, 1, -0.85);
  private static final Polygon DIAMOND_TURRET = Polygon.closed(1.25, 0, 0, 0.9, -1, 0, 0, -0.9);

  private static final Polygon BARREL = Polygon.closed(0.3, 0.1, 1.75, 0.1, 1.75, -0.1, 0.3, -0.1);
  private static final Polygon MUZZLE =
      Polygon.closed(1.58, 0.2, 1.84, 0.2, 1.84, -0.2, 1.58, -0.2);
  private static final Polygon TUBE =
      Polygon.closed(0.15, 0.26, 1.2, 0.46, 1.2, -0.46, 0.15, -0.26);
  private static final Polygon LEFT_PRONG =
      Polygon.closed(0.1, 0.5, 1.35, 0.58, 1.65, 0.36, 0.1, 0.24);
  private static final Polygon RIGHT_PRONG =
      Polygon.closed(0.1, -0.5, 1.35, -0.58, 1.65, -0.36, 0.1, -0.24);

  private static final Polygon LEG =
      Polygon.closed(0.2, 0.2, 1.5, 0.16, 1.75, -0.05, 1.4, -0.1, 0.2, -0.2);
  private static final Polygon LONG_BARREL =
      Polygon.closed(0.2, 0.12, 2.3, 0.08, 2.3, -0.08, 0.2, -0.12);
  private static final int LEGS = 3;

  /** Length of the line along a barrel, m. */
  private static final double SIGHT_LENGTH = 17;

  /** Distance between two cleats of a track, in radii. */
  private static final double CLEAT_DISTANCE = 0.36;

  /**
   * Number of tanks above which cleats are left out: nobody looks at them, and they would cost too
   * much.
   */
  private static final int MAX_TANKS_WITH_CLEATS = 24;

  /** Time before it can fire at which a gun's muzzle begins to glow, s. */
  private static final double WARNING_SECONDS = 0.4;

  /** Radius below which a tank is drawn without tracks, pixels. */
  private static final double MIN_TRACK_PIXELS = 7;

  private static final double LINE = 0.07;

  /** Creates a painter. */
  public TankPainter(Palette palette) {
    super(palette, 3);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    draw(frame.shapes(), frame.scene(), frame.hitFeedback(), i);
  }

  private void draw(ShapeDrawer pen, InterpolatedScene scene, HitFeedback hitFeedback, int i) {
    Snapshot snapshot = scene.snapshot();
    double lit = hitFeedback.brightness(snapshot.id(i));
    int rgb = Palette.mix(palette.colour(ColorRole.TANK), palette.colour(ColorRole.CORE), lit);
    int face = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.16 + 0.7 * lit);
    double x = scene.x(i);
    double y = scene.y(i);
    double heading = scene.heading(i);
    double size = snapshot.radius(i);
    if (snapshot.row(i).chassis == TankSpec.Chassis.LEGS) {
      drawOnLegs(pen, scene, i, hitFeedback.recoil(snapshot.id(i)), face, rgb);
      return;
    }
    int dim = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.68);
    pen.body(LEFT_TRACK, x, y, heading, size, face, dim, LINE);
    pen.body(RIGHT_TRACK, x, y, heading, size, face, dim, LINE);
    if (snapshot.count(EntityKind.TANK) <= MAX_TANKS_WITH_CLEATS) {
      cleats(pen, x, y, heading, size, dim);
    }
    pen.body(HULL, x, y, heading, size, face, Palette.mix(dim, rgb, 0.6), LINE);
    pen.ink(dim, 1);
    pen.outline(VENT, x, y, heading, size, 0.05);
    Cracks.draw(pen, palette, x, y, heading + snapshot.id(i), size, snapshot.health(i));
    turret(pen, scene, i, hitFeedback.recoil(snapshot.id(i)), rgb);
  }

  /**
   * Draws a tank with a radius, m, outside of a run, in any colour; a small one in a few strokes.
   */
  public void draw(ShapeDrawer pen, double x, double y, double heading, double size, int rgb) {
    int face = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.16);
    int dim = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.68);
    if (size * pen.pixelsPerUnit() > MIN_TRACK_PIXELS) {
      pen.body(LEFT_TRACK, x, y, heading, size, face, dim, LINE);
      pen.body(RIGHT_TRACK, x, y, heading, size, face, dim, LINE);
      pen.body(HULL, x, y, heading, size, face, rgb, LINE);
      pen.body(ROUND_TURRET, x, y, heading, 0.44 * size, palette.colour(ColorRole.HULL), rgb, LINE);
    } else {
      pen.ink(rgb, 0.9);
      pen.fill(HULL, x, y, heading, size, 1.4 * size);
    }
    pen.ink(rgb, 1);
    pen.fill(BARREL, x, y, heading, size, size);
  }

  private void drawOnLegs(
      ShapeDrawer pen, InterpolatedScene scene, int i, double recoil, int face, int rgb) {
    double size = scene.snapshot().radius(i);
    double bearing = scene.barrel(i);
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    double x = scene.x(i);
    double y = scene.y(i);
    double warning = 1 - Math.min(1, scene.snapshot().row(i).reloadLeft / WARNING_SECONDS);
    if (warning > 0) {
      int line = palette.colour(ColorRole.FOE_SHOT);
      pen.glow(line, 0.3 * warning).glowTo(line, 0);
      pen.beam(x, y, x + SIGHT_LENGTH * cos, y + SIGHT_LENGTH * sin, 0.5);
      pen.ink(line, 0.85 * warning).glowTo(line, 0.1);
      pen.line(x, y, x + SIGHT_LENGTH * cos, y + SIGHT_LENGTH * sin, 0.07);
    }
    for (int leg = 0; leg < LEGS; leg++) {
      double spread = scene.heading(i) + Math.PI + 2 * Math.PI * leg / LEGS;
      pen.body(LEG, x, y, spread, size, face, rgb, LINE);
    }
    double backX = x - 0.5 * recoil * size * cos;
    double backY = y - 0.5 * recoil * size * sin;
    pen.body(LONG_BARREL, backX, backY, bearing, size, rgb, rgb, 0.03);
    pen.body(ROUND_TURRET, x, y, bearing, 0.72 * size, palette.colour(ColorRole.HULL), rgb, LINE);
    pen.ink(rgb, 1);
    pen.ring(x, y, 0.36 * size, LINE);
    Cracks.draw(
        pen, palette, x, y, bearing + scene.snapshot().id(i), size, scene.snapshot().health(i));
    warn(pen, backX + 2.3 * size * cos, backY + 2.3 * size * sin, warning, rgb);
  }

  /**
   * Draws the cleats, which are fixed to the ground and so move along the track as the tank moves.
   */
  private static void cleats(
      ShapeDrawer pen, double x, double y, double heading, double size, int rgb) {
    double cos = Math.cos(heading);
    double sin = Math.sin(heading);
    double way = (x * cos + y * sin) / size;
    double first = Math.ceil((way - 0.98) / CLEAT_DISTANCE) * CLEAT_DISTANCE - way;
    pen.ink(rgb, 0.9);
    for (double along = first; along < 0.98; along += CLEAT_DISTANCE) {
      for (int side = -1; side <= 1; side += 2) {
        double atX = x + size * (along * cos - side * 0.64 * sin);
        double atY = y + size * (along * sin + side * 0.64 * cos);
        double out = side * 0.26 * size;
        pen.line(atX, atY, atX - out * sin, atY + out * cos, 0.05);
      }
    }
  }

  private void turret(ShapeDrawer pen, InterpolatedScene scene, int i, double recoil, int rgb) {
    double size = scene.snapshot().radius(i);
    double bearing = scene.barrel(i);
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    double x = scene.x(i);
    double y = scene.y(i);
    double backX = x - 0.35 * recoil * size * cos;
    double backY = y - 0.35 * recoil * size * sin;
    double warning = 1 - Math.min(1, scene.snapshot().row(i).reloadLeft / WARNING_SECONDS);
    int dark = palette.colour(ColorRole.HULL);
    switch (scene.snapshot().row(i).weapon) {
      case GUN -> {
        pen.body(BARREL, backX, backY, bearing, size, rgb, rgb, 0.03);
        pen.body(MUZZLE, backX, backY, bearing, size, rgb, rgb, 0.03);
        pen.body(ROUND_TURRET, x, y, bearing, 0.44 * size, dark, rgb, LINE);
        warn(pen, backX + 1.84 * size * cos, backY + 1.84 * size * sin, warning, rgb);
      }
      case MORTAR -> {
        pen.body(SQUARE_TURRET, x, y, bearing, 0.54 * size, dark, rgb, LINE);
        pen.body(TUBE, backX, backY, bearing, size, rgb, rgb, LINE);
        pen.ink(dark, 1);
        pen.disc(backX + 0.85 * size * cos, backY + 0.85 * size * sin, 0.3 * size);
        warn(pen, backX + 0.85 * size * cos, backY + 0.85 * size * sin, warning, rgb);
      }
      case BARRAGE -> {
        pen.body(SQUARE_TURRET, x, y, bearing, 0.58 * size, dark, rgb, LINE);
        for (int tube = -1; tube <= 1; tube++) {
          double atX = backX - 0.34 * tube * size * sin;
          double atY = backY + 0.34 * tube * size * cos;
          pen.body(TUBE, atX, atY, bearing, 0.6 * size, rgb, rgb, LINE);
        }
        warn(pen, backX + 0.6 * size * cos, backY + 0.6 * size * sin, warning, rgb);
      }
      case SEEKER -> {
        pen.body(LEFT_PRONG, backX, backY, bearing, size, rgb, rgb, 0.03);
        pen.body(RIGHT_PRONG, backX, backY, bearing, size, rgb, rgb, 0.03);
        pen.body(DIAMOND_TURRET, x, y, bearing, 0.52 * size, dark, rgb, LINE);
        warn(pen, backX + 1.2 * size * cos, backY + 1.2 * size * sin, warning, rgb);
      }
    }
  }

  private void warn(ShapeDrawer pen, double x, double y, double warning, int rgb) {
    if (warning > 0) {
      pen.glow(rgb, 0.5 * warning);
      pen.halo(x, y, 0.5);
      pen.ink(palette.colour(ColorRole.FOE_SHOT), warning);
      pen.disc(x, y, 0.12 * warning);
    }
  }
}
