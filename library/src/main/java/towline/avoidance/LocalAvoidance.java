package towline.avoidance;

/**
 * A way to avoid others: one pure function from what an agent sees to how it steers in the next
 * step. {@link AvoidanceLaw} holds the ones that come with the library.
 */
@FunctionalInterface
public interface LocalAvoidance {
  /**
   * Fills {@code out} with turn rate and speed for the next {@link AgentView#dt} seconds, within
   * the limits. {@link Steerer} enforces afterwards the rules that this law does not cover.
   */
  void steer(AgentView agent, SteeringOutput out);

  /** Returns whether it avoids the walls of a crowd; others are turned off a wall. */
  default boolean seesWalls() {
    return false;
  }

  /** Returns whether it may stop before the bounds; others follow a turning circle that fits. */
  default boolean keepsInside() {
    return false;
  }

  /** Returns whether the speed is limited in the end to the gaps of this step. */
  default boolean keepsApart() {
    return true;
  }
}
