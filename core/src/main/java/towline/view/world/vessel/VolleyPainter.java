package towline.view.world.vessel;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;
import towline.view.world.painter.PaintFrame;

/**
 * What bosses announce, on the ground: the lanes along which a gun is going to fire, which close
 * until it does; a ring that closes about a bay or a nest; and the way on which the whole vessel is
 * going to charge.
 */
public final class VolleyPainter {
  /** How far a lane is drawn, m. */
  private static final double LANE = 26;

  /** How wide a lane is open at first, radians to either side, and in the end, m. */
  private static final double OPEN = 0.24;

  private static final double CLOSED = 0.34;

  /** How far out the ring about a bay begins, in its radii, and how wide it is in the end. */
  private static final double FAR = 3.6;

  private static final double NEAR = 1.35;
  private static final double LINE = 0.12;

  /** The way of a charge: its length, and from arrow to arrow, m. */
  private static final double WAY = 17;

  private static final double ARROWS = 2.6;

  /** How fast the arrows run, m/s. */
  private static final double RUN = 9;

  private static final Polygon ARROW =
      Polygon.closed(0.7, 0, -0.2, 0.9, -0.7, 0.9, 0.2, 0, -0.7, -0.9, -0.2, -0.9);

  private final Palette palette;
  private final VesselBodies vesselBodies;

  /** A painter of what those vessels announce. */
  public VolleyPainter(Palette palette, VesselBodies vesselBodies) {
    this.palette = palette;
    this.vesselBodies = vesselBodies;
  }

  /** Draws it all, below whatever stands or flies there. */
  public void draw(PaintFrame frame) {
    Snapshot now = frame.scene().now();
    for (int i = now.first(EntityKind.VESSEL_TURRET); i < now.end(EntityKind.VESSEL_CORE); i++) {
      if (now.row(i).announced > 0) {
        if (now.row(i).lanes > 0) {
          lanes(frame.pen(), frame.scene(), i);
        } else {
          ring(frame.pen(), frame.scene(), i);
        }
      }
    }
    for (int n = 0; n < vesselBodies.size(); n++) {
      int core = vesselBodies.body(n).core();
      if (core >= 0 && now.row(core).charge > 0) {
        way(frame, vesselBodies.body(n), core);
      }
    }
  }

  private void lanes(ShapeDrawer pen, InterpolatedScene scene, int i) {
    EntityRow row = scene.now().row(i);
    for (int lane = 0; lane < row.lanes; lane++) {
      double bearing = scene.heading(i) + 2 * Math.PI * lane / row.lanes;
      lane(pen, scene.x(i), scene.y(i), row.radius, bearing, row.announced);
    }
  }

  /** A lane from a muzzle; {@code share} of its announcement has passed. */
  private void lane(
      ShapeDrawer pen, double x, double y, double muzzle, double bearing, double share) {
    int rgb = palette.of(ColorRole.WARNING);
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    double fromX = x + 1.3 * muzzle * cos;
    double fromY = y + 1.3 * muzzle * sin;
    double open = OPEN * (1 - share);
    for (int side = -1; side <= 1; side += 2) {
      double edgeCos = Math.cos(bearing + side * open);
      double edgeSin = Math.sin(bearing + side * open);
      double startX = fromX - side * CLOSED * sin;
      double startY = fromY + side * CLOSED * cos;
      pen.glow(rgb, 0.25 + 0.6 * share).glowTo(rgb, 0);
      pen.beam(startX, startY, startX + LANE * edgeCos, startY + LANE * edgeSin, 2 * LINE);
    }
    pen.glow(rgb, 0.06 + 0.3 * share * share).glowTo(rgb, 0);
    pen.beam(fromX, fromY, fromX + LANE * cos, fromY + LANE * sin, 4 * CLOSED);
  }

  private void ring(ShapeDrawer pen, InterpolatedScene scene, int i) {
    EntityRow row = scene.now().row(i);
    boolean isBay = row.kind == EntityKind.VESSEL_BAY;
    int rgb = palette.of(isBay ? ColorRole.MISSILE : ColorRole.SNAKE_HEAD);
    double radius = row.radius * (NEAR + (FAR - NEAR) * (1 - row.announced));
    pen.ink(rgb, 0.1 + 0.15 * row.announced);
    pen.disc(scene.x(i), scene.y(i), radius);
    pen.ink(rgb, 0.4 + 0.6 * row.announced);
    pen.ring(scene.x(i), scene.y(i), radius, 1.6 * LINE);
  }

  /** As wide as the vessel, with arrows that run ahead. */
  private void way(PaintFrame frame, VesselBody body, int core) {
    ShapeDrawer pen = frame.pen();
    InterpolatedScene scene = frame.scene();
    int rgb = palette.of(ColorRole.WARNING);
    double heading = scene.vesselHeading(core);
    double cos = Math.cos(heading);
    double sin = Math.sin(heading);
    double half = halfWidth(scene, body, core, cos, sin);
    double share = scene.now().row(core).charge;
    double x = scene.x(core);
    double y = scene.y(core);
    pen.glow(rgb, 0.1 + 0.16 * share).glowTo(rgb, 0.02);
    pen.beam(x, y, x + WAY * cos, y + WAY * sin, 2 * half);
    for (int side = -1; side <= 1; side += 2) {
      double edgeX = x - side * half * sin;
      double edgeY = y + side * half * cos;
      pen.ink(rgb, 0.35 + 0.6 * share);
      pen.line(edgeX, edgeY, edgeX + WAY * cos, edgeY + WAY * sin, LINE);
    }
    for (double at = frame.time() * RUN % ARROWS; at < WAY; at += ARROWS) {
      pen.ink(rgb, (0.25 + 0.6 * share) * (1 - at / WAY));
      pen.fill(ARROW, x + at * cos, y + at * sin, heading, 1.1, 0.35 * half);
    }
  }

  private static double halfWidth(
      InterpolatedScene scene, VesselBody body, int core, double cos, double sin) {
    double most = 0;
    for (int place = 0; place < body.end(); place++) {
      int i = body.thing(place);
      if (i >= 0) {
        double across = (scene.y(i) - scene.y(core)) * cos - (scene.x(i) - scene.x(core)) * sin;
        most = Math.max(most, Math.abs(across) + scene.now().radius(i));
      }
    }
    return most;
  }
}
