package towline.view.world;

import towline.sim.Kind;
import towline.sim.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Tint;
import towline.view.effect.Chance;
import towline.view.effect.Sparks;
import towline.view.effect.Sparks.Look;

/** Embers that rise from what is badly hurt. */
final class Fumes {
  /** With less health than this a thing burns. */
  private static final double HURT = 0.5;

  /** Embers of each, 1/s. */
  private static final double RATE = 7;

  private Fumes() {}

  static void pass(Scene scene, double seconds, Sparks sparks, Chance chance, Palette palette) {
    Snapshot now = scene.now();
    for (int i = now.first(Kind.TANK); i < now.end(Kind.VESSEL_CORE); i++) {
      if (now.health(i) < HURT && chance.next() < seconds * RATE) {
        double spread = 0.6 * now.radius(i);
        sparks.add(
            Look.EMBER,
            scene.x(i) + chance.between(-spread, spread),
            scene.y(i) + chance.between(-spread, spread),
            chance.between(-1.5, 1.5),
            chance.between(1, 4),
            chance.between(0.4, 0.9),
            0.08,
            palette.of(Tint.WARNING));
      }
    }
  }
}
