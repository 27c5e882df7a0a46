package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.HitFeedback;
import towline.view.scene.InterpolatedScene;

/** Draws the ship: an open dart, the brightest of all things, and its small gun. */
public final class ShipPainter extends EntityPainter {
  /** Distance from the centre to the nose, m: 1.5 times the radius that can be hit. */
  static final double SIZE = 0.98;

  /** The hull, one unit from the centre to the nose. */
  public static final Polygon HULL = Polygon.closed(1.05, 0, -0.85, 0.72, -0.42, 0, -0.85, -0.72);

  private static final Polygon KEEL = Polygon.open(-0.42, 0, 0.35, 0);
  private static final Polygon LEFT_VANE = Polygon.open(-0.85, 0.72, -0.98, 0.34);
  private static final Polygon RIGHT_VANE = Polygon.open(-0.85, -0.72, -0.98, -0.34);

  private static final double LINE = 0.1;

  /** Share of the hull's own colour in its inside, which parts it from the outlines of enemies. */
  private static final double FILL = 0.55;

  /** Strength of the light around the hull. */
  private static final double GLOW = 0.3;

  /** Stretch of the hull at full thrust, as a share of its length. */
  private static final double SQUASH = 0.1;

  /** Blinks per second while the ship is immune. */
  private static final double BLINK_RATE = 6;

  /** Opacity between two blinks: high, so that the player never loses the ship. */
  private static final double DIMMED_OPACITY = 0.72;

  /** Creates a painter. */
  public ShipPainter(Palette palette) {
    super(palette, 3);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    InterpolatedScene scene = frame.scene();
    Snapshot snapshot = scene.snapshot();
    ShapeDrawer pen = frame.shapes();
    double thrust = frame.thrust();
    double time = frame.time();
    double x = scene.x(i);
    double y = scene.y(i);
    double heading = scene.heading(i);

    double length = SIZE * (1 + SQUASH * thrust);
    double breadth = SIZE * (1 - SQUASH * thrust);
    pen.ink(palette.colour(ColorRole.HULL), 0.8);
    pen.halo(x, y, 2.1);
    flame(pen, x, y, heading, thrust, time);
    pen.glow(palette.colour(ColorRole.SHIP), GLOW);
    pen.halo(x, y, 1.9 * SIZE);
    pen.ink(Palette.mix(palette.colour(ColorRole.HULL), palette.colour(ColorRole.SHIP), FILL), 1);
    pen.fill(HULL, x, y, heading, length, breadth);
    boolean dim =
        snapshot.ship().immunity > 0 && Math.floorMod((long) (time * BLINK_RATE * 2), 2L) == 1;
    pen.ink(palette.colour(ColorRole.SHIP), dim ? DIMMED_OPACITY : 1);
    pen.squashed(HULL, x, y, heading, length, breadth, LINE);
    pen.squashed(KEEL, x, y, heading, length, breadth, 0.06);
    pen.squashed(LEFT_VANE, x, y, heading, length, breadth, 0.06);
    pen.squashed(RIGHT_VANE, x, y, heading, length, breadth, 0.06);
    gun(pen, x, y, snapshot, frame.hitFeedback());
    if (snapshot.ship().immunity > 0) {
      pen.glow(palette.colour(ColorRole.SHIP), 0.35 + 0.2 * Math.sin(time * 20));
      pen.ring(x, y, 1.45 * SIZE, 0.05);
    }
  }

  private void gun(
      ShapeDrawer pen, double x, double y, Snapshot snapshot, HitFeedback hitFeedback) {
    double cos = Math.cos(snapshot.ship().gunBearing);
    double sin = Math.sin(snapshot.ship().gunBearing);
    double from = 1.12 - 0.22 * hitFeedback.shipRecoil();
    double to = from + 0.36;
    pen.glow(palette.colour(ColorRole.SHIP_SHOT), 0.9);
    pen.line(x + from * cos, y + from * sin, x + to * cos, y + to * sin, 0.1);
  }

  private void flame(
      ShapeDrawer pen, double x, double y, double heading, double thrust, double time) {
    if (thrust < 0.05) {
      return;
    }
    double flicker = 0.85 + 0.15 * Math.sin(time * 71) * Math.sin(time * 43);
    double cos = Math.cos(heading);
    double sin = Math.sin(heading);
    double from = 0.45 * SIZE;
    double to = from + (0.5 + 1.15 * thrust) * flicker;
    pen.glow(palette.colour(ColorRole.THRUST), 0.9 * thrust)
        .glowTo(palette.colour(ColorRole.THRUST), 0);
    pen.beam(x - from * cos, y - from * sin, x - to * cos, y - to * sin, 0.6);
    pen.glow(palette.colour(ColorRole.CORE), 0.8 * thrust)
        .glowTo(palette.colour(ColorRole.THRUST), 0);
    double core = from + (to - from) * 0.55;
    pen.line(x - from * cos, y - from * sin, x - core * cos, y - core * sin, 0.12);
  }
}
