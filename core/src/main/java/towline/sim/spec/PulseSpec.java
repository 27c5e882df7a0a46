package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The pulses of a snake's speed.
 *
 * @param size the amplitude, m/s
 * @param rate the frequency, Hz
 */
public record PulseSpec(double size, double rate) {
  public static PulseSpec read(JsonFields in) {
    return new PulseSpec(in.number("size", 0.01, 10), in.number("rate", 0.1, 20));
  }

  /** Returns the greatest acceleration of the pulses, m/s^2. */
  public double acceleration() {
    return size * 2 * Math.PI * rate;
  }
}
