package towline.input;

/**
 * A control of a gamepad, named by its position: face buttons, D-pad, shoulders, triggers, and each
 * stick as four directions, so that a stick can be bound like buttons and still be pushed halfway.
 */
public enum GamepadControl {
  /** The lower face button. */
  A,
  /** The right face button. */
  B,
  /** The left face button. */
  X,
  /** The upper face button. */
  Y,
  /** The small button on the left. */
  BACK,
  /** The small button on the right. */
  START,
  /** The left shoulder button. */
  L1,
  /** The right shoulder button. */
  R1,
  /** The left trigger. */
  L2,
  /** The right trigger. */
  R2,
  /** The left stick, pressed in. */
  L3,
  /** The right stick, pressed in. */
  R3,
  /** D-pad up. */
  DPAD_UP,
  /** D-pad down. */
  DPAD_DOWN,
  /** D-pad left. */
  DPAD_LEFT,
  /** D-pad right. */
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

  /** Returns the number of controls. */
  public static int count() {
    return ALL.length;
  }

  static GamepadControl at(int ordinal) {
    return ALL[ordinal];
  }
}
