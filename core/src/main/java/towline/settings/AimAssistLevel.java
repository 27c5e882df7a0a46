package towline.settings;

/** How much aim assist the ship's gun gets. */
public enum AimAssistLevel {
  /** None. */
  OFF,
  /** Weak. */
  LIGHT,
  /** Strong. */
  STRONG,
  /** The gun aims automatically. */
  FULL
}
