package towline.avoidance;

/**
 * A way to avoid others: one pure function from what an agent sees to how it steers in the next
 * step. {@link AvoidanceLaw} holds the ones that come with the library; write your own with {@link
 * Crowd#findNeighbours}, {@link Encounter} and {@link CollisionGuard}.
 */
@FunctionalInterface
public interface LocalAvoidance {
  /**
   * Fills {@code out} with how an agent steers during the next {@code dt} seconds. The crowd stays
   * as it is, apart from its list of neighbours; so all can decide before anybody moves.
   *
   * @param crowd everybody, after {@link Crowd#build}
   * @param input the agent that decides, and the velocity that it desires
   * @param limits what it can do
   * @param dt s, more than 0
   * @param out the answer, within the limits
   * @throws IllegalArgumentException if a field of {@code input} or dt is out of its range
   */
  void steer(Crowd crowd, SteeringInput input, AgentLimits limits, double dt, SteeringOutput out);

  /** Whether it minds the walls of a crowd; for the others there is {@link WallRule}. */
  default boolean seesWalls() {
    return false;
  }

  /** Whether it never leaves the bounds; for the others there is {@link EdgeRule}. */
  default boolean keepsInside() {
    return false;
  }
}
