package towline.sim.state;

import towline.math.StateHash;

/** The state of a shard. */
public final class Shard extends Entity {
  /** How long it still lasts, s. */
  public double lifeLeft;

  @Override
  public void reset() {
    super.reset();
    lifeLeft = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(lifeLeft);
  }
}
