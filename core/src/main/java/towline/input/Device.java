package towline.input;

/** What a player's hands are on. */
public enum Device {
  /** The keyboard. */
  KEY,
  /** The mouse. */
  MOUSE,
  /** A gamepad. */
  PAD
}
