package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.hash.StateHash;

/** The state of a shard. */
public final class Shard extends Entity {
  /** Lifetime left, s. */
  public double lifeLeft;

  /** Whole lifetime, s. */
  public double life;

  @Override
  public EntityKind kind() {
    return EntityKind.SHARD;
  }

  @Override
  public double healthShare() {
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
