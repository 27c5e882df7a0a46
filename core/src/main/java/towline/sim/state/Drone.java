package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;

/** The state of the Defence Drone; its heading is the bearing of the barrel. */
public final class Drone extends Actor {
  /** The index of its aim mode. */
  public int mode;

  /** Whether the snap-shot rule is on. */
  public boolean snapShot;

  /** Whether the barrel is locked to the cable and points astern. */
  public boolean locked;

  /** The time until its gun is loaded again, s. */
  public double reloadLeft;

  /** The time until its gun is no longer jammed, s; it loads meanwhile. */
  public double jamLeft;

  /** The id of what it aims at, or 0. */
  public int target;

  /** Whether it is so fast that it breaks what it rams. */
  public boolean lethal;

  /** For how long the present swing still lasts though it is slow, s. */
  public double swingLeft;

  /** What died in the present swing. */
  public int swingKills;

  /** Jams its gun for at least that long, s. */
  public void jam(double seconds) {
    jamLeft = Math.max(jamLeft, seconds);
  }

  /** The time until its gun can fire again, s: it must be loaded, and not jammed. */
  public double readyIn() {
    return Math.max(reloadLeft, jamLeft);
  }

  @Override
  public EntityKind kind() {
    return EntityKind.DRONE;
  }

  @Override
  public void describe(EntityRow row) {
    row.aimMode = mode;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(mode);
    hash.add(snapShot);
    hash.add(locked);
    hash.add(reloadLeft);
    hash.add(jamLeft);
    hash.add(target);
    hash.add(lethal);
    hash.add(swingLeft);
    hash.add(swingKills);
  }
}
