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
 * until it does; a ring that closes about a bay or a nest; and the lane that a charge of the whole
 * vessel keeps to.
 */
public final class VolleyPainter {
  /** How wide a lane is open at first, radians to either side, and in the end, m. */
  private static final double OPEN = 0.24;

  private static final double CLOSED = 0.34;

  /** How far out the ring about a bay begins, in its radii, and how wide it is in the end. */
  private static final double FAR = 3.6;

  private static final double NEAR = 1.35;
  private static final double LINE = 0.12;

  /** From arrow to arrow on the lane of a charge, m. */
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
    for (int i = now.first(EntityKind.VESSEL_CORE); i < now.end(EntityKind.VESSEL_CORE); i++) {
      if (now.row(i).charge > 0) {
        charge(frame.pen(), now.row(i), frame.time());
      }
    }
  }

  private void lanes(ShapeDrawer pen, InterpolatedScene scene, int i) {
    EntityRow row = scene.now().row(i);
    for (int lane = 0; lane < row.lanes; lane++) {
      double bearing = scene.heading(i) + 2 * Math.PI * lane / row.lanes;
      lane(pen, scene.x(i), scene.y(i), row, bearing);
    }
  }

  /** A lane from a muzzle to where its shots end. */
  private void lane(ShapeDrawer pen, double x, double y, EntityRow row, double bearing) {
    double share = row.announced;
    double muzzle = 1.3 * row.radius;
    double length = row.laneLength - muzzle;
    int rgb = palette.of(ColorRole.WARNING);
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    double fromX = x + muzzle * cos;
    double fromY = y + muzzle * sin;
    double open = OPEN * (1 - share);
    for (int side = -1; side <= 1; side += 2) {
      double edgeCos = Math.cos(bearing + side * open);
      double edgeSin = Math.sin(bearing + side * open);
      double startX = fromX - side * CLOSED * sin;
      double startY = fromY + side * CLOSED * cos;
      pen.glow(rgb, 0.25 + 0.6 * share).glowTo(rgb, 0);
      pen.beam(startX, startY, startX + length * edgeCos, startY + length * edgeSin, 2 * LINE);
    }
    pen.glow(rgb, 0.06 + 0.3 * share * share).glowTo(rgb, 0);
    pen.beam(fromX, fromY, fromX + length * cos, fromY + length * sin, 4 * CLOSED);
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

  /** The lane of a charge, which stays where it is, with arrows that run ahead. */
  private void charge(ShapeDrawer pen, EntityRow row, double time) {
    int rgb = palette.of(ColorRole.WARNING);
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
