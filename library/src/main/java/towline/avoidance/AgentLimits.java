package towline.avoidance;

/**
 * The limits of an agent's motion and sight. It chooses any speed from 0 to its own at once, turns
 * no faster than its turn rate, even at rest, and never drives backwards. Its radius is given to
 * {@link Crowd#add}.
 *
 * @param speed top speed, m/s, above 0
 * @param turnRate largest turn rate, rad/s, above 0
 * @param range distance from its centre to the rim of the farthest neighbour, m, more than its
 *     radius
 * @param margin factor on the sum of two radii that keeps a distance, at least 1
 */
public record AgentLimits(double speed, double turnRate, double range, double margin) {
  /** Checks the ranges above. */
  public AgentLimits {
    positive("speed", speed);
    positive("turnRate", turnRate);
    positive("range", range);
    if (!(margin >= 1) || margin == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException("margin must be at least 1 and finite, not " + margin);
    }
  }

  /** The radius of the tightest circle at full speed, m. */
  public double turnRadius() {
    return speed / turnRate;
  }

  /** The turn rate that turns by {@code angle} in a step, within the limit, rad/s. */
  public double turnRateFor(double angle, double dt) {
    return Math.max(-turnRate, Math.min(turnRate, angle / dt));
  }

  private static void positive(String name, double value) {
    if (!(value > 0) || value == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException(name + " must be more than 0 and finite, not " + value);
    }
  }
}
