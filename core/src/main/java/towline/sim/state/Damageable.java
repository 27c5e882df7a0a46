package towline.sim.state;

import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;

/** What can be shot at, rammed and touched, with points of health. */
public abstract class Damageable extends Actor {
  /** The points of health left. */
  public double health;

  /** The points of health of an unhurt one. */
  public double fullHealth;

  /** For how long the drone cannot ram it again, s. */
  public double ramPause;

  /** How it passes the ship. */
  public final NearMissTracker pass = new NearMissTracker();

  /** Gives it that many points of health, all of them. */
  public final void setHealth(double points) {
    fullHealth = points;
    health = points;
  }

  @Override
  public final double wholeness() {
    return health / fullHealth;
  }

  @Override
  public void describe(EntityRow row) {
    row.hitPoints = health;
  }

  /** Whether no shot takes anything off it now. */
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
