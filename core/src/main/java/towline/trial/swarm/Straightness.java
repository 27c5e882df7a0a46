package towline.trial.swarm;

/**
 * The straightness of the tanks' roaming: the mean, over windows of 2 s without an edge turn, of
 * the straight distance covered divided by that at full speed.
 */
final class Straightness {
  private static final double WINDOW_SECONDS = 2;

  private final SwarmState tanks;
  private final boolean[] edgeTurns;
  private final int windowTicks;
  private final boolean[] hasTurnedOff;
  private final double[] windowXs;
  private final double[] windowYs;
  private double sum;
  private long windows;
  private long ticks;

  /**
   * Creates a measurement; {@code edgeTurns} are the tanks that are turning away from the edge now.
   */
  Straightness(SwarmState tanks, boolean[] edgeTurns) {
    this.tanks = tanks;
    this.edgeTurns = edgeTurns;
    windowTicks = (int) Math.max(1, Math.round(WINDOW_SECONDS / tanks.dt));
    hasTurnedOff = new boolean[tanks.count];
    windowXs = tanks.xs.clone();
    windowYs = tanks.ys.clone();
  }

  /** Counts the effects of the last tick. */
  void observe() {
    ticks++;
    for (int i = 0; i < tanks.count; i++) {
      hasTurnedOff[i] |= edgeTurns[i] || !tanks.present[i];
    }
    if (ticks % windowTicks == 0) {
      closeWindow();
    }
  }

  /** Starts the first window at the present places. */
  void restart() {
    System.arraycopy(tanks.xs, 0, windowXs, 0, windowXs.length);
    System.arraycopy(tanks.ys, 0, windowYs, 0, windowYs.length);
  }

  private void closeWindow() {
    double fullDistance = tanks.limits.speed() * windowTicks * tanks.dt;
    for (int i = 0; i < tanks.count; i++) {
      if (!hasTurnedOff[i]) {
        double dx = tanks.xs[i] - windowXs[i];
        double dy = tanks.ys[i] - windowYs[i];
        sum += Math.sqrt(dx * dx + dy * dy) / fullDistance;
        windows++;
      }
      hasTurnedOff[i] = false;
      windowXs[i] = tanks.xs[i];
      windowYs[i] = tanks.ys[i];
    }
  }

  /** Returns the mean; NaN without a window. */
  double mean() {
    return sum / windows;
  }
}
