package towline.view.effect;

import towline.content.look.ColorRole;
import towline.content.look.SparkShape;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.scene.InterpolatedScene;

/** Embers that rise from badly damaged entities. */
public final class DamageSmoke {
  /** Health below which an entity burns, 0 to 1. */
  private static final double BURNING_HEALTH = 0.5;

  /** Embers per second and entity. */
  private static final double RATE = 7;

  private DamageSmoke() {}

  public static void emit(
      InterpolatedScene scene,
      double seconds,
      Sparks sparks,
      CosmeticRandom random,
      Palette palette) {
    Snapshot snapshot = scene.snapshot();
    for (int i = snapshot.first(KindRange.FIGHTERS);
        i < snapshot.end(EntityKind.VESSEL_CORE);
        i++) {
      if (snapshot.health(i) < BURNING_HEALTH && random.next() < seconds * RATE) {
        double spread = 0.6 * snapshot.radius(i);
        sparks.add(
            SparkShape.EMBER,
            scene.x(i) + random.between(-spread, spread),
            scene.y(i) + random.between(-spread, spread),
            random.between(-1.5, 1.5),
            random.between(1, 4),
            random.between(0.4, 0.9),
            0.08,
            palette.colour(ColorRole.WARNING));
      }
    }
  }
}
