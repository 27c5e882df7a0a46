package towline.avoidance;

/**
 * A way to avoid others: one pure function from what an agent sees to how it steers in the next
 * step. {@link AvoidanceLaw} holds the ones that come with the library.
 */
@FunctionalInterface
public interface LocalAvoidance {
  /**
   * Fills {@code out} with turn rate and speed for the next {@link AgentView#dt} seconds, within
   * the limits. What this law does not mind by itself {@link Steerer} sees to afterwards.
   */
  void steer(AgentView agent, SteeringOutput out);

  /** Whether it minds the walls of a crowd; for others a turn off the wall is made. */
  default boolean seesWalls() {
    return false;
  }

  /** Whether it may stop before the bounds; others follow a turning circle that fits. */
  default boolean keepsInside() {
    return false;
  }

  /** Whether in the end the speed is held to what the gaps allow in this step. */
  default boolean keepsApart() {
    return true;
  }
}
