package towline.sim.spec;

/**
 * How a vessel charges: it slows down and shows its way, and then goes straight on, fast.
 *
 * @param every the time from one charge to the next, s
 * @param windUp for how long it shows its way before, s
 * @param seconds how long it goes on, s
 * @param speed how fast, m/s
 * @param acceleration how fast it gets there, and slows down again, m/s^2
 */
public record ChargeSpec(
    double every, double windUp, double seconds, double speed, double acceleration) {
  public static ChargeSpec read(SpecFields in) {
    return new ChargeSpec(
        in.number("every", 1, 60),
        in.number("windUp", 0.6, 5),
        in.number("seconds", 0.1, 5),
        in.number("speed", 1, 20),
        in.number("acceleration", 1, 100));
  }

  /** How far it comes, m. */
  public double way() {
    return speed * seconds;
  }
}
