package towline.avoidance;

/**
 * Horizons and weights of the laws {@link AvoidanceLaw#LOOKAHEAD} and {@link AvoidanceLaw#ORCA}.
 * Costs are parts of the agent's own speed.
 *
 * @param neighbours greatest number of neighbours weighed, the nearest ones, at least 1; the final
 *     limit of the speed covers all
 * @param horizon time for which a chosen velocity leaves others room, s, more than 0; ORCA looks
 *     0.8 of it ahead
 * @param wallHorizon least time in which an agent may come up to a wall, s, more than 0
 * @param partingTime time in which discs with overlapping margins draw apart, s, more than 0
 * @param turnCost of a turn, for each radian, at least 0
 * @param leftCost of passing on the left, so that agents that meet head-on keep right, at least 0
 * @param waitCost of standing where full speed is desired, at least 0
 * @param breachCost of leaving all of the own speed undone in avoiding, at least 0
 */
public record AvoidanceOptions(
    int neighbours,
    double horizon,
    double wallHorizon,
    double partingTime,
    double turnCost,
    double leftCost,
    double waitCost,
    double breachCost) {
  /** Suits vehicles that are a few of their radii apart. */
  public static final AvoidanceOptions DEFAULT =
      new AvoidanceOptions(12, 2.5, 0.35, 0.1, 0.015, 0.018, 0.03, 14);

  /** Checks the ranges above. */
  public AvoidanceOptions {
    if (neighbours < 1) {
      throw new IllegalArgumentException("neighbours must be at least 1, not " + neighbours);
    }
    check("horizon", horizon, horizon > 0);
    check("wallHorizon", wallHorizon, wallHorizon > 0);
    check("partingTime", partingTime, partingTime > 0);
    check("turnCost", turnCost, turnCost >= 0);
    check("leftCost", leftCost, leftCost >= 0);
    check("waitCost", waitCost, waitCost >= 0);
    check("breachCost", breachCost, breachCost >= 0);
  }

  private static void check(String name, double value, boolean isAllowed) {
    if (!isAllowed || Double.isInfinite(value)) {
      String least = name.endsWith("Cost") ? "at least 0" : "more than 0";
      throw new IllegalArgumentException(name + " must be " + least + " and finite, not " + value);
    }
  }

  /** Returns a copy that weighs at most {@code most} neighbours. */
  public AvoidanceOptions withNeighbours(int most) {
    return new AvoidanceOptions(
        most, horizon, wallHorizon, partingTime, turnCost, leftCost, waitCost, breachCost);
  }

  /** Returns a copy with a horizon of {@code seconds}. */
  public AvoidanceOptions withHorizon(double seconds) {
    return new AvoidanceOptions(
        neighbours, seconds, wallHorizon, partingTime, turnCost, leftCost, waitCost, breachCost);
  }
}
