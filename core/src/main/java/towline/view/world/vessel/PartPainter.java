package towline.view.world.vessel;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;
import towline.view.world.painter.Cracks;

/**
 * Draws the equipment of vessels: turrets with twin barrels, bays whose hatches open before a
 * launch, nests full of eyes. Parts of a later phase are shut and barred.
 */
final class PartPainter {
  private static final Polygon TURRET = Polygon.regular(6);
  private static final Polygon LEFT_BARREL =
      Polygon.closed(0.2, 0.34, 1.65, 0.34, 1.65, 0.14, 0.2, 0.14);
  private static final Polygon RIGHT_BARREL =
      Polygon.closed(0.2, -0.14, 1.65, -0.14, 1.65, -0.34, 0.2, -0.34);
  private static final Polygon BAY =
      Polygon.closed(
          1, 0.62, 0.66, 0.92, -0.66, 0.92, -1, 0.62, -1, -0.62, -0.66, -0.92, 0.66, -0.92, 1,
          -0.62);
  private static final Polygon LEAF = Polygon.closed(0.74, 0, 0.74, 0.66, -0.74, 0.66, -0.74, 0);
  private static final Polygon WARHEAD =
      Polygon.closed(0.6, 0, -0.3, 0.42, -0.5, 0.26, 0.1, 0, -0.5, -0.26, -0.3, -0.42);
  private static final Polygon THORN = Polygon.closed(1.28, 0, 0.86, 0.24, 0.86, -0.24);
  private static final Polygon BARS = Polygon.open(-0.62, -0.62, 0.62, 0.62);

  private static final int THORNS = 7;
  private static final int EYES = 3;
  private static final double LINE = 0.075;

  private final Palette palette;

  PartPainter(Palette palette) {
    this.palette = palette;
  }

  /** Draws part {@code i} of the scene; {@code open}, {@code lit} and {@code recoil} are 0 to 1. */
  void draw(
      ShapeDrawer pen,
      InterpolatedScene scene,
      int i,
      double open,
      double lit,
      double recoil,
      double time) {
    Snapshot snapshot = scene.snapshot();
    int own = palette.colour(ColorRole.ofVessel(snapshot.row(i).variant));
    int quiet =
        snapshot.row(i).armoured
            ? Palette.mix(own, palette.colour(ColorRole.TEXT_QUIET), 0.65)
            : own;
    int rgb = Palette.mix(quiet, palette.colour(ColorRole.CORE), lit);
    if (i < snapshot.end(EntityKind.VESSEL_TURRET)) {
      turret(pen, scene, i, recoil, rgb, lit);
    } else if (i < snapshot.end(EntityKind.VESSEL_BAY)) {
      bay(pen, scene, i, open, rgb, lit);
    } else {
      nest(pen, scene, i, open, rgb, time);
    }
    double x = scene.x(i);
    double y = scene.y(i);
    if (snapshot.row(i).armoured) {
      pen.ink(rgb, 0.9);
      pen.outline(BARS, x, y, scene.vesselHeading(i), snapshot.radius(i), 0.12);
      pen.outline(BARS, x, y, scene.vesselHeading(i) + Math.PI / 2, snapshot.radius(i), 0.12);
    } else {
      Cracks.draw(
          pen,
          palette,
          x,
          y,
          scene.vesselHeading(i) + snapshot.id(i),
          snapshot.radius(i),
          snapshot.health(i));
    }
  }

  private int face(int rgb, double share) {
    return Palette.mix(palette.colour(ColorRole.HULL), rgb, share);
  }

  private void turret(
      ShapeDrawer pen, InterpolatedScene scene, int i, double recoil, int rgb, double lit) {
    double x = scene.x(i);
    double y = scene.y(i);
    double size = scene.snapshot().radius(i);
    double bearing = scene.heading(i);
    double backX = x - 0.3 * recoil * size * Math.cos(bearing);
    double backY = y - 0.3 * recoil * size * Math.sin(bearing);
    pen.body(TURRET, x, y, scene.vesselHeading(i), size, face(rgb, 0.14 + 0.6 * lit), rgb, LINE);
    pen.body(LEFT_BARREL, backX, backY, bearing, size, face(rgb, 0.4), rgb, LINE);
    pen.body(RIGHT_BARREL, backX, backY, bearing, size, face(rgb, 0.4), rgb, LINE);
    pen.ink(face(rgb, 0.3 + 0.6 * lit), 1);
    pen.disc(x, y, 0.52 * size);
    pen.ink(rgb, 1);
    pen.ring(x, y, 0.52 * size, LINE);
  }

  private void bay(
      ShapeDrawer pen, InterpolatedScene scene, int i, double open, int rgb, double lit) {
    double x = scene.x(i);
    double y = scene.y(i);
    double size = scene.snapshot().radius(i);
    double heading = scene.vesselHeading(i);
    pen.body(BAY, x, y, heading, size, face(rgb, 0.08), rgb, LINE);
    if (open > 0) {
      pen.glow(palette.colour(ColorRole.MISSILE), 0.4 * open);
      pen.halo(x, y, 1.2 * size);
      pen.ink(palette.colour(ColorRole.MISSILE), open);
      pen.fill(WARHEAD, x, y, heading, size, size);
    }
    double shut = 1 - open;
    for (int side = -1; side <= 1; side += 2) {
      double away = side * 0.68 * size * open;
      double leafX = x - away * Math.sin(heading);
      double leafY = y + away * Math.cos(heading);
      double breadth = side * size * Math.max(0.12, shut);
      pen.ink(face(rgb, 0.28 + 0.6 * lit), 1);
      pen.fill(LEAF, leafX, leafY, heading, size, breadth);
      pen.ink(rgb, 1);
      pen.squashed(LEAF, leafX, leafY, heading, size, breadth, 0.06);
    }
  }

  private void nest(
      ShapeDrawer pen, InterpolatedScene scene, int i, double open, int rgb, double time) {
    double x = scene.x(i);
    double y = scene.y(i);
    double size = scene.snapshot().radius(i);
    double heading = scene.vesselHeading(i);
    for (int thorn = 0; thorn < THORNS; thorn++) {
      double bearing = heading + 2 * Math.PI * (thorn + 0.5) / THORNS;
      pen.body(THORN, x, y, bearing, size, face(rgb, 0.3), rgb, 0.06);
    }
    pen.ink(face(rgb, 0.2), 1);
    pen.disc(x, y, 0.92 * size);
    pen.ink(rgb, 1);
    pen.ring(x, y, 0.92 * size, 0.09);
    if (!scene.snapshot().row(i).armoured) {
      for (int eye = 0; eye < EYES; eye++) {
        double bearing = heading + 2 * Math.PI * eye / EYES;
        eye(pen, x, y, size, bearing, open, time + eye);
      }
    }
  }

  /** Draws an eye, which widens before a snake comes out. */
  private void eye(
      ShapeDrawer pen, double x, double y, double size, double bearing, double open, double time) {
    double eyeX = x + 0.46 * size * Math.cos(bearing);
    double eyeY = y + 0.46 * size * Math.sin(bearing);
    double wide = size * (0.17 + 0.13 * open);
    double glance = 2.5 * Math.sin(time * 0.9);
    pen.ink(
        Palette.mix(
            palette.colour(ColorRole.SNAKE_EYE), palette.colour(ColorRole.SNAKE_HEAD), open),
        1);
    pen.disc(eyeX, eyeY, wide);
    pen.ink(palette.colour(ColorRole.HULL), 1);
    pen.disc(
        eyeX + 0.4 * wide * Math.cos(glance), eyeY + 0.4 * wide * Math.sin(glance), 0.5 * wide);
  }
}
