package towline.settings;

/** How a thing that lasts is asked for. */
public enum HoldMode {
  /** As long as the key is down. */
  HOLD,
  /** One press begins, the next one ends. */
  TOGGLE
}
