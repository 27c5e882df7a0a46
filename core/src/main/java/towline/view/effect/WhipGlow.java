package towline.view.effect;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * The signs of the drone's speed: a thin trail in fast flight, and, once the drone breaks what it
 * rams, a broad smear and a heat that makes drone and cable glow.
 */
public final class WhipGlow {
  /** Speed from which on the drone has a trail, m/s. */
  private static final double TRAIL_MIN_SPEED = 7;

  /** Speed at which trail and heat are strongest, m/s. */
  private static final double TRAIL_FULL_SPEED = 28;

  /** Heat at the speed at which the drone begins to break things. */
  private static final double INITIAL_HEAT = 0.55;

  /** Rates at which the heat rises and falls, 1/s. */
  private static final double HEATING_RATE = 20;

  private static final double COOLING_RATE = 6;

  /** Width of the smear, m: that of the drone. */
  private static final double SMEAR_WIDTH = 1.7;

  /** Heat below which nothing is visible. */
  private static final double MIN_HEAT = 0.02;

  private final Ribbon trail = new Ribbon(30, 1.0 / 60);
  private final Ribbon smear = new Ribbon(18, 1.0 / 60);
  private double heat;

  /** Removes trail, smear and heat. */
  public void clear() {
    trail.clear();
    smear.clear();
    heat = 0;
  }

  /** Returns the glow of drone and cable: 0 while the drone breaks nothing, 1 at its fastest. */
  public double heat() {
    return heat;
  }

  /** Follows the drone of a scene, {@code seconds} after the last call. */
  public void update(InterpolatedScene scene, double seconds) {
    int drone = scene.only(EntityKind.DRONE);
    if (drone < 0) {
      clear();
      return;
    }
    double speed = Math.hypot(scene.snapshot().vx(drone), scene.snapshot().vy(drone));
    double share =
        Math.max(0, Math.min(1, (speed - TRAIL_MIN_SPEED) / (TRAIL_FULL_SPEED - TRAIL_MIN_SPEED)));
    double wanted = scene.snapshot().cable().lethal ? INITIAL_HEAT + (1 - INITIAL_HEAT) * share : 0;
    double rate = wanted > heat ? HEATING_RATE : COOLING_RATE;
    heat += (wanted - heat) * (1 - Math.exp(-rate * seconds));
    trail.update(seconds, scene.x(drone), scene.y(drone), share);
    smear.update(seconds, scene.x(drone), scene.y(drone), heat > MIN_HEAT ? heat : 0);
  }

  /** Draws trail and smear. */
  public void draw(ShapeDrawer pen, Palette palette) {
    int rgb = palette.colour(ColorRole.CABLE_TAUT);
    trail.draw(pen, rgb, 0.5, 0.7);
    if (isSmeared()) {
      smear.draw(pen, rgb, 0.26, SMEAR_WIDTH);
      smear.draw(pen, palette.colour(ColorRole.CORE), 0.3, 0.25 * SMEAR_WIDTH);
    }
  }

  private boolean isSmeared() {
    for (int i = 0; i < smear.size(); i++) {
      if (smear.weight(i) > 0) {
        return true;
      }
    }
    return false;
  }
}
