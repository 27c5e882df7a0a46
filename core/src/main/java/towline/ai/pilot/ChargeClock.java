package towline.ai.pilot;

import towline.math.StateHash;
import towline.sim.api.Tick;
import towline.sim.spec.ChargeSpec;

/** When a vessel charges: it waits, announces its charge, and goes. */
final class ChargeClock {
  /** It charges at what lies within this angle of its bow, radians. */
  private static final double AHEAD = 0.4;

  /** It charges at nothing that is nearer than this, m. */
  private static final double NEAREST = 5;

  private final ChargeSpec spec;
  private double waitLeft;
  private double windUpLeft;
  private double chargeLeft;

  ChargeClock(ChargeSpec spec) {
    this.spec = spec;
    restart();
  }

  void restart() {
    waitLeft = spec.every() / 2;
    windUpLeft = 0;
    chargeLeft = 0;
  }

  /**
   * Lets a tick pass; how far the charge is announced, 0: not at all, 1: it is on.
   *
   * @param off how far the ship lies off the bow, radians
   * @param distance how far away it is, m
   */
  double update(double off, double distance) {
    if (chargeLeft > 0) {
      chargeLeft = Math.max(0, chargeLeft - Tick.SECONDS);
      waitLeft = chargeLeft == 0 ? spec.every() : waitLeft;
      return chargeLeft > 0 ? 1 : 0;
    }
    if (windUpLeft > 0) {
      windUpLeft = Math.max(0, windUpLeft - Tick.SECONDS);
      chargeLeft = windUpLeft == 0 ? spec.seconds() : 0;
      return 1 - windUpLeft / spec.windUp();
    }
    waitLeft = Math.max(0, waitLeft - Tick.SECONDS);
    boolean isInReach = distance > NEAREST && distance < 2 * spec.way();
    if (waitLeft == 0 && isInReach && Math.abs(off) < AHEAD) {
      windUpLeft = spec.windUp();
    }
    return 0;
  }

  void hashInto(StateHash hash) {
    hash.add(waitLeft);
    hash.add(windUpLeft);
    hash.add(chargeLeft);
  }
}
