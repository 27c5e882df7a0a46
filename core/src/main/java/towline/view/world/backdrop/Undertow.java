package towline.view.world.backdrop;

import towline.content.look.ColorRole;
import towline.view.draw.LinePath;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.CosmeticRandom;
import towline.view.scene.Camera;

/**
 * A deep with a pull downwards: light breaks at its top, its bottom is dark, and everything that
 * drifts in it sinks straight down, as shots do.
 */
final class Undertow implements Backdrop {
  private static final int STREAKS = 64;
  private static final int BUBBLES = 34;
  private static final double FIELD_WIDTH = 64;
  private static final double FIELD_HEIGHT = 40;
  private static final long SEED = 23;

  /** Share of the camera's motion that the background follows. */
  private static final double DEPTH = 0.35;

  /** Height over which the background darkens, m. */
  private static final double DARKENING_HEIGHT = 54;

  /** Share of the darkening that is fixed to the picture, and so visible everywhere. */
  private static final double PICTURE_SHARE = 0.45;

  /** Distance between two depth lines, m, and their sinking speed, m/s. */
  private static final double CONTOUR = 4.2;

  private static final double CONTOUR_SPEED = 1.5;
  private static final double CONTOUR_STEP = 2;

  private static final int CAUSTICS = 8;
  private static final double CAUSTIC_GAP = 8.3;
  private static final double CAUSTICS_WIDTH = CAUSTICS * CAUSTIC_GAP;

  private final Palette palette;
  private final double[] x = new double[STREAKS + BUBBLES];
  private final double[] y = new double[STREAKS + BUBBLES];
  private final double[] depth = new double[STREAKS + BUBBLES];
  private final double[] size = new double[STREAKS + BUBBLES];

  Undertow(Palette palette) {
    this.palette = palette;
    CosmeticRandom random = new CosmeticRandom(SEED);
    for (int i = 0; i < x.length; i++) {
      x[i] = random.between(0, FIELD_WIDTH);
      y[i] = random.between(0, FIELD_HEIGHT);
      depth[i] = random.between(0.15, 0.7);
      size[i] = random.between(0.4, 1);
    }
  }

  @Override
  public int sky(Camera camera, double atX, double atY) {
    double u = atX - camera.x() * DEPTH;
    double inPicture = (atY - camera.bottom()) / (camera.top() - camera.bottom());
    double inSector = atY / DARKENING_HEIGHT + 0.05 * Math.sin(u * 0.11);
    double height = PICTURE_SHARE * inPicture + (1 - PICTURE_SHARE) * inSector;
    int deep = palette.colour(ColorRole.DEEP);
    return height > 0.5
        ? Palette.mix(deep, palette.colour(ColorRole.DEEP_HIGH), 2 * height - 1)
        : Palette.mix(palette.colour(ColorRole.DEEP_LOW), deep, 2 * height);
  }

  @Override
  public int grid() {
    return Palette.mix(palette.colour(ColorRole.GRID), palette.colour(ColorRole.SNAKE_TAIL), 0.35);
  }

  @Override
  public double gridLight() {
    return 0.38;
  }

  @Override
  public void draw(ShapeDrawer pen, Camera camera, double time, double strength) {
    contours(pen, camera, time, strength);
    caustics(pen, camera, time, strength);
    for (int i = 0; i < STREAKS; i++) {
      streak(pen, camera, i, time, strength);
    }
    for (int i = STREAKS; i < x.length; i++) {
      bubble(pen, camera, i, time, strength);
    }
  }

  /** Draws lines of equal depth, which sink. */
  private void contours(ShapeDrawer pen, Camera camera, double time, double strength) {
    double sunk = time * CONTOUR_SPEED % CONTOUR;
    int first = (int) Math.floor((camera.bottom() + sunk) / CONTOUR);
    int last = (int) Math.ceil((camera.top() + sunk) / CONTOUR);
    long passed = (long) (time * CONTOUR_SPEED / CONTOUR);
    for (int n = first; n <= last; n++) {
      double phase = 1.9 * Math.floorMod(n + passed, 97L);
      LinePath path = pen.path();
      for (double at = camera.left() - 2; at < camera.right() + 3; at += CONTOUR_STEP) {
        double swell = 0.5 * Math.sin(at * 0.17 + phase) + 0.25 * Math.sin(at * 0.41 - phase);
        path.add(at, n * CONTOUR - sunk + swell, 0.55 + 0.45 * Math.sin(at * 0.09 + 2 * phase));
      }
      pen.glow(palette.colour(ColorRole.CAUSTIC), 0.2 * strength);
      pen.strokeOpen(0.06);
    }
  }

  /** Draws a net of refracted light, strongest at the top. */
  private void caustics(ShapeDrawer pen, Camera camera, double time, double strength) {
    for (int n = 0; n < CAUSTICS; n++) {
      double first =
          Backdrop.wrapped(n * CAUSTIC_GAP + camera.x() * DEPTH, camera.left() - 8, CAUSTICS_WIDTH);
      for (double start = first; start < camera.right() + 12; start += CAUSTICS_WIDTH) {
        caustic(pen, start, n, -1, time, strength);
        caustic(pen, start, n, 1, time, strength);
      }
    }
  }

  private void caustic(
      ShapeDrawer pen, double start, int n, int side, double time, double strength) {
    LinePath path = pen.path();
    for (double down = 0; down < 30; down += 1.5) {
      double swing = 2.2 * Math.sin(down * 0.35 + time * 0.55 * side + n * 1.7);
      double atY = DARKENING_HEIGHT + 4 - down;
      path.add(start + swing + side * down * 0.35, atY, Math.max(0, 1 - down / 29));
    }
    pen.glow(palette.colour(ColorRole.CURRENT), 0.22 * strength);
    pen.strokeOpen(0.09);
  }

  private void streak(ShapeDrawer pen, Camera camera, int i, double time, double strength) {
    double near = 1 - depth[i];
    double speed = (7 + 9 * size[i]) * near;
    double atX = Backdrop.wrapped(x[i] + camera.x() * depth[i], camera.left() - 2, FIELD_WIDTH);
    double atY =
        Backdrop.wrapped(
            y[i] + camera.y() * depth[i] - speed * time, camera.bottom() - 4, FIELD_HEIGHT);
    double length = 0.35 * speed;
    for (double up = atY; up < camera.top(); up += FIELD_HEIGHT) {
      for (double across = atX; across < camera.right() + 1; across += FIELD_WIDTH) {
        pen.glow(palette.colour(ColorRole.CURRENT), 0.5 * near * strength)
            .glowTo(palette.colour(ColorRole.DEEP), 0);
        pen.line(across, up, across, up + length, 0.05 + 0.05 * near);
      }
    }
  }

  private void bubble(ShapeDrawer pen, Camera camera, int i, double time, double strength) {
    double near = 1 - depth[i];
    double drift = 0.5 * Math.sin(time * 0.8 + i);
    double atX =
        Backdrop.wrapped(x[i] + drift + camera.x() * depth[i], camera.left() - 2, FIELD_WIDTH);
    double atY =
        Backdrop.wrapped(
            y[i] + camera.y() * depth[i] - 3.2 * near * time, camera.bottom() - 4, FIELD_HEIGHT);
    double radius = 0.24 * size[i] * near + 0.05;
    for (double up = atY; up < camera.top() + 1; up += FIELD_HEIGHT) {
      for (double across = atX; across < camera.right() + 1; across += FIELD_WIDTH) {
        pen.glow(palette.colour(ColorRole.CURRENT), 0.2 * near * strength);
        pen.ring(across, up, radius, 0.04);
      }
    }
  }
}
