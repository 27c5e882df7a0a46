package towline.input;

/** An input device of the player. */
public enum Device {
  /** The keyboard. */
  KEYBOARD,
  /** The mouse. */
  MOUSE,
  /** A gamepad. */
  GAMEPAD,
  /** Fingers on the screen. */
  TOUCH
}
