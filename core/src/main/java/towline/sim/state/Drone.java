package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;

/** The state of the Defence Drone; its heading is the bearing of the barrel. */
public final class Drone extends Actor {
  /** Index of its aim mode. */
  public int mode;

  /** True if the snap-shot rule is on. */
  public boolean snapShot;

  /** True if the barrel is locked to the cable and points astern. */
  public boolean locked;

  /** Time until its gun is loaded, s. */
  public double reloadLeft;

  /** Time for which its gun is jammed, s; it loads meanwhile. */
  public double jamLeft;

  /** Id of its target, or 0. */
  public int target;

  /** Id of the living foe that the player has named as its target, or 0. */
  public int named;

  /** True if it is fast enough to break what it rams. */
  public boolean lethal;

  /** Time until the present swing ends, while the drone is slow, s. */
  public double swingLeft;

  /** Number of kills in the present swing. */
  public int swingKills;

  /** Number of loaded harpoons. */
  public int harpoons;

  /** Time until one of them is lost, s. */
  public double harpoonTimeLeft;

  /** Number of flights back into the barrel that the next harpoon has behind it. */
  public int harpoonReturns;

  /** Number of harpoons that the present swing has loaded. */
  public int swingLoads;

  /** True while a harpoon is in flight. */
  public boolean harpoonFlies;

  /** Returns true if its next aimed shot at a foe other than a courier is a harpoon. */
  public boolean hasHarpoonReady() {
    return harpoons > 0 && !harpoonFlies;
  }

  /** Jams its gun for at least {@code seconds}. */
  public void jam(double seconds) {
    jamLeft = Math.max(jamLeft, seconds);
  }

  /** Returns the time until its gun is loaded and not jammed, s. */
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
    hash.add(harpoons);
    hash.add(harpoonTimeLeft);
    hash.add(harpoonReturns);
    hash.add(swingLoads);
    hash.add(harpoonFlies);
    // Not added without an order, so that recordings from before there were orders keep their hash.
    if (named != 0) {
      hash.add(named);
    }
  }
}
