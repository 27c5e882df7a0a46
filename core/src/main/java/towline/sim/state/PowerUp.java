package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.PowerUpKind;
import towline.sim.hash.StateHash;

/** The state of a power-up. */
public final class PowerUp extends Entity {
  /** Its gift. */
  public PowerUpKind gift = PowerUpKind.REPAIR;

  /** Lifetime left, s. */
  public double lifeLeft;

  /** Whole lifetime, s. */
  public double life;

  @Override
  public EntityKind kind() {
    return EntityKind.POWER_UP;
  }

  @Override
  public double healthShare() {
    return lifeLeft / life;
  }

  @Override
  public void describe(EntityRow row) {
    row.powerUp = gift;
  }

  @Override
  public void reset() {
    super.reset();
    gift = PowerUpKind.REPAIR;
    lifeLeft = 0;
    life = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(gift.ordinal());
    hash.add(lifeLeft);
  }
}
