package towline.sim.api;

/** What a power-up gives. */
public enum PowerUpKind {
  /** Two wingmen. */
  WINGMEN,
  /** A part of the hull. */
  REPAIR,
  /** A full rack of missiles. */
  MISSILES,
  /** A shield that takes one blow. */
  SHIELD
}
