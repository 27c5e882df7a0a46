package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * The hull as a ring around the ship, with an arc for each hit it can take: quiet as a rule, bright
 * for a moment after a hit and while the hull is low.
 */
final class HullRing {
  /** Radius, m. */
  private static final double RADIUS = 1.75;

  private static final double LINE = 0.16;

  /** Angle between two arcs, rad. */
  private static final double GAP = 0.16;

  /** Angle of the circle that the arcs fill, rad: the ring is open below. */
  private static final double FILLED_ANGLE = 1.5 * Math.PI;

  /** Opacity of a hull that is neither low nor was hit just now. */
  private static final double QUIET = 0.45;

  /** Time for which the ring is bright after a hit, and duration of its fade, s. */
  private static final double SHOWN_SECONDS = 1.8;

  private static final double FADE_SECONDS = 0.5;
  private static final double TICKS_PER_SECOND = 60;

  /** Number of remaining hits below which the hull is low. */
  private static final double LOW_HITS = 1.5;

  private final OverlayCanvas canvas;
  private final int blows;
  private double hull = 1;
  private long hurtAt = Long.MIN_VALUE / 2;
  private long lastTick;

  /** Creates a ring for a ship whose hull takes {@code blows} hits. */
  HullRing(OverlayCanvas canvas, int blows) {
    this.canvas = canvas;
    this.blows = blows;
  }

  void draw(InterpolatedScene scene) {
    Snapshot snapshot = scene.snapshot();
    int ship = scene.only(EntityKind.SHIP);
    if (ship < 0) {
      return;
    }
    if (snapshot.tick() < lastTick) {
      // Another run, or an earlier moment of this one.
      hurtAt = Long.MIN_VALUE / 2;
      hull = snapshot.health(ship);
    }
    lastTick = snapshot.tick();
    if (snapshot.health(ship) < hull - 1e-6) {
      hurtAt = snapshot.tick();
    }
    hull = snapshot.health(ship);
    double strength = strength(hull * blows, (snapshot.tick() - hurtAt) / TICKS_PER_SECOND);
    draw(scene.x(ship), scene.y(ship), strength);
  }

  /** Returns the ring's opacity, 0 to 1, {@code sinceHit} seconds after the last hit. */
  static double strength(double blowsLeft, double sinceHit) {
    return blowsLeft < LOW_HITS
        ? 1
        : Math.max(QUIET, Math.min(1, (SHOWN_SECONDS - sinceHit) / FADE_SECONDS));
  }

  private void draw(double x, double y, double strength) {
    ShapeDrawer pen = canvas.shapes();
    double arc = FILLED_ANGLE / blows;
    boolean low = hull * blows < LOW_HITS;
    int whole = canvas.colour(low ? ColorRole.WARNING : ColorRole.SHIP);
    for (int i = 0; i < blows; i++) {
      boolean left = hull * blows > i + 0.01;
      // Clockwise from the lower left, in the order of the bar in the HUD.
      double from = Math.PI / 2 + FILLED_ANGLE / 2 - (i + 1) * arc + GAP / 2;
      pen.ink(canvas.colour(ColorRole.HULL), 0.7 * strength);
      pen.arc(x, y, RADIUS, from, arc - GAP, 2 * LINE);
      pen.ink(left ? whole : canvas.colour(ColorRole.TEXT_QUIET), (left ? 0.95 : 0.4) * strength);
      pen.arc(x, y, RADIUS, from, arc - GAP, LINE);
    }
  }
}
