package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The ship's changes of velocity by blows, m/s.
 *
 * @param touch by a foe that it touches
 * @param shot by a shot
 * @param blast by a blast
 */
public record KickSpec(double touch, double shot, double blast) {
  public static KickSpec read(JsonFields in) {
    return new KickSpec(
        in.number("touch", 0, 60), in.number("shot", 0, 60), in.number("blast", 0, 60));
  }
}
