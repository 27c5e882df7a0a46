package towline.sim.spec;

import java.util.List;
import towline.data.JsonFields;

/**
 * The ship's rack of missiles.
 *
 * @param missile the kind of its missiles
 * @param capacity the number of missiles that it can hold
 * @param reload the time until a launched one is replaced, s
 * @param pause the time between two launches, s
 */
public record RackSpec(MissileSpec missile, int capacity, double reload, double pause) {
  public static RackSpec read(JsonFields in, List<MissileSpec> missiles) {
    return new RackSpec(
        in.reference("missile", missiles, MissileSpec::name),
        in.integer("most", 0, 99),
        in.number("reload", 0.1, 600),
        in.number("pause", 0.05, 60));
  }
}
