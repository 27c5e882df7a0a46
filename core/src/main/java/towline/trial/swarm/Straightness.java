package towline.trial.swarm;

/**
 * How straight the tanks of an arena roam: the mean, over windows of 2 s without an edge turn, of
 * the way made good against the way at full speed.
 */
final class Straightness {
  private static final double WINDOW = 2;

  private final SwarmState tanks;
  private final boolean[] edgeTurns;
  private final int windowTicks;
  private final boolean[] hasTurnedOff;
  private final double[] windowXs;
  private final double[] windowYs;
  private double sum;
  private long windows;
  private long ticks;

  /** With a flag for each tank that says whether it is turning off the edge now. */
  Straightness(SwarmState tanks, boolean[] edgeTurns) {
    this.tanks = tanks;
    this.edgeTurns = edgeTurns;
    windowTicks = (int) Math.max(1, Math.round(WINDOW / tanks.dt));
    hasTurnedOff = new boolean[tanks.count];
    windowXs = tanks.xs.clone();
    windowYs = tanks.ys.clone();
  }

  /** Takes in what the last tick did. */
  void observe() {
    ticks++;
    for (int i = 0; i < tanks.count; i++) {
      hasTurnedOff[i] |= edgeTurns[i] || !tanks.present[i];
    }
    if (ticks % windowTicks == 0) {
      closeWindow();
    }
  }

  /** Starts the first window here. */
  void restart() {
    System.arraycopy(tanks.xs, 0, windowXs, 0, windowXs.length);
    System.arraycopy(tanks.ys, 0, windowYs, 0, windowYs.length);
  }

  private void closeWindow() {
    double straight = tanks.limits.speed() * windowTicks * tanks.dt;
    for (int i = 0; i < tanks.count; i++) {
      if (!hasTurnedOff[i]) {
        double dx = tanks.xs[i] - windowXs[i];
        double dy = tanks.ys[i] - windowYs[i];
        sum += Math.sqrt(dx * dx + dy * dy) / straight;
        windows++;
      }
      hasTurnedOff[i] = false;
      windowXs[i] = tanks.xs[i];
      windowYs[i] = tanks.ys[i];
    }
  }

  /** The mean; NaN without a window. */
  double mean() {
    return sum / windows;
  }
}
