package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The abilities of a mortar's shell. It flies above everything; only its landing hurts.
 *
 * @param speed the speed of its shadow over the ground, m/s
 * @param gravity the gravity of its flight, m/s^2, which gives its height for its time of flight
 * @param shortest the least time of flight, s, so that there is time to get away
 * @param blast the radius of its blast, m
 */
public record MortarSpec(double speed, double gravity, double shortest, double blast) {
  public static MortarSpec read(JsonFields in) {
    return new MortarSpec(
        in.number("speed", 1, 60),
        in.number("gravity", 0.1, 100),
        in.number("shortest", 0.3, 10),
        in.number("blast", 0.2, 20));
  }
}
