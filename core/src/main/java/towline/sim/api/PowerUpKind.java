package towline.sim.api;

import towline.sim.spec.EntitySpec;

/** The gift of a power-up. */
public enum PowerUpKind implements EntitySpec {
  /** Two wingmen. */
  WINGMEN,
  /** A part of the hull. */
  REPAIR,
  /** A full rack of missiles. */
  MISSILES,
  /** A shield that takes one blow. */
  SHIELD;

  /** Returns the radius of the room that a power-up needs to appear, m. */
  @Override
  public double radius() {
    return 1;
  }
}
