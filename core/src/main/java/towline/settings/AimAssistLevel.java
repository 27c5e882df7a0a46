package towline.settings;

/** The strength of the aim assist of the ship's gun. */
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
