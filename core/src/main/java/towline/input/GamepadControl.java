package towline.input;

/**
 * What can be pressed on a gamepad, by its place: the four round buttons on the right, the cross on
 * the left, shoulders, triggers, and each stick as four directions, so that a stick can be bound
 * like buttons and still be pressed halfway.
 */
public enum GamepadControl {
  /** The lower round button. */
  A,
  /** The right round button. */
  B,
  /** The left round button. */
  X,
  /** The upper round button. */
  Y,
  /** The small button on the left. */
  BACK,
  /** The small button on the right. */
  START,
  /** The left shoulder. */
  L1,
  /** The right shoulder. */
  R1,
  /** The left trigger. */
  L2,
  /** The right trigger. */
  R2,
  /** The left stick, pressed in. */
  L3,
  /** The right stick, pressed in. */
  R3,
  /** The cross, up. */
  DPAD_UP,
  /** The cross, down. */
  DPAD_DOWN,
  /** The cross, to the left. */
  DPAD_LEFT,
  /** The cross, to the right. */
  DPAD_RIGHT,
  /** The left stick, up. */
  LEFT_UP,
  /** The left stick, down. */
  LEFT_DOWN,
  /** The left stick, to the left. */
  LEFT_LEFT,
  /** The left stick, to the right. */
  LEFT_RIGHT,
  /** The right stick, up. */
  RIGHT_UP,
  /** The right stick, down. */
  RIGHT_DOWN,
  /** The right stick, to the left. */
  RIGHT_LEFT,
  /** The right stick, to the right. */
  RIGHT_RIGHT;

  private static final GamepadControl[] ALL = values();

  /** The number of parts. */
  static int count() {
    return ALL.length;
  }

  /** The part with that ordinal. */
  static GamepadControl at(int ordinal) {
    return ALL[ordinal];
  }
}
