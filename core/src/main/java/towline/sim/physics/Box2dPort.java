package towline.sim.physics;

/**
 * The check of all numbers that go into Box2D. A NaN velocity silently poisons its neighbours, and
 * a NaN position aborts the process without a trace.
 */
final class Box2dPort {
  /** Greatest magnitude of a number; beyond it floats are coarser than a centimetre. */
  private static final double MAX_MAGNITUDE = 1e5;

  private Box2dPort() {}

  /**
   * Returns {@code value} as a float.
   *
   * @throws IllegalArgumentException with {@code name} if it is not within +-{@link #MAX_MAGNITUDE}
   */
  static float in(String name, double value) {
    if (!(Math.abs(value) <= MAX_MAGNITUDE)) {
      throw new IllegalArgumentException(
          name + " given to the physics must be within +-" + MAX_MAGNITUDE + ", not " + value);
    }
    return (float) value;
  }
}
