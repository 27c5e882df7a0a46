package towline.homing;

/**
 * A homing method: a pure function from a missile's input to its motion in the next step. {@link
 * HomingLaw} holds those that come with the library; write your own with {@link HomingOutput#turn}.
 */
@FunctionalInterface
public interface HomingMethod {
  /**
   * Fills {@code out} with the motion of a missile during the next {@code dt} seconds. Never yields
   * NaN; does not allocate.
   *
   * @param chase state of the missile and its target
   * @param dt length of the step, s, above 0
   * @param out the motion, written
   * @throws IllegalArgumentException if a field of {@code chase} or dt is out of its range
   */
  void steer(HomingInput chase, double dt, HomingOutput out);
}
