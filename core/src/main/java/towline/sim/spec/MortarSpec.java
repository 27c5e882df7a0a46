package towline.sim.spec;

/**
 * What a mortar's shell does. It flies above everything; only its landing hurts.
 *
 * @param speed the speed of its shadow over the ground, m/s
 * @param gravity what pulls it down, m/s^2: how high it goes for how long it flies
 * @param shortest the least time of flight, s, so that there is time to get away
 * @param blast the radius of its blast, m
 */
public record MortarSpec(double speed, double gravity, double shortest, double blast) {
  /** Checks the ranges. */
  public MortarSpec {
    Check.positive("speed of a mortar's shell", speed);
    Check.positive("gravity of a mortar's shell", gravity);
    Check.positive("shortest flight of a mortar's shell", shortest);
    Check.positive("blast of a mortar's shell", blast);
  }
}
