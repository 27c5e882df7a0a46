package towline.settings;

/** A switch. */
public enum OnOff {
  /** Switched off. */
  OFF,
  /** Switched on. */
  ON
}
