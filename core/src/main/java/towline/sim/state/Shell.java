package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;

/** The state of a shell: its place is that of its shadow, its radius that of its blast. */
public final class Shell extends Entity {
  /** Id of the entity that fired it. */
  public int shooter;

  /** Damage to enemies in its blast, points of health; 0 for a mortar's shell. */
  public double damage;

  /** Time until it lands, s. */
  public double flightLeft;

  /** Time of its whole flight, s. */
  public double flight;

  @Override
  public EntityKind kind() {
    return EntityKind.SHELL;
  }

  @Override
  public double healthShare() {
    return flightLeft / flight;
  }

  @Override
  public void describe(EntityRow row) {
    row.timeToLanding = flightLeft;
  }

  @Override
  public void reset() {
    super.reset();
    shooter = 0;
    damage = 0;
    flightLeft = 0;
    flight = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(shooter);
    hash.add(damage);
    hash.add(flightLeft);
    hash.add(flight);
  }
}
