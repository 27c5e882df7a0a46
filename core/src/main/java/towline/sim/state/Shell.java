package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;
import towline.sim.spec.MortarSpec;

/** The state of a mortar's shell: its place is that of its shadow. */
public final class Shell extends Entity {
  /** Abilities; set when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public MortarSpec spec;

  /** Id of the tank that fired it. */
  public int tank;

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
    tank = 0;
    flightLeft = 0;
    flight = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(tank);
    hash.add(flightLeft);
    hash.add(flight);
  }
}
