package towline.settings;

/** What is there, or not. */
public enum Switch {
  /** Not there. */
  OFF,
  /** There. */
  ON
}
