package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.hash.StateHash;

/** The state of the player's ship. */
public final class Ship extends Actor {
  /** The bearing of its own gun. */
  public double gunBearing;

  /** The time until its gun is loaded again, s. */
  public double reloadLeft;

  /** The blows that it can still take. */
  public int hull;

  /** The blows that a whole one can take. */
  public int wholeHull;

  /** Whether blows leave its hull whole; not hashed, since it never changes during a run. */
  public boolean invulnerable;

  /** For how long it cannot be hurt, s. */
  public double immunityLeft;

  /** The missiles in its rack. */
  public int missiles;

  /** The time until the rack has reloaded one missile, s. */
  public double rackLeft;

  /** The time until it can launch again, s. */
  public double launchLeft;

  /** Whether it has a shield, which takes one blow. */
  public boolean shielded;

  /** How hard it thrusts in this tick, 0 to 1. */
  public double thrust;

  @Override
  public EntityKind kind() {
    return EntityKind.SHIP;
  }

  @Override
  public double wholeness() {
    return (double) hull / wholeHull;
  }

  /** One that is dead shows no more. */
  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(gunBearing);
    hash.add(reloadLeft);
    hash.add(hull);
    hash.add(immunityLeft);
    hash.add(missiles);
    hash.add(rackLeft);
    hash.add(launchLeft);
    hash.add(shielded);
    hash.add(thrust);
    hash.add(dead);
  }
}
