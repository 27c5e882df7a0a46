package towline.content.look;

/** Where an effect starts, and which direction it has. */
public enum EffectOrigin {
  /** At the event, without a direction. */
  EVENT,
  /** At the event, along the bearing that is its amount. */
  EVENT_ALONG_AMOUNT,
  /** At the event, along the drone's barrel. */
  EVENT_ALONG_BARREL,
  /**
   * At the event, along the velocity of the subject as seen from the ship. The magnitude is that
   * speed, m/s, instead of the amount.
   */
  EVENT_ALONG_FLYBY,
  /** At the ship, without a direction. */
  SHIP;

  /** Whether effects from there have a direction. */
  public boolean isDirected() {
    return this != EVENT && this != SHIP;
  }
}
