package towline.settings;

/** What is there, or not. */
public enum OnOff {
  /** Not there. */
  OFF,
  /** There. */
  ON
}
