package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The charge of a vessel, which slows down, shows its way, and then flies fast straight ahead.
 *
 * @param every time from the end of a charge to the next announcement, s
 * @param windUp length of the announcement, s
 * @param seconds duration of its way at full speed, s
 * @param speed full speed, m/s
 * @param acceleration largest change of speed before, during and after a charge, m/s^2
 */
public record ChargeSpec(
    double every, double windUp, double seconds, double speed, double acceleration) {
  public static ChargeSpec read(JsonFields in) {
    return new ChargeSpec(
        in.number("every", 1, 60),
        in.number("windUp", 0.6, 5),
        in.number("seconds", 0.1, 5),
        in.number("speed", 1, 20),
        in.number("acceleration", 1, 100));
  }

  /** Returns the distance from the announcement to the end of a charge, m. */
  public double way() {
    return speed * seconds;
  }
}
