package towline.settings;

/** How far the ship's gun is helped to what it could hit. */
public enum AimAssistLevel {
  /** Not at all. */
  OFF,
  /** A little. */
  LIGHT,
  /** A lot. */
  STRONG,
  /** The gun aims by itself. */
  FULL
}
