package towline.sim.entity;

import towline.math.StateHash;

/** The state of the player's ship. */
public final class Ship extends Entity {
  /** The bearing of its own gun. */
  public double gunBearing;

  /** The time until its gun is loaded again, s. */
  public double reloadLeft;

  /** The blows that it can still take. */
  public int hull;

  /** For how long it cannot be hurt, s. */
  public double immunityLeft;

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(gunBearing);
    hash.add(reloadLeft);
    hash.add(hull);
    hash.add(immunityLeft);
    hash.add(dead);
  }
}
