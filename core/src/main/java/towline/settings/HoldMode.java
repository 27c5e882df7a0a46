package towline.settings;

/** How a key controls an action that lasts. */
public enum HoldMode {
  /** The action lasts as long as the key is held. */
  HOLD,
  /** One press starts, the next one stops. */
  TOGGLE
}
