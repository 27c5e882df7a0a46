package towline.sim.api;

/** What a boss believes of how the ship will fly on. */
public enum FlightBelief {
  /** It believes nothing. */
  NONE,
  /** It stays where it is. */
  STAYS,
  /** It flies straight on. */
  STRAIGHT,
  /** It goes on turning left. */
  LEFT,
  /** It goes on turning right. */
  RIGHT,
  /** It goes on weaving. */
  WEAVES
}
