package towline.avoidance;

/**
 * The rule by which one of two agents that know each other's desired velocities goes first. Both
 * find the same, and among many at one gap it is an order and not a circle.
 *
 * <pre>
 *   ways that cross      the agent nearer to the crossing
 *   ways side by side    the agent ahead
 *   opposed ways         the agent with more desire along (2, 1) of the world: at a gap for one,
 *                        one direction flows, then the other
 * </pre>
 */
final class RightOfWay {
  /** The sine of the angle below which ways run side by side. */
  private static final double PARALLEL = 0.05;

  /** The cosine of the angle beyond which ways are opposed. */
  private static final double OPPOSED = -0.6;

  private RightOfWay() {}

  /**
   * Returns whether the agent goes first.
   *
   * @param px place of the other relative to the agent, x, m
   * @param py place of the other, y, m
   * @param ax direction that the agent desires, of length 1
   * @param ay direction that the agent desires, y
   * @param bx direction that the other desires, of length 1
   * @param by direction that the other desires, y
   * @param handicap distance by which the agent counts as behind, m
   */
  static boolean goesFirst(
      double px, double py, double ax, double ay, double bx, double by, double handicap) {
    if (ax * bx + ay * by < OPPOSED) {
      double along = 2 * (ax - bx) + (ay - by);
      return along > 0 || (along == 0 && ax > bx);
    }
    double sine = ax * by - ay * bx;
    double own = px * by - py * bx;
    double its = px * ay - py * ax;
    boolean crosses = Math.abs(sine) > PARALLEL && own * sine > 0 && its * sine > 0;
    double lead = crosses ? (its - own) / sine : -(px * (ax + bx) + py * (ay + by));
    return lead > handicap;
  }
}
