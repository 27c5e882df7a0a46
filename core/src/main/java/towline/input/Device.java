package towline.input;

/** What a player's hands are on. */
public enum Device {
  /** The keyboard. */
  KEYBOARD,
  /** The mouse. */
  MOUSE,
  /** A gamepad. */
  GAMEPAD
}
