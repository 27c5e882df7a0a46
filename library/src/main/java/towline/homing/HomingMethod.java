package towline.homing;

/**
 * A way to home: one pure function from what a missile knows to how it flies in the next step.
 * {@link HomingLaw} holds those that come with the library; write your own with {@link
 * HomingOutput#turn}.
 */
@FunctionalInterface
public interface HomingMethod {
  /**
   * Fills {@code out} with how a missile flies during the next {@code dt} seconds. Never a NaN, and
   * no garbage.
   *
   * @param chase what it knows
   * @param dt s, more than 0; any
   * @param out the answer
   * @throws IllegalArgumentException if a field of {@code chase} or dt is out of its range
   */
  void steer(HomingInput chase, double dt, HomingOutput out);
}
