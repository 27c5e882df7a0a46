package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.EventType;
import towline.sim.hash.StateHash;
import towline.sim.spec.MiteSpec;

/** The state of a mite. */
public final class Mite extends Foe<MiteSpec> {
  /** Time until it bursts, s; 0 if it was not set off. */
  public double fuseLeft;

  /** Number of earlier bursts in its chain. */
  public int link;

  /** Type of the event of its death. */
  public EventType cause = EventType.MITE_LOST;

  /** Id of the origin of its chain. */
  public int causer;

  /** True if a harpoon began its chain. */
  public boolean harpooned;

  /** Returns true if it was set off. */
  public boolean isLit() {
    return fuseLeft > 0;
  }

  /** Returns the greatest number of successive bursts after the first one of its chain. */
  public int links() {
    return harpooned ? spec.blast().harpoonLinks() : spec.blast().links();
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
    harpooned = false;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(school);
    hash.add(fuseLeft);
    hash.add(link);
    hash.add(cause.ordinal());
    hash.add(causer);
    hash.add(harpooned);
  }
}
