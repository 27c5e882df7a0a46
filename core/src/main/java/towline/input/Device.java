package towline.input;

/** What a player controls the game with. */
public enum Device {
  /** The keyboard. */
  KEYBOARD,
  /** The mouse. */
  MOUSE,
  /** A gamepad. */
  GAMEPAD
}
