package towline.sim.state;

import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.spec.MiteSpec;

/** The state of a mite. */
public final class Mite extends Damageable {
  /** What it can do; filled in at birth, as the pilot is. */
  @SuppressWarnings("NullAway.Init")
  public MiteSpec spec;

  /** Who drives it; kept for the next life. */
  @SuppressWarnings("NullAway.Init")
  public Pilot pilot;

  /** What the pilot wants in this tick. */
  public final Command command = new Command();

  /** The number of the school that it swims in. */
  public int school;

  /** The time until it bursts, s; 0: nothing has set it off. */
  public double fuseLeft;

  /** How many bursts came before it in its chain. */
  public int link;

  /** Whose doing its burst is: what tells of its death, and the id of what began the chain. */
  public EventType cause = EventType.MITE_LOST;

  /** The id of whatever began the chain. */
  public int causer;

  /** Whether a burst has set it off. */
  public boolean isLit() {
    return fuseLeft > 0;
  }

  @Override
  public EntityKind kind() {
    return EntityKind.MITE;
  }

  @Override
  public void reset() {
    super.reset();
    command.clear();
    school = 0;
    fuseLeft = 0;
    link = 0;
    cause = EventType.MITE_LOST;
    causer = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(school);
    hash.add(fuseLeft);
    hash.add(link);
    hash.add(cause.ordinal());
    hash.add(causer);
    pilot.hashInto(hash);
  }
}
