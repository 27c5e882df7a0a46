package towline.sim.state;

import towline.math.StateHash;

/** The state of a pick-up. */
public final class PowerUp extends Entity {
  /** What a pick-up can give. */
  public enum Gift {
    /** Two side planes. */
    WINGMEN,
    /** A part of the hull. */
    REPAIR,
    /** Missiles. */
    MISSILES,
    /** A shield that takes one blow. */
    SHIELD
  }

  /** What it gives. */
  public Gift gift = Gift.REPAIR;

  /** How long it still drifts, s. */
  public double lifeLeft;

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(gift.ordinal());
    hash.add(lifeLeft);
  }
}
