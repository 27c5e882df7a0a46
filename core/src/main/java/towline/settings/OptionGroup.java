package towline.settings;

/** What options are about; the leaves of a menu. */
public enum OptionGroup {
  /** The window and how it is drawn. */
  DISPLAY,
  /** What can be heard. */
  SOUND,
  /** What makes the game easier to see and to bear. */
  COMFORT,
  /** How the game plays. */
  PLAY,
  /** How the devices are read. */
  CONTROLS
}
