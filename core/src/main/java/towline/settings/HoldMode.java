package towline.settings;

/** The control of an action that lasts. */
public enum HoldMode {
  /** The action lasts as long as the key is held. */
  HOLD,
  /** One press starts the action, the next one stops it. */
  TOGGLE
}
