package towline.view.effect;

import towline.content.look.ColorRole;
import towline.content.look.SparkShape;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.scene.InterpolatedScene;

/** Embers that rise from what is badly hurt. */
public final class DamageSmoke {
  /** With less health than this a thing burns. */
  private static final double HURT = 0.5;

  /** Embers of each, 1/s. */
  private static final double RATE = 7;

  private DamageSmoke() {}

  public static void emit(
      InterpolatedScene scene,
      double seconds,
      Sparks sparks,
      CosmeticRandom random,
      Palette palette) {
    Snapshot now = scene.now();
    for (int i = now.first(KindRange.FIGHTERS); i < now.end(EntityKind.VESSEL_CORE); i++) {
      if (now.health(i) < HURT && random.next() < seconds * RATE) {
        double spread = 0.6 * now.radius(i);
        sparks.add(
            SparkShape.EMBER,
            scene.x(i) + random.between(-spread, spread),
            scene.y(i) + random.between(-spread, spread),
            random.between(-1.5, 1.5),
            random.between(1, 4),
            random.between(0.4, 0.9),
            0.08,
            palette.of(ColorRole.WARNING));
      }
    }
  }
}
