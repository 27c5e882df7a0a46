package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The dash of a snake: it slows down and shows the line ahead of its head, dashes straight along
 * that line, and rests. While it shows the line and dashes it does not turn.
 *
 * @param windUp the time for which it shows the line, s
 * @param speed the speed of the dash, m/s
 * @param acceleration the acceleration up to that speed, m/s^2
 * @param length the length of the dash, m
 * @param rest the time until it can dash again, s
 */
public record DashSpec(
    double windUp, double speed, double acceleration, double length, double rest) {
  public static DashSpec read(JsonFields in) {
    return new DashSpec(
        in.number("windUp", 0.05, 5),
        in.number("speed", 1, 60),
        in.number("acceleration", 1, 500),
        in.number("length", 1, 60),
        in.number("rest", 0, 60));
  }
}
