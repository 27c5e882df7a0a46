package towline.content.look;

/** The origin and the direction of an effect. */
public enum EffectOrigin {
  /** At the event, without a direction. */
  EVENT,
  /** At the event, along the bearing in its amount. */
  EVENT_ALONG_AMOUNT,
  /** At the event, along the drone's barrel. */
  EVENT_ALONG_BARREL,
  /**
   * At the event, along the velocity of the subject relative to the ship. The magnitude is that
   * speed, m/s, instead of the amount.
   */
  EVENT_ALONG_FLYBY,
  /** At the ship, without a direction. */
  SHIP;

  /** Returns true if effects of this origin have a direction. */
  public boolean isDirected() {
    return this != EVENT && this != SHIP;
  }
}
