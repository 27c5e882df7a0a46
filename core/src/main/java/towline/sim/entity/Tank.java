package towline.sim.entity;

import towline.math.StateHash;
import towline.sim.Command;
import towline.sim.Kind;
import towline.sim.Pilot;
import towline.sim.spec.TankSpec;

/** The state of a tank; its heading is that of its hull. */
public final class Tank extends Target {
  /** What it can do; filled in at birth, as the pilot is. */
  @SuppressWarnings("NullAway.Init")
  public TankSpec spec;

  /** Who drives it. */
  @SuppressWarnings("NullAway.Init")
  public Pilot pilot;

  /** What the pilot wants in this tick. */
  public final Command order = new Command();

  /** The bearing of its barrel. */
  public double barrel;

  /** The time until its gun is loaded again, s. */
  public double reloadLeft;

  @Override
  public Kind kind() {
    return Kind.TANK;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(barrel);
    hash.add(reloadLeft);
    pilot.hashInto(hash);
  }
}
