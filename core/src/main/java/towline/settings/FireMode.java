package towline.settings;

/** What makes the ship's gun fire. */
public enum FireMode {
  /** Holding the button, or the stick or keys that aim. */
  HOLD,
  /** One press starts, the next one stops. */
  TOGGLE,
  /** The gun always fires. */
  AUTO
}
