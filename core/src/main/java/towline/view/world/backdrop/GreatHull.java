package towline.view.world.backdrop;

import towline.content.look.ColorRole;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;

/** A huge hull close below: plates with joints and rivets, hatches, vents, pipes, a few lamps. */
final class GreatHull implements Backdrop {
  /** Share of the camera's motion that the hull follows: small, because the hull is close below. */
  private static final double DEPTH = 0.16;

  private static final double PLATE_WIDTH = 10;
  private static final double PLATE_HEIGHT = 6.5;

  /** Offset of each row of plates against the one below it, in plates. */
  private static final double ROW_OFFSET = 0.37;

  /** Number of rows from rib to rib. */
  private static final int RIB_ROWS = 4;

  private static final double JOINT_WIDTH = 0.16;
  private static final double RIVET_STEP = 1.6;
  private static final double INSET = 0.42;

  /** Modulus of a plate's number that selects its fitting; most values mean none. */
  private static final int FITTING_MODULUS = 9;

  private static final Polygon HATCH =
      Polygon.closed(
          1.5, 0.7, 1.2, 1, -1.2, 1, -1.5, 0.7, -1.5, -0.7, -1.2, -1, 1.2, -1, 1.5, -0.7);

  private final Palette palette;

  GreatHull(Palette palette) {
    this.palette = palette;
  }

  @Override
  public int sky(Camera camera, double x, double y) {
    double u = x - camera.x() * DEPTH;
    double v = y - camera.y() * DEPTH;
    // A light from the upper left, and a long bulge of the hull.
    double lit =
        0.5 + 0.2 * Math.sin(u * 0.06 + 1) + 0.012 * (y - camera.y()) + 0.1 * Math.sin(v * 0.21);
    return Palette.mix(palette.colour(ColorRole.PLATE_JOINT), palette.colour(ColorRole.PLATE), lit);
  }

  @Override
  public int grid() {
    return Palette.mix(palette.colour(ColorRole.GRID), palette.colour(ColorRole.PLATE_EDGE), 0.55);
  }

  @Override
  public double gridLight() {
    return 0.3;
  }

  @Override
  public void draw(ShapeDrawer pen, Camera camera, double time, double strength) {
    double shiftX = camera.x() * DEPTH;
    double shiftY = camera.y() * DEPTH;
    int firstRow = (int) Math.floor((camera.bottom() - shiftY) / PLATE_HEIGHT);
    int lastRow = (int) Math.floor((camera.top() - shiftY) / PLATE_HEIGHT);
    for (int row = firstRow; row <= lastRow; row++) {
      double offset = row * ROW_OFFSET % 1 * PLATE_WIDTH;
      int first = (int) Math.floor((camera.left() - shiftX - offset) / PLATE_WIDTH);
      int last = (int) Math.floor((camera.right() - shiftX - offset) / PLATE_WIDTH);
      for (int column = first; column <= last; column++) {
        double left = column * PLATE_WIDTH + offset + shiftX;
        plate(pen, left, row * PLATE_HEIGHT + shiftY, Math.floorMod(row, RIB_ROWS), strength);
        fitting(pen, left, row * PLATE_HEIGHT + shiftY, hash(column, row), time, strength);
      }
    }
  }

  /** Returns a hash of a plate's position, 0 or more. */
  private static int hash(int column, int row) {
    int bits = column * 0x9E3779B1 ^ row * 0x85EBCA6B;
    bits ^= bits >>> 15;
    bits *= 0x2C1B3C6D;
    return (bits ^ bits >>> 13) & 0x7fffffff;
  }

  private void plate(ShapeDrawer pen, double left, double bottom, int row, double strength) {
    double right = left + PLATE_WIDTH;
    double top = bottom + PLATE_HEIGHT;
    pen.ink(palette.colour(ColorRole.PLATE_JOINT), 0.9 * strength);
    pen.line(left, bottom, left, top, JOINT_WIDTH);
    pen.line(left, bottom, right, bottom, row == 0 ? 5 * JOINT_WIDTH : JOINT_WIDTH);
    edge(pen, 0.22 * strength);
    pen.line(left + JOINT_WIDTH, bottom, left + JOINT_WIDTH, top, 0.05);
    double lip = row == 0 ? 3 * JOINT_WIDTH : JOINT_WIDTH;
    pen.line(left, bottom + lip, right, bottom + lip, 0.05);
    if (row == 0) {
      pen.line(left, bottom - lip, right, bottom - lip, 0.05);
    }
    edge(pen, 0.3 * strength);
    for (double x = left + INSET + JOINT_WIDTH; x < right - INSET / 2; x += RIVET_STEP) {
      pen.disc(x, top - INSET, 0.055);
    }
    for (double y = bottom + INSET + lip; y < top - INSET; y += RIVET_STEP) {
      pen.disc(left + INSET + JOINT_WIDTH, y, 0.055);
    }
  }

  private void edge(ShapeDrawer pen, double light) {
    pen.glow(palette.colour(ColorRole.PLATE_EDGE), light);
  }

  private void fitting(
      ShapeDrawer pen, double left, double bottom, int number, double time, double strength) {
    double x = left + PLATE_WIDTH * (0.35 + 0.3 * (number / FITTING_MODULUS % 7) / 6.0);
    double y = bottom + PLATE_HEIGHT * 0.5;
    switch (number % FITTING_MODULUS) {
      case 0 -> roundHatch(pen, x, y, strength);
      case 1 -> hatch(pen, x, y, strength);
      case 2 -> vent(pen, x, y, strength);
      case 3 -> lamp(pen, x, y, number, time, strength);
      case 4 -> pipes(pen, left, bottom, strength);
      default -> {
        // Most plates are bare.
      }
    }
  }

  private void roundHatch(ShapeDrawer pen, double x, double y, double strength) {
    pen.ink(palette.colour(ColorRole.PLATE_JOINT), 0.55 * strength);
    pen.disc(x, y, 1.5);
    edge(pen, 0.2 * strength);
    pen.ring(x, y, 1.5, 0.06);
    pen.ring(x, y, 1.1, 0.05);
    for (int bolt = 0; bolt < 8; bolt++) {
      double angle = Math.PI * bolt / 4;
      pen.disc(x + 1.3 * Math.cos(angle), y + 1.3 * Math.sin(angle), 0.06);
    }
    pen.line(x - 0.7, y, x + 0.7, y, 0.14);
  }

  private void hatch(ShapeDrawer pen, double x, double y, double strength) {
    pen.ink(palette.colour(ColorRole.PLATE_JOINT), 0.5 * strength);
    pen.fill(HATCH, x, y, 0, 1.25, 1.25);
    edge(pen, 0.2 * strength);
    pen.outline(HATCH, x, y, 0, 1.25, 0.06);
    pen.outline(HATCH, x, y, 0, 0.95, 0.05);
    pen.line(x - 2.1, y + 0.5, x - 1.8, y + 0.5, 0.16);
    pen.line(x - 2.1, y - 0.5, x - 1.8, y - 0.5, 0.16);
  }

  private void vent(ShapeDrawer pen, double x, double y, double strength) {
    for (int slat = -3; slat <= 3; slat++) {
      double at = y + 0.36 * slat;
      pen.ink(palette.colour(ColorRole.PLATE_JOINT), 0.8 * strength);
      pen.line(x - 1.5, at, x + 1.5, at, 0.2);
      edge(pen, 0.13 * strength);
      pen.line(x - 1.5, at - 0.12, x + 1.5, at - 0.12, 0.05);
    }
  }

  private void lamp(ShapeDrawer pen, double x, double y, int number, double time, double strength) {
    double beat = 0.75 + 0.25 * Math.sin(time * 0.9 + number % 17);
    int rgb = palette.colour(ColorRole.PLATE_LAMP);
    pen.glow(rgb, 0.17 * beat * strength);
    pen.halo(x, y, 2.3);
    edge(pen, 0.22 * strength);
    pen.ring(x, y, 0.28, 0.05);
    pen.glow(rgb, 0.4 * beat * strength);
    pen.disc(x, y, 0.12);
  }

  private void pipes(ShapeDrawer pen, double left, double bottom, double strength) {
    for (int pipe = 0; pipe < 3; pipe++) {
      double y = bottom + PLATE_HEIGHT * 0.36 + 0.5 * pipe;
      pen.ink(palette.colour(ColorRole.PLATE_JOINT), 0.6 * strength);
      pen.line(left + 0.7, y, left + PLATE_WIDTH - 0.5, y, 0.3);
      edge(pen, 0.13 * strength);
      pen.line(left + 0.7, y + 0.09, left + PLATE_WIDTH - 0.5, y + 0.09, 0.05);
    }
    edge(pen, 0.18 * strength);
    for (double x = left + 2; x < left + PLATE_WIDTH - 1; x += 3) {
      pen.line(x, bottom + 2.1, x, bottom + 3.6, 0.1);
    }
  }
}
