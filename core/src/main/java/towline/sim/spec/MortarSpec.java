package towline.sim.spec;

import towline.data.JsonFields;

/**
 * What a mortar's shell does. It flies above everything; only its landing hurts.
 *
 * @param speed the speed of its shadow over the ground, m/s
 * @param gravity what pulls it down, m/s^2: how high it goes for how long it flies
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
