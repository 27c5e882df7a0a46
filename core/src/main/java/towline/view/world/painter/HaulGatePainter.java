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
 * it. A ring round each post is the clock; the curtain thins out with it. While nothing is at risk
 * a gate has no prize, and is grey: posts, clocks and a straight line.
 */
public final class HaulGatePainter extends EntityPainter {
  private static final Polygon CRYSTAL = Polygon.closed(1.15, 0, 0, 0.42, -1.15, 0, 0, -0.42);

  /** Greatest distance from the middle at which anything is drawn, m. */
  private static final double REACH = 8;

  private static final double CRYSTAL_LINE = 0.1;
  private static final double CORE_SHARE = 0.5;
  private static final double CLOCK_RADIUS = 1.65;
  private static final double CLOCK_WIDTH = 0.26;
  private static final double CLOCK_FACE_WIDTH = 0.08;

  /** Light of a gate without a prize. */
  private static final double QUIET_LIGHT = 0.45;

  private static final int STRANDS = 5;
  private static final int STRAND_POINTS = 20;

  /** Greatest distance of a strand from the straight line, m, and widths of the light, m. */
  private static final double SWAY = 0.6;

  private static final double STRAND_WIDTH = 0.1;
  private static final double CURTAIN_WIDTH = 1.1;

  private static final int CHEVRONS = 3;

  /** Length of the way of the chevrons, m, number of times a second that each covers it. */
  private static final double CHEVRON_WAY = 7;

  private static final double CHEVRON_RATE = 0.6;
  private static final double CHEVRON_SIZE = 0.8;
  private static final double CHEVRON_WIDTH = 0.2;

  /** Share of its time in which a gate opens, and in which it folds up. */
  private static final double OPENING_SHARE = 0.04;

  /** Share of its time from which on the clock blinks, and its frequency, 1/s. */
  private static final double LAST_SHARE = 0.25;

  private static final double BLINK_FREQUENCY = 2;

  /** Share of the light that a blink takes away, at the designed strength of flashes. */
  private static final double BLINK_DEPTH = 0.55;

  private double brightness = 1;
  private boolean hasPrize = true;

  /** Creates a painter. */
  public HaulGatePainter(Palette palette) {
    super(palette, REACH);
  }

  /** Sets the strength of the clock's blinking, 0 for none to 1.5; 1 is the designed strength. */
  public void setFlashBrightness(double share) {
    brightness = share;
  }

  /** Sets whether a part of the haul is at risk, which gates would bank. */
  public void setPrize(boolean wanted) {
    hasPrize = wanted;
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
    boolean dim = hasPrize && left < LAST_SHARE && time * BLINK_FREQUENCY % 1 > 0.6;
    double light = openness * (dim ? 1 - BLINK_DEPTH * Math.min(1, brightness) : 1);
    if (hasPrize) {
      curtain(pen, x, y, acrossX, acrossY, half, light * (0.45 + 0.55 * left), time);
      chevrons(pen, x, y, throughX, throughY, half, light, time);
    } else {
      light *= QUIET_LIGHT;
      pen.ink(palette.colour(ColorRole.TEXT_QUIET), light);
      pen.line(
          x - half * acrossX,
          y - half * acrossY,
          x + half * acrossX,
          y + half * acrossY,
          STRAND_WIDTH);
    }
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
    int rgb = palette.colour(ColorRole.SHARD);
    pen.glow(rgb, 0.1 * light);
    pen.halo(x, y, 2.1 * half);
    pen.glow(rgb, 0.12 * light);
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
        double sway = SWAY * (1 - u * u) * Math.sin(3.2 * u + phase + time * (1.7 + 0.4 * strand));
        path.add(x + half * u * acrossX + sway * acrossY, y + half * u * acrossY - sway * acrossX);
      }
      pen.glow(strand == 0 ? palette.colour(ColorRole.CORE) : rgb, (0.6 - 0.07 * strand) * light);
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
    int rgb = palette.colour(ColorRole.SHARD);
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
    int rgb = palette.colour(hasPrize ? ColorRole.SHARD : ColorRole.TEXT_QUIET);
    if (hasPrize) {
      pen.glow(rgb, 0.35 * light);
      pen.halo(x, y, 1.5 * CLOCK_RADIUS);
    }
    pen.ink(rgb, 0.35);
    pen.ring(x, y, CLOCK_RADIUS, CLOCK_FACE_WIDTH);
    pen.ink(rgb, 0.3 + 0.7 * light);
    pen.arc(x, y, CLOCK_RADIUS, Math.PI / 2, Angles.TURN * left, CLOCK_WIDTH);
    pen.ink(palette.colour(ColorRole.HULL), 0.9);
    pen.fill(CRYSTAL, x, y, heading, 1, 1);
    pen.ink(rgb, 1);
    pen.outline(CRYSTAL, x, y, heading, 1, CRYSTAL_LINE);
    if (hasPrize) {
      pen.ink(palette.colour(ColorRole.CORE), 0.5 + 0.5 * light);
      pen.fill(CRYSTAL, x, y, heading, CORE_SHARE, CORE_SHARE);
    }
  }
}
