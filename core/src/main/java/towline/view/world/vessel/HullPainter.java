package towline.view.world.vessel;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.HitFeedback;
import towline.view.scene.InterpolatedScene;

/**
 * Draws the hulls of vessels. The plates and the core, in the order of the list of parts, are the
 * vertebrae of a spine, and each has a scale with ribs and two spurs. On a longer spine the
 * foremost vertebra has jaws, and the last one engines.
 */
final class HullPainter {
  /** A scale of a hull, pointing ahead. */
  static final Polygon SCALE =
      Polygon.closed(1.02, 0, 0.46, 0.84, -0.5, 1, -0.34, 0, -0.5, -1, 0.46, -0.84);

  private static final Polygon LEFT_SPUR = Polygon.closed(0.4, 0.82, -0.5, 0.9, -0.85, 1.5);
  private static final Polygon RIGHT_SPUR = Polygon.closed(0.4, -0.82, -0.85, -1.5, -0.5, -0.9);
  private static final Polygon[] RIBS = {
    Polygon.open(0.62, 0.2, 0.3, 0.64, -0.42, 0.8),
    Polygon.open(0.62, -0.2, 0.3, -0.64, -0.42, -0.8),
    Polygon.open(0.34, 0.16, 0.08, 0.44, -0.38, 0.54),
    Polygon.open(0.34, -0.16, 0.08, -0.44, -0.38, -0.54),
  };
  private static final Polygon LEFT_JAW =
      Polygon.closed(0.3, 0.86, 1.15, 0.92, 2.1, 0.3, 1.1, 0.5, 0.75, 0.36);
  private static final Polygon RIGHT_JAW =
      Polygon.closed(0.3, -0.86, 1.15, -0.92, 2.1, -0.3, 1.1, -0.5, 0.75, -0.36);

  /** Maximum distance between joined vertebrae, in sums of their radii. */
  private static final double MAX_JOINT_DISTANCE = 1.7;

  /** Minimum number of vertebrae of a spine with jaws and engines. */
  private static final int LONG_SPINE = 3;

  /** Size of a small craft's scale, in radii of its core: with 1 it would have no bow. */
  private static final double SMALL_CRAFT_SIZE = 1.7;

  private static final double LINE = 0.085;

  private final Palette palette;

  HullPainter(Palette palette) {
    this.palette = palette;
  }

  static boolean isVertebra(Snapshot snapshot, VesselBody body, int place) {
    int i = body.entity(place);
    return i >= 0 && (i == body.core() || i >= snapshot.first(EntityKind.VESSEL_HULL));
  }

  void draw(
      ShapeDrawer pen,
      InterpolatedScene scene,
      VesselBody body,
      HitFeedback hitFeedback,
      double time) {
    links(pen, scene, body);
    Snapshot snapshot = scene.snapshot();
    int bow = -1;
    int stern = -1;
    int count = 0;
    for (int place = 0; place < body.end(); place++) {
      if (isVertebra(snapshot, body, place)) {
        int i = body.entity(place);
        count++;
        bow = bow < 0 || ahead(scene, i, bow) > 0 ? i : bow;
        stern = stern < 0 || ahead(scene, i, stern) < 0 ? i : stern;
      }
    }
    if (count >= LONG_SPINE) {
      engines(pen, scene, stern, time);
      jaws(pen, scene, body, bow, time);
    }
    for (int place = body.end() - 1; place >= 0; place--) {
      if (isVertebra(snapshot, body, place)) {
        int i = body.entity(place);
        double flash = hitFeedback.flash(flash(scene, body, i));
        double lit = Math.max(hitFeedback.brightness(snapshot.id(i)), flash);
        scale(pen, scene, i, count >= LONG_SPINE ? 1 : SMALL_CRAFT_SIZE, lit);
      }
    }
  }

  private static double flash(InterpolatedScene scene, VesselBody body, int i) {
    return body.core() < 0 ? 0 : body.flashAt(scene.snapshot().distance(i, body.core()));
  }

  /** Returns the distance by which {@code a} is ahead of {@code b}, m. */
  private static double ahead(InterpolatedScene scene, int a, int b) {
    double heading = scene.vesselHeading(b);
    return (scene.x(a) - scene.x(b)) * Math.cos(heading)
        + (scene.y(a) - scene.y(b)) * Math.sin(heading);
  }

  private void links(ShapeDrawer pen, InterpolatedScene scene, VesselBody body) {
    Snapshot snapshot = scene.snapshot();
    int last = -1;
    for (int place = 0; place < body.end(); place++) {
      if (isVertebra(snapshot, body, place)) {
        int i = body.entity(place);
        if (last >= 0
            && snapshot.distance(i, last)
                < MAX_JOINT_DISTANCE * (snapshot.radius(i) + snapshot.radius(last))) {
          link(pen, scene, i, last);
        }
        last = i;
      }
    }
  }

  /** Draws a keel beam between two vertebrae. */
  private void link(ShapeDrawer pen, InterpolatedScene scene, int a, int b) {
    double width = 0.9 * Math.min(scene.snapshot().radius(a), scene.snapshot().radius(b));
    pen.ink(Palette.mix(palette.colour(ColorRole.HULL), colour(scene, a), 0.55), 1);
    pen.line(scene.x(a), scene.y(a), scene.x(b), scene.y(b), width);
    pen.ink(palette.colour(ColorRole.HULL), 1);
    pen.line(scene.x(a), scene.y(a), scene.x(b), scene.y(b), width - 0.16);
  }

  private int colour(InterpolatedScene scene, int i) {
    return palette.colour(ColorRole.ofVessel(scene.snapshot().row(i).variant));
  }

  private void scale(ShapeDrawer pen, InterpolatedScene scene, int i, double stretch, double lit) {
    double x = scene.x(i);
    double y = scene.y(i);
    double heading = scene.vesselHeading(i);
    double size = stretch * scene.snapshot().radius(i);
    int rgb = Palette.mix(colour(scene, i), palette.colour(ColorRole.CORE), lit);
    int face = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.15 + 0.5 * lit);
    int dim = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.7);
    pen.body(LEFT_SPUR, x, y, heading, size, face, dim, 0.06);
    pen.body(RIGHT_SPUR, x, y, heading, size, face, dim, 0.06);
    pen.body(SCALE, x, y, heading, size, face, rgb, LINE);
    pen.ink(rgb, 0.4 + 0.5 * lit);
    for (Polygon rib : RIBS) {
      pen.outline(rib, x, y, heading, size, 0.06);
    }
  }

  private void jaws(ShapeDrawer pen, InterpolatedScene scene, VesselBody body, int i, double time) {
    double x = scene.x(i);
    double y = scene.y(i);
    double heading = scene.vesselHeading(i);
    double size = 1.15 * scene.snapshot().radius(i);
    double gape = 0.06 + 0.05 * Math.sin(time * 1.7 + body.id());
    int rgb = colour(scene, i);
    int face = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.2);
    pen.body(LEFT_JAW, x, y, heading + gape, size, face, rgb, LINE);
    pen.body(RIGHT_JAW, x, y, heading - gape, size, face, rgb, LINE);
  }

  private void engines(ShapeDrawer pen, InterpolatedScene scene, int i, double time) {
    double heading = scene.vesselHeading(i);
    double cos = Math.cos(heading);
    double sin = Math.sin(heading);
    double size = scene.snapshot().radius(i);
    int rgb = colour(scene, i);
    for (int side = -1; side <= 1; side += 2) {
      double x = scene.x(i) - size * (0.4 * cos + side * 0.6 * sin);
      double y = scene.y(i) - size * (0.4 * sin - side * 0.6 * cos);
      double length = size * (2 + 0.25 * Math.sin(time * 23 + side));
      pen.glow(rgb, 0.7).glowTo(rgb, 0);
      pen.beam(x, y, x - length * cos, y - length * sin, 0.75 * size);
    }
  }
}
