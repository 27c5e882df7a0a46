package towline.ai.gun;

import towline.internal.RandomStream;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * The finger on a trigger: it hesitates a little once its gun is loaded, by chance, so that many of
 * a kind do not act in one tick.
 */
public final class TriggerDelay {
  /** The longest hesitation, as a part of the time of reloading. */
  private static final double HESITATION = 0.3;

  private final double reload;
  private final RandomStream random;
  private double left;

  /**
   * A trigger; the first hesitation may be as long as the reloading.
   *
   * @param reload how long its gun takes to be loaded, s
   */
  public TriggerDelay(double reload, RandomStream random) {
    this.reload = reload;
    this.random = random;
    restart();
  }

  /** Makes it the trigger of a new gun, whose chance begins where its stream stands. */
  void restart() {
    left = random.range(0, reload);
  }

  /**
   * Lets a tick pass.
   *
   * @param clock the time until the gun is loaded, s
   */
  public void update(double clock) {
    if (clock == 0) {
      left = Math.max(0, left - Tick.SECONDS);
    }
  }

  /**
   * Whether it may be pulled now.
   *
   * @param clock the time until the gun is loaded, s
   */
  public boolean isReady(double clock) {
    return clock == 0 && left == 0;
  }

  /** Pulls it. */
  public void onFired() {
    left = random.range(0, HESITATION * reload);
  }

  /** Adds what it remembers. */
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(left);
  }
}
