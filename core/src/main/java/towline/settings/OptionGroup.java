package towline.settings;

/** A group of options: a tab of the options menu. */
public enum OptionGroup {
  /** Window and graphics. */
  DISPLAY,
  /** Audio. */
  SOUND,
  /** Accessibility. */
  COMFORT,
  /** Gameplay. */
  PLAY,
  /** Keys, mouse and gamepad. */
  CONTROLS
}
