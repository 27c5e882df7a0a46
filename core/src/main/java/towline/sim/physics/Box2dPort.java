package towline.sim.physics;

/**
 * The checked door into Box2D. A NaN velocity silently poisons its neighbours and a NaN position
 * aborts the process without a trace, so nothing that is not a sane float gets past here.
 */
final class Box2dPort {
  /** Beyond this a float cannot tell millimetres apart any more. */
  private static final double LARGEST = 1e5;

  private Box2dPort() {}

  /** The value as Box2D's float. */
  static float in(String name, double value) {
    if (!(Math.abs(value) <= LARGEST)) {
      throw new IllegalArgumentException(
          name + " given to the physics must be within +-" + LARGEST + ", not " + value);
    }
    return (float) value;
  }
}
