package towline.sim.api;

/** A belief of an enemy with a barrage about the further flight of the ship. */
public enum FlightBelief {
  /** No belief. */
  NONE,

  /** The ship stays where it is. */
  STAYS,

  /** The ship flies straight on. */
  STRAIGHT,

  /** The ship goes on turning left. */
  LEFT,

  /** The ship goes on turning right. */
  RIGHT
}
