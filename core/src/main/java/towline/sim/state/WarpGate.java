package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;
import towline.sim.spec.EntitySpec;

/**
 * The state of a warp gate: visible for a while, it then lets in one entity, or a school in rows.
 */
public final class WarpGate extends Entity {
  /** Kind of the entities that it lets in. */
  public EntityKind guest = EntityKind.SNAKE_HEAD;

  /** Abilities of those entities; set when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public EntitySpec spec;

  /** Number of entities that are still to come, or of the snake's segments. */
  public int left;

  /** Number of the school. */
  public int school;

  /** Time for which it is visible before it opens, s. */
  public double telegraph;

  /** Time until it opens or lets the next row in, s. */
  public double timeLeft;

  /** Time for which ship or drone have been too near, s. */
  public double waited;

  /** True if its first event was added. */
  public boolean announced;

  /** True if it has let an entity in. */
  public boolean open;

  @Override
  public EntityKind kind() {
    return EntityKind.WARP_GATE;
  }

  @Override
  public double healthShare() {
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
