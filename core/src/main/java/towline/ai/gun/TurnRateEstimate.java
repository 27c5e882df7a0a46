package towline.ai.gun;

import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** How fast the course of a watched thing turns, as two looks at its velocity tell. */
public final class TurnRateEstimate {
  private int watched;
  private double vx;
  private double vy;

  /** Looks at thing {@code i}; its turn rate, rad/s, + to the left; 0 at the first look. */
  public double turnRate(Snapshot seen, int i) {
    double turnRate = 0;
    if (seen.id(i) == watched) {
      double cross = vx * seen.vy(i) - vy * seen.vx(i);
      double dot = vx * seen.vx(i) + vy * seen.vy(i);
      turnRate = StrictMath.atan2(cross, dot) / Tick.SECONDS;
    }
    watched = seen.id(i);
    vx = seen.vx(i);
    vy = seen.vy(i);
    return turnRate;
  }

  /** The next look is a first one. */
  public void reset() {
    watched = 0;
    vx = 0;
    vy = 0;
  }

  /** Adds what it remembers. */
  public void hashInto(StateHash hash) {
    hash.add(watched);
    hash.add(vx);
    hash.add(vy);
  }
}
