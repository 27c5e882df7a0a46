package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.CourierRibbons;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Fonts;
import towline.view.text.TextSize;

/**
 * Which aim mode believes what a courier does: dashes along both edges of its ribbon in the colour
 * of that mode, with the mode's key in a badge at the ribbon's end. One that stays on a spot has a
 * ring of dashes instead.
 */
public final class CourierHint {
  /** How far the dashes are from the middle of the ribbon, m. */
  private static final double ASIDE = 0.6;

  /** A dash and the gap after it, ticks, and how finely it is bent. */
  private static final int DASH = 6;

  private static final int BEND = 3;
  private static final double WIDTH = 0.11;

  /** A track that is smaller than this, m, is no line. */
  static final double SPOT = 1.6;

  private static final double SPOT_RING = 2.3;
  private static final double BADGE = 0.7;

  /** How far beyond the end of the ribbon the badge stands, and off the picture's edge, m. */
  private static final double BEYOND = 1.1;

  private final ShapeDrawer pen;
  private final Palette palette;
  private final CourierTable couriers;
  private final CachedText digit;
  private final String[] digits;
  private double badgeX;
  private double badgeY;
  private int mode = -1;

  public CourierHint(ShapeDrawer pen, Palette palette, Fonts fonts, CourierTable couriers) {
    this.pen = pen;
    this.palette = palette;
    this.couriers = couriers;
    digit = new CachedText(fonts, TextSize.HEADING, Anchor.CENTRE);
    digits = new String[AimMode.values().length];
    for (int i = 0; i < digits.length; i++) {
      digits[i] = String.valueOf(i + 1);
    }
  }

  /** The index of the mode that is hinted at; -1: none. */
  int mode() {
    return mode;
  }

  /** Draws the dashes and the badge, or nothing unless {@code wanted}. */
  public void drawShapes(
      Camera camera, InterpolatedScene scene, CourierRibbons ribbons, boolean wanted) {
    mode = -1;
    Snapshot now = scene.now();
    int courier = wanted ? scene.only(EntityKind.COURIER) : -1;
    int track = courier < 0 ? -1 : ribbons.indexOf(now.id(courier));
    if (track < 0) {
      return;
    }
    boolean falls = couriers.falls(now.gravity());
    mode = couriers.kinds().get(now.row(courier).courierKind).mode(falls).ordinal();
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    pen.ink(palette.mode(mode), 0.95);
    double x = scene.x(courier);
    double y = scene.y(courier);
    if (ribbons.extent(track) < SPOT) {
      Dashes.ring(pen, x, y, SPOT_RING, 0.5, 0.35, WIDTH);
      placeBadge(camera, x + SPOT_RING + BEYOND, y);
    } else {
      edge(ribbons, track);
      int last = ribbons.size(track) - 1;
      int before = Math.max(0, last - BEND);
      double dx = ribbons.x(track, last) - ribbons.x(track, before);
      double dy = ribbons.y(track, last) - ribbons.y(track, before);
      double out = BEYOND / Math.max(1e-6, Math.hypot(dx, dy));
      placeBadge(camera, ribbons.x(track, last) + dx * out, ribbons.y(track, last) + dy * out);
      leave(x, y);
    }
    pen.ink(palette.of(ColorRole.HULL), 0.9);
    pen.disc(badgeX, badgeY, BADGE);
    pen.ink(palette.mode(mode), 1);
    pen.ring(badgeX, badgeY, BADGE, WIDTH);
    pen.end();
  }

  private void placeBadge(Camera camera, double x, double y) {
    badgeX = Math.max(camera.left() + BEYOND, Math.min(camera.right() - BEYOND, x));
    badgeY = Math.max(camera.bottom() + BEYOND, Math.min(camera.top() - BEYOND, y));
  }

  /** The badge does not hide the courier. */
  private void leave(double x, double y) {
    double dx = badgeX - x;
    double dy = badgeY - y;
    double away = Math.hypot(dx, dy);
    double least = SPOT_RING + BEYOND;
    if (away < least) {
      badgeX = x + (away > 1e-6 ? dx / away : 1) * least;
      badgeY = y + (away > 1e-6 ? dy / away : 0) * least;
    }
  }

  /** Dashes stand where the courier flew; they do not run along with it. */
  private void edge(CourierRibbons ribbons, int track) {
    int offset = (int) Math.floorMod(ribbons.tick(track, 0), (long) BEND);
    for (int k = offset; k + BEND < ribbons.size(track); k += BEND) {
      if (Math.floorMod(ribbons.tick(track, k), 2L * DASH) < DASH) {
        double x0 = ribbons.x(track, k);
        double y0 = ribbons.y(track, k);
        double x1 = ribbons.x(track, k + BEND);
        double y1 = ribbons.y(track, k + BEND);
        double length = Math.hypot(x1 - x0, y1 - y0);
        if (length > 0.05) {
          double nx = -(y1 - y0) / length * ASIDE;
          double ny = (x1 - x0) / length * ASIDE;
          pen.line(x0 + nx, y0 + ny, x1 + nx, y1 + ny, WIDTH);
          pen.line(x0 - nx, y0 - ny, x1 - nx, y1 - ny, WIDTH);
        }
      }
    }
  }

  /** Draws the key in the badge. */
  public void drawText(Batch batch, Camera camera) {
    if (mode >= 0) {
      digit
          .set(digits[mode])
          .colour(palette.modeText(mode))
          .draw(
              batch, camera.toWindowX(badgeX), camera.toWindowY(badgeY) - digit.capHeight() / 2, 1);
    }
  }
}
