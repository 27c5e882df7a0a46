package towline.ai.gun;

import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** An estimate of the turn rate of an entity's course from two successive velocities. */
public final class TurnRateEstimate {
  private int watched;
  private double vx;
  private double vy;

  /** Returns the turn rate of entity {@code i}, rad/s, + to the left; 0 in its first tick. */
  public double turnRate(Snapshot snapshot, int i) {
    double turnRate = 0;
    if (snapshot.id(i) == watched) {
      double cross = vx * snapshot.vy(i) - vy * snapshot.vx(i);
      double dot = vx * snapshot.vx(i) + vy * snapshot.vy(i);
      turnRate = StrictMath.atan2(cross, dot) / Tick.SECONDS;
    }
    watched = snapshot.id(i);
    vx = snapshot.vx(i);
    vy = snapshot.vy(i);
    return turnRate;
  }

  /** Forgets the last velocity. */
  public void reset() {
    watched = 0;
    vx = 0;
    vy = 0;
  }

  /** Adds its memory to {@code hash}. */
  public void hashInto(StateHash hash) {
    hash.add(watched);
    hash.add(vx);
    hash.add(vy);
  }
}
