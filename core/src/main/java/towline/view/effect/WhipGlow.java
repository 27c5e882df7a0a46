package towline.view.effect;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * What shows how fast the drone is swung: a thin trail whenever it flies, and, once it breaks what
 * it rams, a broad smear and a heat that drone and cable glow with.
 */
public final class WhipGlow {
  /** The drone leaves a trail from this speed on, m/s. */
  private static final double TRAIL_FROM = 7;

  /** ... which is strongest at this speed, m/s; so is the heat. */
  private static final double TRAIL_FULL = 28;

  /** The heat at the speed at which it begins to break things. */
  private static final double KINDLED = 0.55;

  /** How quickly the heat comes, and how quickly it goes, 1/s. */
  private static final double HEATS = 20;

  private static final double COOLS = 6;

  /** The smear in the colour of the cable is so broad, m: as broad as the drone. */
  private static final double BROAD = 1.7;

  /** Heat below this is not seen. */
  private static final double LEAST = 0.02;

  private final Ribbon trail = new Ribbon(30, 1.0 / 60);
  private final Ribbon smear = new Ribbon(18, 1.0 / 60);
  private double heat;

  /** Forgets everything. */
  public void clear() {
    trail.clear();
    smear.clear();
    heat = 0;
  }

  /** How much drone and cable glow: 0 while the drone breaks nothing, 1 at its fastest. */
  public double heat() {
    return heat;
  }

  /** Follows the drone of a scene for that time, s. */
  public void update(InterpolatedScene scene, double seconds) {
    int drone = scene.only(EntityKind.DRONE);
    if (drone < 0) {
      clear();
      return;
    }
    double speed = Math.hypot(scene.now().vx(drone), scene.now().vy(drone));
    double share = Math.max(0, Math.min(1, (speed - TRAIL_FROM) / (TRAIL_FULL - TRAIL_FROM)));
    double wanted = scene.now().tow().lethal ? KINDLED + (1 - KINDLED) * share : 0;
    double rate = wanted > heat ? HEATS : COOLS;
    heat += (wanted - heat) * (1 - Math.exp(-rate * seconds));
    trail.update(seconds, scene.x(drone), scene.y(drone), share);
    smear.update(seconds, scene.x(drone), scene.y(drone), heat > LEAST ? heat : 0);
  }

  /** Draws trail and smear. */
  public void draw(ShapeDrawer pen, Palette palette) {
    int rgb = palette.of(ColorRole.CABLE_TAUT);
    trail.draw(pen, rgb, 0.5, 0.7);
    if (isSmeared()) {
      smear.draw(pen, rgb, 0.26, BROAD);
      smear.draw(pen, palette.of(ColorRole.CORE), 0.3, 0.25 * BROAD);
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
