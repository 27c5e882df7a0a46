package towline.sim.state;

import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.spec.TankSpec;

/** The state of a tank; its heading is that of its hull. */
public final class Tank extends Damageable {
  /** What it can do; set when it is spawned, as the pilot is. */
  @SuppressWarnings("NullAway.Init")
  public TankSpec spec;

  /** Who drives it. */
  @SuppressWarnings("NullAway.Init")
  public Pilot pilot;

  /** What the pilot wants in this tick. */
  public final Command command = new Command();

  /** The bearing of its barrel. */
  public double barrel;

  /** The time until its gun is loaded again, s. */
  public double reloadLeft;

  /** The velocity with which it was thrown, m/s. */
  public double knockX;

  /** The same along +y. */
  public double knockY;

  /** For how long it is still thrown, s. */
  public double knockLeft;

  @Override
  public EntityKind kind() {
    return EntityKind.TANK;
  }

  @Override
  public void reset() {
    super.reset();
    command.clear();
    barrel = 0;
    reloadLeft = 0;
    knockX = 0;
    knockY = 0;
    knockLeft = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(knockX);
    hash.add(knockY);
    hash.add(knockLeft);
    hash.add(barrel);
    hash.add(reloadLeft);
    pilot.hashInto(hash);
  }
}
