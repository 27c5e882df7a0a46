package towline.content;

import towline.data.JsonFields;
import towline.sim.spec.GunSpec;

/**
 * The gun and the score of an aim mode.
 *
 * @param gun reload and damage
 * @param scoreFactor the factor of the points for this mode's kills
 */
public record AimModeSpec(GunSpec gun, double scoreFactor) {
  static AimModeSpec read(JsonFields in) {
    return new AimModeSpec(
        new GunSpec(in.number("reload", 0.02, 10), in.number("damage", 0.01, 1000)),
        in.number("score", 0, 100));
  }
}
