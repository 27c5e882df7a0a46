package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;
import towline.sim.spec.EntitySpec;

/**
 * The state of a warp gate: it shows for a while, then lets one guest in, or a school in a stream.
 */
public final class WarpGate extends Entity {
  /** What it lets in. */
  public EntityKind guest = EntityKind.SNAKE_HEAD;

  /** What that can do; set when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public EntitySpec spec;

  /** How many are still to come, or the segments of the snake. */
  public int left;

  /** The number of the school. */
  public int school;

  /** How long it shows before it opens, s. */
  public double telegraph;

  /** The time until it opens or lets the next row in, s. */
  public double timeLeft;

  /** For how long ship or drone have been too near, s. */
  public double waited;

  /** Whether its being there has been told. */
  public boolean announced;

  /** Whether it has let anybody in. */
  public boolean open;

  @Override
  public EntityKind kind() {
    return EntityKind.WARP_GATE;
  }

  @Override
  public double wholeness() {
    return open ? 0 : timeLeft / telegraph;
  }

  @Override
  public void describe(EntityRow row) {
    row.guest = guest;
    row.school = school;
    row.guestsLeft = left;
    row.timeToOpening = open ? 0 : timeLeft;
  }

  @Override
  public void reset() {
    super.reset();
    guest = EntityKind.SNAKE_HEAD;
    left = 0;
    school = 0;
    telegraph = 0;
    timeLeft = 0;
    waited = 0;
    announced = false;
    open = false;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(guest.arrival());
    hash.add(left);
    hash.add(school);
    hash.add(timeLeft);
    hash.add(waited);
    hash.add(open);
  }
}
