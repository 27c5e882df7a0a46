package towline.sim.api;

/** A belief of a boss about the further flight of the ship. */
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
  RIGHT,

  /** The ship goes on weaving. */
  WEAVES
}
