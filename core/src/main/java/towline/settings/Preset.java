package towline.settings;

/** A preset that sets several options at once. */
public enum Preset {
  /** No screen shake, no flashes. */
  CALM,
  /** A palette for colour-blind players, and high contrast. */
  COLOUR_SAFE;

  /** Returns {@code settings} with the options of this preset changed. */
  public Settings on(Settings settings) {
    return switch (this) {
      case CALM -> settings.with(Options.SHAKE, 0).with(Options.FLASH, 0);
      case COLOUR_SAFE ->
          settings
              .with(Options.COLOUR_VISION, ColourVision.DEUTAN)
              .with(Options.HIGH_CONTRAST, OnOff.ON);
    };
  }
}
