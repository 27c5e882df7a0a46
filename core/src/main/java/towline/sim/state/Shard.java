package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.hash.StateHash;

/** The state of a shard. */
public final class Shard extends Entity {
  /** How long it still lasts, s. */
  public double lifeLeft;

  /** How long it lasts in all, s. */
  public double life;

  @Override
  public EntityKind kind() {
    return EntityKind.SHARD;
  }

  @Override
  public double wholeness() {
    return lifeLeft / life;
  }

  @Override
  public void reset() {
    super.reset();
    lifeLeft = 0;
    life = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(lifeLeft);
  }
}
