package towline.sim.spec;

import towline.data.JsonFields;

/**
 * How fast blows throw the ship away, m/s.
 *
 * @param touch a foe that it touches
 * @param shot a shot that strikes it
 * @param blast a blast that reaches it
 */
public record KickSpec(double touch, double shot, double blast) {
  public static KickSpec read(JsonFields in) {
    return new KickSpec(
        in.number("touch", 0, 60), in.number("shot", 0, 60), in.number("blast", 0, 60));
  }
}
