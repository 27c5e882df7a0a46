package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.hash.StateHash;
import towline.sim.spec.HaulGateSpec;

/**
 * The state of a haul gate: two posts, a radius away from its middle on either side. Its heading is
 * the normal of the line between them.
 */
public final class HaulGate extends Entity {
  /** Time for which it is still open, s. */
  public double lifeLeft;

  /** Whole time for which it is open, s. */
  public double life;

  /** Opens it at x, y. */
  public void open(HaulGateSpec spec, double atX, double atY, double normal) {
    launch(atX, atY, normal, 0);
    radius = spec.halfWidth();
    life = spec.stay();
    lifeLeft = life;
  }

  @Override
  public EntityKind kind() {
    return EntityKind.HAUL_GATE;
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
