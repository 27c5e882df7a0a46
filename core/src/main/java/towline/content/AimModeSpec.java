package towline.content;

import towline.data.JsonFields;
import towline.sim.spec.DroneGunSpec;

/**
 * The gun and the score of an aim mode.
 *
 * @param gun its gun
 * @param scoreFactor the factor of the points for this mode's kills
 */
public record AimModeSpec(DroneGunSpec gun, double scoreFactor) {
  static AimModeSpec read(JsonFields in) {
    return new AimModeSpec(DroneGunSpec.read(in), in.number("score", 0, 100));
  }
}
