package towline.aim;

/** The catalogue of the drone's aim modes; the key that chooses one is its index plus one. */
public enum AimMode {
  /** Never turns. */
  HOLD,
  /** Believes that targets stand still. */
  DIRECT,
  /** Believes that turning takes no time. */
  LEAD,
  /** Knows how fast it turns. */
  TURN_LEAD
}
