package towline.settings;

/** Several options set at once. */
public enum Preset {
  /** Nothing shakes, nothing flashes. */
  CALM,
  /** Colours that nearly everybody can tell apart, and more contrast. */
  COLOUR_SAFE;

  /** The settings with this preset chosen; everything else stays. */
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
