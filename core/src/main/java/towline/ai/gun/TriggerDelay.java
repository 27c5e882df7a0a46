package towline.ai.gun;

import towline.internal.RandomStream;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * The random delay of a shot after the gun is loaded, so that many guns of a kind do not fire in
 * the same tick.
 */
public final class TriggerDelay {
  /** Greatest delay, as a share of the reload time. */
  private static final double MAX_DELAY_SHARE = 0.3;

  private final double reload;
  private final RandomStream random;
  private double remainingTime;

  /**
   * Creates a delay; the first one may be as long as the reload.
   *
   * @param reload the reload time of its gun, s
   */
  public TriggerDelay(double reload, RandomStream random) {
    this.reload = reload;
    this.random = random;
    restart();
  }

  /** Restarts it for a new gun, with further numbers of its random stream. */
  void restart() {
    remainingTime = random.range(0, reload);
  }

  /**
   * Runs the delay for a tick.
   *
   * @param clock the time until the gun is loaded, s
   */
  public void update(double clock) {
    if (clock == 0) {
      remainingTime = Math.max(0, remainingTime - Tick.SECONDS);
    }
  }

  /**
   * Returns true if the gun may fire now.
   *
   * @param clock the time until the gun is loaded, s
   */
  public boolean isReady(double clock) {
    return clock == 0 && remainingTime == 0;
  }

  /** Begins the next delay after a shot. */
  public void onFired() {
    remainingTime = random.range(0, MAX_DELAY_SHARE * reload);
  }

  /** Adds its memory to {@code hash}. */
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(remainingTime);
  }
}
