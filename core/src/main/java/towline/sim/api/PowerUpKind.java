package towline.sim.api;

import towline.sim.spec.EntitySpec;

/** What a power-up gives. */
public enum PowerUpKind implements EntitySpec {
  /** Two wingmen. */
  WINGMEN,
  /** A part of the hull. */
  REPAIR,
  /** A full rack of missiles. */
  MISSILES,
  /** A shield that takes one blow. */
  SHIELD;

  /** The room that one needs where it appears, m. */
  @Override
  public double radius() {
    return 1;
  }
}
