package towline.view.world.painter;

import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;

/**
 * Draws the drone's eye, whose lids tell how it aims: half shut on HOLD, wide on SURE, narrow while
 * the barrel turns. It winces after a miss and is content after a hit; the pupil looks along the
 * barrel.
 */
final class DroneEye {
  /** Half the width of the eye, m. */
  private static final double SIZE = 0.52;

  /** Radius of the pupil, in half widths. */
  private static final double PUPIL = 0.34;

  /** Distance of the pupil from the middle, in half widths. */
  private static final double GLANCE = 0.42;

  /** Height of the open eye, in widths, for a mode that holds, that turns, that is sure. */
  private static final double HOLD_HEIGHT = 0.38;

  private static final double USUAL_HEIGHT = 0.66;
  private static final double SURE_HEIGHT = 0.98;

  /** Share of the height that is left while the barrel turns by a radian or more. */
  private static final double TURNING_SHARE = 0.55;

  /** Share of the height that is left in a full wince. */
  private static final double WINCE_SHARE = 0.12;

  private static final double LINE = 0.07;
  private static final AimMode[] MODES = AimMode.values();

  private static final Polygon LENS =
      Polygon.closed(-1, 0, -0.6, 0.62, 0, 0.9, 0.6, 0.62, 1, 0, 0.6, -0.62, 0, -0.9, -0.6, -0.62);

  /** The lower lid of a content eye. */
  private static final Polygon SMILE =
      Polygon.open(-0.85, -0.35, -0.4, 0.05, 0.4, 0.05, 0.85, -0.35);

  private final Palette palette;

  DroneEye(Palette palette) {
    this.palette = palette;
  }

  /** Draws the eye of a drone in a mode, with a barrel that still has to turn by {@code slew}. */
  void draw(
      ShapeDrawer pen,
      double x,
      double y,
      double bearing,
      double slew,
      double mood,
      int mode,
      int rgb) {
    double turning = Math.min(1, Math.abs(slew));
    double height = height(MODES[mode]) * (1 - (1 - TURNING_SHARE) * turning);
    height *= 1 - (1 - WINCE_SHARE) * Math.max(0, -mood);
    pen.ink(palette.colour(ColorRole.HULL), 1);
    pen.fill(LENS, x, y, 0, SIZE, SIZE * height);
    double radius = Math.min(PUPIL, 0.8 * height) * SIZE;
    double pupilX = x + GLANCE * SIZE * Math.cos(bearing);
    double pupilY = y + GLANCE * SIZE * height * Math.sin(bearing);
    pen.ink(rgb, 1);
    pen.disc(pupilX, pupilY, radius);
    pen.ink(palette.colour(ColorRole.CORE), 1);
    pen.disc(pupilX, pupilY, 0.4 * radius);
    pen.ink(rgb, 1);
    pen.squashed(LENS, x, y, 0, SIZE, SIZE * height, LINE);
    if (mood > 0.1) {
      pen.ink(palette.colour(ColorRole.HULL), mood);
      pen.outline(SMILE, x, y - 0.1 * SIZE, 0, SIZE, 2.5 * LINE);
    }
  }

  private static double height(AimMode mode) {
    if (mode.isSure()) {
      return SURE_HEIGHT;
    }
    return mode.turns() ? USUAL_HEIGHT : HOLD_HEIGHT;
  }
}
