package towline.sim.state;

import towline.sim.hash.StateHash;

/** The pass of a threat by the ship: a near miss, once the gap widens again without contact. */
public final class NearMissTracker {
  private static final double NO_GAP = Double.POSITIVE_INFINITY;

  private double narrowest = NO_GAP;
  private boolean settled;

  /** Notes that the ship was touched, so that this pass is no near miss. */
  public void touch() {
    narrowest = NO_GAP;
    settled = true;
  }

  /**
   * Returns the narrowest gap of a near miss that ended just now, m; else positive infinity. The
   * next pass begins when the gap has been 2 {@code near} or more.
   *
   * @param gap the distance to the ship, rim to rim, m
   * @param near the gap below which a pass is near, m
   */
  public double update(double gap, double near) {
    if (settled) {
      settled = gap < 2 * near;
      return NO_GAP;
    }
    if (gap < near) {
      narrowest = Math.min(narrowest, gap);
      return NO_GAP;
    }
    double missed = narrowest;
    narrowest = NO_GAP;
    settled = missed < NO_GAP && gap < 2 * near;
    return missed;
  }

  void reset() {
    narrowest = NO_GAP;
    settled = false;
  }

  void hashInto(StateHash hash) {
    hash.add(narrowest);
    hash.add(settled);
  }
}
