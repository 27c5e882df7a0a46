package towline.content;

import towline.data.JsonFields;
import towline.sim.spec.GunSpec;

/**
 * What choosing an aim mode means beside its belief.
 *
 * @param gun reload and damage
 * @param scoreFactor what the kills of this mode are multiplied with
 */
public record AimModeSpec(GunSpec gun, double scoreFactor) {
  static AimModeSpec read(JsonFields in) {
    return new AimModeSpec(
        new GunSpec(in.number("reload", 0.02, 10), in.number("damage", 0.01, 1000)),
        in.number("score", 0, 100));
  }
}
