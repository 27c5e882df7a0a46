package towline.view.world.backdrop;

import towline.content.look.ColorRole;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.CosmeticRandom;
import towline.view.scene.Camera;

/** Open space: a quiet gradient with two veils of colour, and stars in three depths. */
final class OpenSpace implements Backdrop {
  /** Share of the camera's motion that the sky follows; with 1 it would be fixed to the window. */
  private static final double SKY_DEPTH = 0.9;

  private static final double[] STAR_DEPTH = {0.85, 0.7, 0.5};
  private static final double[] STAR_SIZE = {0.03, 0.045, 0.065};
  private static final double[] STAR_LIGHT = {0.22, 0.34, 0.55};

  /**
   * Number of stars in each depth; they repeat over {@link #FIELD_WIDTH} x {@link #FIELD_HEIGHT}.
   */
  private static final int STARS = 70;

  private static final double FIELD_WIDTH = 60;
  private static final double FIELD_HEIGHT = 36;
  private static final long STAR_SEED = 11;

  private final Palette palette;
  private final double[] starX = new double[STARS * STAR_DEPTH.length];
  private final double[] starY = new double[STARS * STAR_DEPTH.length];
  private final double[] starLight = new double[STARS * STAR_DEPTH.length];

  OpenSpace(Palette palette) {
    this.palette = palette;
    CosmeticRandom random = new CosmeticRandom(STAR_SEED);
    for (int i = 0; i < starX.length; i++) {
      starX[i] = random.between(0, FIELD_WIDTH);
      starY[i] = random.between(0, FIELD_HEIGHT);
      starLight[i] = random.between(0.4, 1);
    }
  }

  @Override
  public void draw(ShapeDrawer pen, Camera camera, double time, double strength) {
    for (int depth = 0; depth < STAR_DEPTH.length; depth++) {
      drawStars(pen, camera, depth, time, strength);
    }
  }

  @Override
  public int grid() {
    return palette.colour(ColorRole.GRID);
  }

  @Override
  public double gridLight() {
    return 1;
  }

  @Override
  public int sky(Camera camera, double x, double y) {
    double u = x - camera.x() * SKY_DEPTH;
    double v = y - camera.y() * SKY_DEPTH;
    int high = palette.colour(ColorRole.SKY_HIGH);
    int low = palette.colour(ColorRole.SKY_LOW);
    int ground = palette.colour(ColorRole.SKY);
    double rise = v / 14;
    int base = rise > 0 ? Palette.mix(ground, high, rise) : Palette.mix(ground, low, -rise);
    int veiled =
        Palette.mix(base, palette.colour(ColorRole.SKY_VEIL), 0.75 * nebula(u - 17, v - 7, 13));
    return Palette.mix(veiled, palette.colour(ColorRole.SKY_GLOW), 0.8 * nebula(u + 16, v + 6, 15));
  }

  private static double nebula(double u, double v, double reach) {
    double folded = u + 2.2 * Math.sin(v * 0.33);
    return Math.exp(-(folded * folded + 1.9 * v * v) / (reach * reach));
  }

  private void drawStars(ShapeDrawer pen, Camera camera, int depth, double time, double strength) {
    double moved = STAR_DEPTH[depth];
    for (int i = depth * STARS; i < (depth + 1) * STARS; i++) {
      double left = Backdrop.wrapped(starX[i] + camera.x() * moved, camera.left() - 1, FIELD_WIDTH);
      double low =
          Backdrop.wrapped(starY[i] + camera.y() * moved, camera.bottom() - 1, FIELD_HEIGHT);
      double twinkle = 0.8 + 0.2 * Math.sin(time * 1.7 + i);
      // A wide or tall window shows more than one field.
      for (double y = low; y < camera.top() + 1; y += FIELD_HEIGHT) {
        for (double x = left; x < camera.right() + 1; x += FIELD_WIDTH) {
          pen.glow(
              palette.colour(ColorRole.STAR),
              STAR_LIGHT[depth] * starLight[i] * twinkle * strength);
          pen.disc(x, y, STAR_SIZE[depth]);
        }
      }
    }
  }
}
