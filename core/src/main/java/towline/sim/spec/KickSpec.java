package towline.sim.spec;

/**
 * How fast blows throw the ship away, m/s.
 *
 * @param touch a foe that it touches
 * @param shot a shot that strikes it
 * @param blast a blast that reaches it
 */
public record KickSpec(double touch, double shot, double blast) {
  /** Checks the ranges. */
  public KickSpec {
    Check.notNegative("kick of a touch", touch);
    Check.notNegative("kick of a shot", shot);
    Check.notNegative("kick of a blast", blast);
  }
}
