package towline.sim.state;

import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;

/** An entity with points of health that can be shot at, rammed and touched. */
public abstract class Damageable extends Actor {
  /** Points of health left. */
  public double health;

  /** Points of health when unhurt. */
  public double fullHealth;

  /** Time for which the drone cannot ram it again, s. */
  public double ramPause;

  /** Its pass of the ship. */
  public final NearMissTracker pass = new NearMissTracker();

  /** Returns the name of its kind in the data. */
  public abstract String variant();

  /** Sets its present and its full points of health. */
  public final void setHealth(double points) {
    fullHealth = points;
    health = points;
  }

  @Override
  public final double healthShare() {
    return health / fullHealth;
  }

  @Override
  public void describe(EntityRow row) {
    row.hitPoints = health;
    row.variant = variant();
  }

  /** Returns true if no shot can hurt it now. */
  public boolean isArmoured() {
    return false;
  }

  @Override
  public void reset() {
    super.reset();
    health = 0;
    fullHealth = 0;
    ramPause = 0;
    pass.reset();
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(health);
    hash.add(ramPause);
    pass.hashInto(hash);
  }
}
