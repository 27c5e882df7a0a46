package towline.sim.state;

import towline.math.StateHash;
import towline.sim.api.PowerUpKind;

/** The state of a power-up. */
public final class PowerUp extends Entity {
  /** What it gives. */
  public PowerUpKind kind = PowerUpKind.REPAIR;

  /** How long it still drifts, s. */
  public double lifeLeft;

  @Override
  public void reset() {
    super.reset();
    kind = PowerUpKind.REPAIR;
    lifeLeft = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(kind.ordinal());
    hash.add(lifeLeft);
  }
}
