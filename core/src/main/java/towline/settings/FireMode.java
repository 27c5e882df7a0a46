package towline.settings;

/** The control of the ship's gun. */
public enum FireMode {
  /** The gun fires while the button, or the stick or keys that aim, are held. */
  HOLD,
  /** One press starts firing, the next one stops it. */
  TOGGLE,
  /** The gun always fires. */
  AUTO
}
