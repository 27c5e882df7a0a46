package towline.sim.state;

import towline.sim.hash.StateHash;

/** How something passes the ship: it counts as a near miss once the gap opens again untouched. */
public final class NearMissTracker {
  private static final double NONE = Double.POSITIVE_INFINITY;

  private double narrowest = NONE;
  private boolean settled;

  /** The ship was touched: whatever follows, this pass is no near miss. */
  public void touch() {
    narrowest = NONE;
    settled = true;
  }

  /**
   * The narrowest gap of a near miss that was over just now, m; else positive infinity. After a
   * pass the next one begins when the gap has been twice as wide as what counts as near.
   *
   * @param gap rim to rim to the ship, m
   * @param near below this a gap is near, m
   */
  public double update(double gap, double near) {
    if (settled) {
      settled = gap < 2 * near;
      return NONE;
    }
    if (gap < near) {
      narrowest = Math.min(narrowest, gap);
      return NONE;
    }
    double missed = narrowest;
    narrowest = NONE;
    settled = missed < NONE && gap < 2 * near;
    return missed;
  }

  void reset() {
    narrowest = NONE;
    settled = false;
  }

  void hashInto(StateHash hash) {
    hash.add(narrowest);
    hash.add(settled);
  }
}
