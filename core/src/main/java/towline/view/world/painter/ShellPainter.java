package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.LinePath;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * Draws mortar shells: on the ground the circle of the blast, with a ring and four wedges that
 * close in on its centre and meet there at the landing; above it the shell on its high arc, and its
 * shadow.
 */
public final class ShellPainter extends EntityPainter {
  /**
   * Apparent gravity on a shell, m/s^2: so strong that shells leave their tubes at more than 45
   * degrees, as those of mortars do.
   */
  private static final double GRAVITY = 26;

  /** Duration of the flight that a shell's trail shows, s. */
  private static final double TRAIL_SECONDS = 0.6;

  private static final int POINTS = 12;

  /** Size of the shell on the ground, m, and its growth per metre of height. */
  private static final double SIZE = 0.26;

  private static final double GROWTH = 0.02;

  /** Initial radius of the ring, in radii of the blast. */
  private static final double INITIAL_RING = 1.8;

  /** Number of dashes of the circle. */
  private static final int DASHES = 12;

  /** Time before the landing at which the marker begins to blink, s. */
  private static final double BLINK_SECONDS = 0.5;

  private static final double SHADOW_GROWTH = 0.12;
  private static final double MAX_SHADOW_GROWTH = 0.9;

  /** Creates a painter. */
  public ShellPainter(Palette palette) {
    super(palette, 26);
  }

  /** Draws the markers on the ground. */
  public void drawMarkers(PaintFrame frame) {
    Snapshot snapshot = frame.scene().snapshot();
    for (int i = snapshot.first(EntityKind.SHELL); i < snapshot.end(EntityKind.SHELL); i++) {
      double x = snapshot.x(i) + snapshot.vx(i) * snapshot.row(i).timeToLanding;
      double y = snapshot.y(i) + snapshot.vy(i) * snapshot.row(i).timeToLanding;
      if (frame.camera().intersects(x, y, INITIAL_RING * snapshot.radius(i))
          && !isMarked(snapshot, i, x, y)) {
        double left = snapshot.health(i);
        marker(
            frame.shapes(),
            x,
            y,
            snapshot.radius(i),
            left,
            snapshot.row(i).timeToLanding,
            frame.time());
      }
    }
  }

  /** Returns true if an earlier shell lands at x, y: a barrage has one marker. */
  private static boolean isMarked(Snapshot snapshot, int shell, double x, double y) {
    for (int i = snapshot.first(EntityKind.SHELL); i < shell; i++) {
      double left = snapshot.row(i).timeToLanding;
      double dx = snapshot.x(i) + snapshot.vx(i) * left - x;
      double dy = snapshot.y(i) + snapshot.vy(i) * left - y;
      if (Math.hypot(dx, dy) < SIZE) {
        return true;
      }
    }
    return false;
  }

  private void marker(
      ShapeDrawer pen, double x, double y, double blast, double left, double clock, double time) {
    int rgb = palette.colour(ColorRole.WARNING);
    boolean blink = clock < BLINK_SECONDS && Math.sin(time * 50) > 0;
    pen.ink(rgb, blink ? 0.34 : 0.08 + 0.16 * (1 - left));
    pen.disc(x, y, blast);
    for (int dash = 0; dash < DASHES; dash++) {
      double from = 2 * Math.PI * dash / DASHES;
      double sweep = Math.PI / DASHES;
      pen.ink(palette.colour(ColorRole.HULL), 0.8);
      pen.arc(x, y, blast, from, sweep, 0.3);
      pen.ink(blink ? palette.colour(ColorRole.CORE) : rgb, 1);
      pen.arc(x, y, blast, from, sweep, 0.16);
    }
    pen.ink(rgb, 1 - 0.7 * left);
    pen.ring(x, y, blast * INITIAL_RING * left, 0.09);
    wedges(pen, x, y, blast, left, rgb);
  }

  private void wedges(ShapeDrawer pen, double x, double y, double blast, double left, int rgb) {
    double reach = 0.3 + blast * INITIAL_RING * left;
    double size = 0.55;
    pen.ink(rgb, 1 - 0.4 * left);
    for (int wedge = 0; wedge < 4; wedge++) {
      double angle = Math.PI / 4 + wedge * Math.PI / 2;
      double cos = Math.cos(angle);
      double sin = Math.sin(angle);
      double tipX = x + reach * cos;
      double tipY = y + reach * sin;
      double baseX = tipX + size * cos;
      double baseY = tipY + size * sin;
      double acrossX = -0.5 * size * sin;
      double acrossY = 0.5 * size * cos;
      pen.face(
          tipX,
          tipY,
          baseX + acrossX,
          baseY + acrossY,
          baseX - acrossX,
          baseY - acrossY,
          tipX,
          tipY);
    }
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    shell(frame.shapes(), frame.scene(), i, frame.time());
  }

  private static double height(double flight, double left) {
    return Math.max(0, GRAVITY / 2 * left * (flight - left));
  }

  /** Draws the arc that the shell has flown, and faintly the rest of it. */
  private void trail(
      ShapeDrawer pen, double x, double y, double vx, double vy, double flight, double left) {
    arc(pen, x, y, vx, vy, flight, left, -left);
    pen.glow(palette.colour(ColorRole.WARNING), 0.16);
    pen.strokeOpen(0.05);
    arc(pen, x, y, vx, vy, flight, left, Math.min(TRAIL_SECONDS, flight - left));
    pen.glow(palette.colour(ColorRole.WARNING), 0.8);
    pen.strokeTapering(0.34);
  }

  /** Fills the path with the flight from now to {@code back} seconds ago, or ahead if negative. */
  private static void arc(
      ShapeDrawer pen,
      double x,
      double y,
      double vx,
      double vy,
      double flight,
      double left,
      double back) {
    LinePath path = pen.path();
    for (int k = 0; k <= POINTS; k++) {
      double ago = back * k / POINTS;
      double timeLeft = left + ago;
      path.add(x - vx * ago, y - vy * ago + height(flight, timeLeft), 1 - (double) k / POINTS);
    }
  }

  private void shell(ShapeDrawer pen, InterpolatedScene scene, int i, double time) {
    Snapshot snapshot = scene.snapshot();
    double left = snapshot.row(i).timeToLanding;
    double flight = left / Math.max(1e-6, snapshot.health(i));
    double height = height(flight, left);
    double x = scene.x(i);
    double y = scene.y(i);
    trail(pen, x, y, snapshot.vx(i), snapshot.vy(i), flight, left);
    double size = SIZE * (1 + GROWTH * height / SIZE);
    pen.ink(0, 0.6);
    pen.halo(x, y, 2.2 * SIZE + Math.min(MAX_SHADOW_GROWTH, SHADOW_GROWTH * height));
    pen.ink(palette.colour(ColorRole.HULL), 1);
    pen.disc(x, y + height, size + 0.08);
    pen.ink(palette.colour(ColorRole.WARNING), 1);
    pen.ring(x, y + height, size, 0.1);
    pen.ink(palette.colour(ColorRole.CORE), 1);
    pen.disc(x, y + height, 0.42 * size);
    double spin = time * 9 + snapshot.id(i);
    pen.ink(palette.colour(ColorRole.WARNING), 1);
    for (int fin = 0; fin < 3; fin++) {
      double angle = spin + fin * 2 * Math.PI / 3;
      double cos = Math.cos(angle);
      double sin = Math.sin(angle);
      pen.line(
          x + size * cos,
          y + height + size * sin,
          x + 1.6 * size * cos,
          y + height + 1.6 * size * sin,
          0.09);
    }
  }
}
