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
 * Draws the announcements of bosses on the ground: the lanes of a gun about to fire, which narrow
 * until it does; a ring that closes around a bay or a nest; and the lane of a charge of the whole
 * vessel.
 */
public final class VolleyPainter {
  /** Initial opening of a lane, rad to either side, and its final half width, m. */
  private static final double INITIAL_OPENING = 0.24;

  private static final double FINAL_HALF_WIDTH = 0.34;

  /** Initial and final radius of the ring around a bay, in the bay's radii. */
  private static final double INITIAL_RING = 3.6;

  private static final double FINAL_RING = 1.35;
  private static final double LINE = 0.12;

  /** Distance between two arrows on the lane of a charge, m. */
  private static final double ARROW_SPACING = 2.6;

  /** Speed of the arrows, m/s. */
  private static final double ARROW_SPEED = 9;

  /** Size of an arrow along the lane, m, and across it, in half widths of the lane. */
  private static final double ARROW_LENGTH = 1.1;

  private static final double ARROW_WIDTH = 0.35;

  private static final Polygon ARROW =
      Polygon.closed(0.7, 0, -0.2, 0.9, -0.7, 0.9, 0.2, 0, -0.7, -0.9, -0.2, -0.9);

  private final Palette palette;

  public VolleyPainter(Palette palette) {
    this.palette = palette;
  }

  /** Draws all announcements, below the entities. */
  public void draw(PaintFrame frame) {
    Snapshot snapshot = frame.scene().snapshot();
    for (int i = snapshot.first(EntityKind.VESSEL_TURRET);
        i < snapshot.end(EntityKind.VESSEL_CORE);
        i++) {
      if (snapshot.row(i).announcement > 0) {
        if (snapshot.row(i).lanes > 0) {
          lanes(frame.shapes(), frame.scene(), i);
        } else {
          ring(frame.shapes(), frame.scene(), i);
        }
      }
    }
    for (int i = snapshot.first(EntityKind.VESSEL_CORE);
        i < snapshot.end(EntityKind.VESSEL_CORE);
        i++) {
      if (snapshot.row(i).charge > 0) {
        charge(frame.shapes(), snapshot.row(i), frame.time());
      }
    }
  }

  private void lanes(ShapeDrawer pen, InterpolatedScene scene, int i) {
    EntityRow row = scene.snapshot().row(i);
    for (int lane = 0; lane < row.lanes; lane++) {
      double bearing = scene.heading(i) + 2 * Math.PI * lane / row.lanes;
      lane(pen, scene.x(i), scene.y(i), row, bearing);
    }
  }

  /** Draws a lane from a muzzle to the end of its shots' range. */
  private void lane(ShapeDrawer pen, double x, double y, EntityRow row, double bearing) {
    double share = row.announcement;
    double muzzle = 1.3 * row.radius;
    double length = row.laneLength - muzzle;
    int rgb = palette.colour(ColorRole.WARNING);
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    double fromX = x + muzzle * cos;
    double fromY = y + muzzle * sin;
    double open = INITIAL_OPENING * (1 - share);
    for (int side = -1; side <= 1; side += 2) {
      double edgeCos = Math.cos(bearing + side * open);
      double edgeSin = Math.sin(bearing + side * open);
      double startX = fromX - side * FINAL_HALF_WIDTH * sin;
      double startY = fromY + side * FINAL_HALF_WIDTH * cos;
      pen.glow(rgb, 0.25 + 0.6 * share).glowTo(rgb, 0);
      pen.beam(startX, startY, startX + length * edgeCos, startY + length * edgeSin, 2 * LINE);
    }
    pen.glow(rgb, 0.06 + 0.3 * share * share).glowTo(rgb, 0);
    pen.beam(fromX, fromY, fromX + length * cos, fromY + length * sin, 4 * FINAL_HALF_WIDTH);
  }

  private void ring(ShapeDrawer pen, InterpolatedScene scene, int i) {
    EntityRow row = scene.snapshot().row(i);
    boolean isBay = row.kind == EntityKind.VESSEL_BAY;
    int rgb = palette.colour(isBay ? ColorRole.MISSILE : ColorRole.SNAKE_HEAD);
    double radius =
        row.radius * (FINAL_RING + (INITIAL_RING - FINAL_RING) * (1 - row.announcement));
    pen.ink(rgb, 0.1 + 0.15 * row.announcement);
    pen.disc(scene.x(i), scene.y(i), radius);
    pen.ink(rgb, 0.4 + 0.6 * row.announcement);
    pen.ring(scene.x(i), scene.y(i), radius, 1.6 * LINE);
  }

  /** Draws the lane of a charge, which stays in place, with arrows that run ahead. */
  private void charge(ShapeDrawer pen, EntityRow row, double time) {
    int rgb = palette.colour(ColorRole.WARNING);
    double cos = Math.cos(row.vesselHeading);
    double sin = Math.sin(row.vesselHeading);
    double length = row.chargeLength;
    double half = row.chargeHalfWidth;
    double share = row.charge;
    double x = row.chargeX;
    double y = row.chargeY;
    pen.glow(rgb, 0.1 + 0.16 * share).glowTo(rgb, 0.02);
    pen.beam(x, y, x + length * cos, y + length * sin, 2 * half);
    for (int side = -1; side <= 1; side += 2) {
      double edgeX = x - side * half * sin;
      double edgeY = y + side * half * cos;
      pen.ink(rgb, 0.35 + 0.6 * share);
      pen.line(edgeX, edgeY, edgeX + length * cos, edgeY + length * sin, LINE);
    }
    pen.line(
        x + length * cos - half * sin,
        y + length * sin + half * cos,
        x + length * cos + half * sin,
        y + length * sin - half * cos,
        LINE);
    double last = length - ARROW_LENGTH;
    for (double at = ARROW_LENGTH + time * ARROW_SPEED % ARROW_SPACING;
        at < last;
        at += ARROW_SPACING) {
      pen.ink(rgb, (0.25 + 0.6 * share) * (1 - at / length));
      double arrowX = x + at * cos;
      double arrowY = y + at * sin;
      pen.fill(ARROW, arrowX, arrowY, row.vesselHeading, ARROW_LENGTH, ARROW_WIDTH * half);
    }
  }
}
