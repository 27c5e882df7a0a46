package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.hash.StateHash;

/** The state of the player's ship. */
public final class Ship extends Actor {
  /** Bearing of its gun, rad. */
  public double gunBearing;

  /** Time until its gun is loaded, s. */
  public double reloadLeft;

  /** Number of blows that it can still take. */
  public int hull;

  /** Number of blows that it can take when whole. */
  public int wholeHull;

  /** True if blows leave its hull whole; not hashed, since it never changes during a run. */
  public boolean invulnerable;

  /** Time for which it is still immune, s. */
  public double immunityLeft;

  /** Number of missiles in its rack. */
  public int missiles;

  /** Time until the rack has reloaded one missile, s. */
  public double rackLeft;

  /** Time until it can launch again, s. */
  public double launchLeft;

  /** True if it has a shield, which absorbs one blow. */
  public boolean shielded;

  /** Share of its full thrust in this tick, 0 to 1. */
  public double thrust;

  @Override
  public EntityKind kind() {
    return EntityKind.SHIP;
  }

  @Override
  public double healthShare() {
    return (double) hull / wholeHull;
  }

  /** Adds all state, also of a dead ship, which is in no pool. */
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
