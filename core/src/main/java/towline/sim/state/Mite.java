package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.EventType;
import towline.sim.hash.StateHash;
import towline.sim.spec.MiteSpec;

/** The state of a mite. */
public final class Mite extends Foe<MiteSpec> {
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

  /** Creates a mite, to be filled in. */
  public Mite() {
    super(EntityKind.MITE, MiteSpec.class);
  }

  @Override
  public EventType birth() {
    return EventType.MITE_BORN;
  }

  @Override
  public void describe(EntityRow row) {
    super.describe(row);
    row.school = school;
    row.fuseLeft = fuseLeft;
    row.setDriving(spec.speed(), spec.turnRate());
  }

  @Override
  public void move(WorldState world, double dt) {
    Driving.move(this, spec.speed(), spec.turnRate(), dt);
    ramPause = Math.max(0, ramPause - dt);
  }

  @Override
  public void reset() {
    super.reset();
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
  }
}
