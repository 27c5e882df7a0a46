package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * The hull about the ship, an arc for each blow that it bears: for a moment when it is hit, and as
 * long as it is low, so that nobody has to look away to know it.
 */
final class HullRing {
  /** From the ship's middle, m. */
  private static final double RADIUS = 1.75;

  private static final double LINE = 0.2;

  /** Between two arcs, rad. */
  private static final double GAP = 0.16;

  /** How much of the circle the arcs fill, rad: open below. */
  private static final double FILLED = 1.5 * Math.PI;

  /** How long it is seen after a hit, s, and how long it takes to go. */
  private static final double SEEN = 1.8;

  private static final double FADE = 0.5;
  private static final double TICKS_A_SECOND = 60;

  /** A hull that bears fewer blows than this is low. */
  private static final double FEW = 1.5;

  private final OverlayCanvas canvas;
  private final int blows;
  private double hull = 1;
  private long hurtAt = Long.MIN_VALUE / 2;
  private long last;

  /** A ring for a ship that bears so many blows. */
  HullRing(OverlayCanvas canvas, int blows) {
    this.canvas = canvas;
    this.blows = blows;
  }

  void draw(InterpolatedScene scene) {
    Snapshot now = scene.now();
    int ship = scene.only(EntityKind.SHIP);
    if (ship < 0) {
      return;
    }
    if (now.tick() < last) {
      // Another run, or an earlier moment of this one.
      hurtAt = Long.MIN_VALUE / 2;
      hull = now.health(ship);
    }
    last = now.tick();
    if (now.health(ship) < hull - 1e-6) {
      hurtAt = now.tick();
    }
    hull = now.health(ship);
    double strength = strength(hull * blows, (now.tick() - hurtAt) / TICKS_A_SECOND);
    if (strength > 0) {
      draw(scene.x(ship), scene.y(ship), strength);
    }
  }

  /** How strong the ring is of a hull that bears so many blows and was hit so long ago, s. */
  static double strength(double blowsLeft, double sinceHit) {
    return blowsLeft < FEW ? 1 : Math.max(0, Math.min(1, (SEEN - sinceHit) / FADE));
  }

  private void draw(double x, double y, double strength) {
    ShapeDrawer pen = canvas.pen();
    double arc = FILLED / blows;
    boolean low = hull * blows < FEW;
    int whole = canvas.of(low ? ColorRole.WARNING : ColorRole.SHIP);
    for (int i = 0; i < blows; i++) {
      boolean left = hull * blows > i + 0.01;
      // From the lower left clockwise, as the bar goes from the left.
      double from = Math.PI / 2 + FILLED / 2 - (i + 1) * arc + GAP / 2;
      pen.ink(canvas.of(ColorRole.HULL), 0.7 * strength);
      pen.arc(x, y, RADIUS, from, arc - GAP, 2 * LINE);
      pen.ink(left ? whole : canvas.of(ColorRole.TEXT_QUIET), (left ? 0.95 : 0.4) * strength);
      pen.arc(x, y, RADIUS, from, arc - GAP, LINE);
    }
  }
}
