package towline.sim.spec;

import towline.data.JsonFields;

/**
 * How a snake dashes: it slows down and shows the line ahead of its head, flies along that line,
 * straight, and rests. Once it shows the line it does not turn.
 *
 * @param windUp for how long it shows the line, s
 * @param speed how fast it dashes, m/s
 * @param acceleration how fast it gets up to that speed, m/s^2
 * @param length how far it dashes, m
 * @param rest how long it takes until it can dash again, s
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
