package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.math.Angles;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.LinePath;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;

/**
 * Draws haul gates: two posts with a curtain of light between them, and chevrons that run through
 * it. A ring round each post is the clock; the curtain thins out with it.
 */
public final class HaulGatePainter extends EntityPainter {
  private static final Polygon CRYSTAL = Polygon.closed(0, 0.62, 0.34, 0, 0, -0.62, -0.34, 0);

  /** Greatest distance from the middle at which anything is drawn, m. */
  private static final double REACH = 8;

  private static final double POST_RADIUS = 0.62;
  private static final double CLOCK_RADIUS = 0.98;
  private static final double CLOCK_WIDTH = 0.2;

  private static final int STRANDS = 5;
  private static final int STRAND_POINTS = 20;

  /** Greatest distance of a strand from the straight line, m, and widths of the light, m. */
  private static final double SWAY = 0.42;

  private static final double STRAND_WIDTH = 0.07;
  private static final double CURTAIN_WIDTH = 1.5;

  private static final int CHEVRONS = 3;

  /** Length of the way of the chevrons, m, number of times a second that each covers it. */
  private static final double CHEVRON_WAY = 5.4;

  private static final double CHEVRON_RATE = 0.6;
  private static final double CHEVRON_SIZE = 0.62;
  private static final double CHEVRON_WIDTH = 0.15;

  /** Share of its time in which a gate opens, and in which it folds up. */
  private static final double OPENING_SHARE = 0.04;

  /** Share of its time from which on the clock blinks, and its frequency, 1/s. */
  private static final double LAST_SHARE = 0.25;

  private static final double BLINK_FREQUENCY = 2;

  /** Creates a painter. */
  public HaulGatePainter(Palette palette) {
    super(palette, REACH);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    Snapshot snapshot = frame.scene().snapshot();
    draw(
        frame.shapes(),
        frame.scene().x(i),
        frame.scene().y(i),
        snapshot.heading(i),
        snapshot.radius(i),
        snapshot.health(i),
        frame.time());
  }

  private void draw(
      ShapeDrawer pen,
      double x,
      double y,
      double heading,
      double halfWidth,
      double left,
      double time) {
    double openness = Math.max(0, Math.min(1, Math.min(1 - left, left) / OPENING_SHARE));
    double half = halfWidth * (0.3 + 0.7 * Math.sqrt(openness));
    double throughX = Math.cos(heading);
    double throughY = Math.sin(heading);
    double acrossX = -throughY;
    double acrossY = throughX;
    boolean dim = left < LAST_SHARE && time * BLINK_FREQUENCY % 1 > 0.6;
    double light = openness * (dim ? 0.45 : 1);
    curtain(pen, x, y, acrossX, acrossY, half, light * (0.45 + 0.55 * left), time);
    chevrons(pen, x, y, throughX, throughY, half, light, time);
    for (int side = -1; side <= 1; side += 2) {
      post(pen, x + side * half * acrossX, y + side * half * acrossY, heading, left, light);
    }
  }

  private void curtain(
      ShapeDrawer pen,
      double x,
      double y,
      double acrossX,
      double acrossY,
      double half,
      double light,
      double time) {
    int rgb = palette.colour(ColorRole.COURIER);
    pen.glow(rgb, 0.16 * light);
    pen.halo(x, y, 2.1 * half);
    pen.glow(rgb, 0.34 * light);
    pen.beam(
        x - half * acrossX,
        y - half * acrossY,
        x + half * acrossX,
        y + half * acrossY,
        CURTAIN_WIDTH);
    for (int strand = 0; strand < STRANDS; strand++) {
      double phase = Angles.TURN * strand / STRANDS;
      LinePath path = pen.path();
      for (int k = 0; k <= STRAND_POINTS; k++) {
        double u = 2.0 * k / STRAND_POINTS - 1;
        double sway =
            SWAY * (1 - u * u) * Math.sin(3.2 * u + phase + time * (1.7 + 0.4 * strand));
        path.add(x + half * u * acrossX + sway * acrossY, y + half * u * acrossY - sway * acrossX);
      }
      pen.glow(strand == 0 ? palette.colour(ColorRole.CORE) : rgb, (0.85 - 0.06 * strand) * light);
      pen.strokeOpen(STRAND_WIDTH);
    }
  }

  /** Draws the chevrons on their way from the ship's side through the gate. */
  private void chevrons(
      ShapeDrawer pen,
      double x,
      double y,
      double throughX,
      double throughY,
      double half,
      double light,
      double time) {
    int rgb = Palette.mix(palette.colour(ColorRole.COURIER), palette.colour(ColorRole.CORE), 0.3);
    for (int n = 0; n < CHEVRONS; n++) {
      double way = (time * CHEVRON_RATE + (double) n / CHEVRONS) % 1;
      double at = (way - 0.6) * CHEVRON_WAY;
      double size = CHEVRON_SIZE * Math.min(1, half / 2);
      double tipX = x + (at + size) * throughX;
      double tipY = y + (at + size) * throughY;
      double backX = x + at * throughX;
      double backY = y + at * throughY;
      pen.path()
          .add(backX - size * throughY, backY + size * throughX)
          .add(tipX, tipY)
          .add(backX + size * throughY, backY - size * throughX);
      pen.ink(rgb, light * Math.sin(Math.PI * way));
      pen.strokeOpen(CHEVRON_WIDTH);
    }
  }

  private void post(
      ShapeDrawer pen, double x, double y, double heading, double left, double light) {
    int rgb = palette.colour(ColorRole.COURIER);
    pen.glow(rgb, 0.5 * light);
    pen.halo(x, y, 3 * POST_RADIUS);
    pen.ink(palette.colour(ColorRole.HULL), 0.9);
    pen.disc(x, y, CLOCK_RADIUS);
    pen.ink(rgb, 0.25);
    pen.ring(x, y, CLOCK_RADIUS, 0.06);
    pen.ink(rgb, 0.3 + 0.7 * light);
    pen.arc(x, y, CLOCK_RADIUS, Math.PI / 2, Angles.TURN * left, CLOCK_WIDTH);
    pen.ink(Palette.mix(rgb, palette.colour(ColorRole.CORE), 0.5 * light), 1);
    pen.fill(CRYSTAL, x, y, heading, 1, 1);
  }
}
