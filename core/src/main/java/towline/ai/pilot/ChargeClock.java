package towline.ai.pilot;

import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.ChargeSpec;

/** The time between two charges of a vessel, and the choice of a ship that is worth one. */
final class ChargeClock {
  /** Greatest angle between the bow and a ship that is charged at, rad. */
  private static final double MAX_ANGLE = 0.4;

  /** Least distance of a ship that is charged at, m. */
  private static final double MIN_DISTANCE = 5;

  private final ChargeSpec spec;
  private double waitLeft;

  ChargeClock(ChargeSpec spec) {
    this.spec = spec;
    restart();
  }

  /** Restarts the wait, because the vessel cannot charge now; the first wait is shorter. */
  void restart() {
    waitLeft = spec.every() / 2;
  }

  /** Begins the wait for the next charge, because the vessel charges now. */
  void onCharge() {
    waitLeft = spec.every();
  }

  /** Runs the wait for a tick in which the vessel may charge. */
  void tick() {
    waitLeft = Math.max(0, waitLeft - Tick.SECONDS);
  }

  /**
   * Returns true if the wait is over and the ship is worth a charge.
   *
   * @param off angle between the bow and the ship, radians
   * @param distance distance of the ship, m
   */
  boolean isDue(double off, double distance) {
    return waitLeft == 0
        && distance > MIN_DISTANCE
        && distance < 2 * spec.way()
        && Math.abs(off) < MAX_ANGLE;
  }

  void hashInto(StateHash hash) {
    hash.add(waitLeft);
  }
}
