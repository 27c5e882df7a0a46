package towline.sim.state;

import towline.math.StateHash;
import towline.sim.api.EntityKind;

/** What can be shot at, rammed and touched, with points of health. */
public abstract class Damageable extends Entity {
  /** The points of health left. */
  public double health;

  /** The points of health of an unhurt one. */
  public double fullHealth;

  /** For how long the drone cannot ram it again, s. */
  public double ramPause;

  /** Whether it has been close to the ship in this pass. */
  public boolean grazing;

  /** Makes it unhurt, with that many points of health. */
  public final void resetHealth(double points) {
    fullHealth = points;
    health = points;
    ramPause = 0;
    grazing = false;
  }

  /** What it is. */
  public abstract EntityKind kind();

  /** Whether no shot takes anything off it now. */
  public boolean isArmoured() {
    return false;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(health);
    hash.add(ramPause);
    hash.add(grazing);
  }
}
