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
 * A hint at the aim mode whose belief fits a courier: dashes along both edges of its ribbon in the
 * mode's colour, with the mode's key in a badge at the ribbon's end. A courier that stays in place
 * has a ring of dashes instead.
 */
public final class CourierHint {
  /** Distance of the dashes from the middle of the ribbon, m. */
  private static final double DASH_OFFSET = 0.6;

  /**
   * Length of a dash and of the gap after it, ticks, and the length of its straight pieces, ticks.
   */
  private static final int DASH = 6;

  private static final int PIECE = 3;
  private static final double WIDTH = 0.11;

  /** Size of a track below which it counts as a spot, m. */
  static final double SPOT_SIZE = 1.6;

  private static final double SPOT_RING = 2.3;
  private static final double BADGE = 0.7;

  /** Distance of the badge from the end of the ribbon and from the picture's edge, m. */
  private static final double BADGE_DISTANCE = 1.1;

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

  /** Returns the index of the mode hinted at; -1 for none. */
  int mode() {
    return mode;
  }

  /** Draws the dashes and the badge; nothing unless {@code wanted}. */
  public void drawShapes(
      Camera camera, InterpolatedScene scene, CourierRibbons ribbons, boolean wanted) {
    mode = -1;
    Snapshot snapshot = scene.snapshot();
    int courier = wanted ? scene.only(EntityKind.COURIER) : -1;
    int track = courier < 0 ? -1 : ribbons.indexOf(snapshot.id(courier));
    if (track < 0) {
      return;
    }
    boolean falls = couriers.falls(snapshot.gravity());
    mode = couriers.kinds().get(snapshot.row(courier).courierKind).mode(falls).ordinal();
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    pen.ink(palette.modeColour(mode), 0.95);
    double x = scene.x(courier);
    double y = scene.y(courier);
    if (ribbons.extent(track) < SPOT_SIZE) {
      Dashes.ring(pen, x, y, SPOT_RING, 0.5, 0.35, WIDTH);
      placeBadge(camera, x + SPOT_RING + BADGE_DISTANCE, y);
    } else {
      edge(ribbons, track);
      int last = ribbons.size(track) - 1;
      int before = Math.max(0, last - PIECE);
      double dx = ribbons.x(track, last) - ribbons.x(track, before);
      double dy = ribbons.y(track, last) - ribbons.y(track, before);
      double out = BADGE_DISTANCE / Math.max(1e-6, Math.hypot(dx, dy));
      placeBadge(camera, ribbons.x(track, last) + dx * out, ribbons.y(track, last) + dy * out);
      moveBadgeAway(x, y);
    }
    pen.ink(palette.colour(ColorRole.HULL), 0.9);
    pen.disc(badgeX, badgeY, BADGE);
    pen.ink(palette.modeColour(mode), 1);
    pen.ring(badgeX, badgeY, BADGE, WIDTH);
    pen.end();
  }

  private void placeBadge(Camera camera, double x, double y) {
    badgeX = Math.max(camera.left() + BADGE_DISTANCE, Math.min(camera.right() - BADGE_DISTANCE, x));
    badgeY = Math.max(camera.bottom() + BADGE_DISTANCE, Math.min(camera.top() - BADGE_DISTANCE, y));
  }

  /** Moves the badge so that it does not hide the courier. */
  private void moveBadgeAway(double x, double y) {
    double dx = badgeX - x;
    double dy = badgeY - y;
    double away = Math.hypot(dx, dy);
    double minDistance = SPOT_RING + BADGE_DISTANCE;
    if (away < minDistance) {
      badgeX = x + (away > 1e-6 ? dx / away : 1) * minDistance;
      badgeY = y + (away > 1e-6 ? dy / away : 0) * minDistance;
    }
  }

  /** Draws dashes that are fixed to places; they do not move with the courier. */
  private void edge(CourierRibbons ribbons, int track) {
    int offset = (int) Math.floorMod(ribbons.tick(track, 0), (long) PIECE);
    for (int k = offset; k + PIECE < ribbons.size(track); k += PIECE) {
      if (Math.floorMod(ribbons.tick(track, k), 2L * DASH) < DASH) {
        double x0 = ribbons.x(track, k);
        double y0 = ribbons.y(track, k);
        double x1 = ribbons.x(track, k + PIECE);
        double y1 = ribbons.y(track, k + PIECE);
        double length = Math.hypot(x1 - x0, y1 - y0);
        if (length > 0.05) {
          double nx = -(y1 - y0) / length * DASH_OFFSET;
          double ny = (x1 - x0) / length * DASH_OFFSET;
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
          .setText(digits[mode])
          .setColour(palette.modeTextColour(mode))
          .draw(
              batch, camera.toWindowX(badgeX), camera.toWindowY(badgeY) - digit.capHeight() / 2, 1);
    }
  }
}
