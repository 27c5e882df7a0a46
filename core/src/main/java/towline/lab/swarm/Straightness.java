package towline.lab.swarm;

/**
 * How straight the tanks of an arena roam: the mean, over windows of 2 s without an edge turn, of
 * the way made good against the way at full speed.
 */
final class Straightness {
  private static final double WINDOW = 2;

  private final RoamingArena arena;
  private final int windowTicks;
  private final boolean[] hasTurnedOff;
  private final double[] windowXs;
  private final double[] windowYs;
  private double sum;
  private long windows;
  private long ticks;

  Straightness(RoamingArena arena) {
    this.arena = arena;
    windowTicks = (int) Math.max(1, Math.round(WINDOW / arena.dt));
    hasTurnedOff = new boolean[arena.count];
    windowXs = arena.xs.clone();
    windowYs = arena.ys.clone();
  }

  /** Takes in what the last tick did. */
  void observe() {
    ticks++;
    for (int i = 0; i < arena.count; i++) {
      hasTurnedOff[i] |= arena.edgeTurns[i] || !arena.present[i];
    }
    if (ticks % windowTicks == 0) {
      closeWindow();
    }
  }

  /** Starts the first window here. */
  void restart() {
    System.arraycopy(arena.xs, 0, windowXs, 0, windowXs.length);
    System.arraycopy(arena.ys, 0, windowYs, 0, windowYs.length);
  }

  private void closeWindow() {
    double straight = arena.limits.speed() * windowTicks * arena.dt;
    for (int i = 0; i < arena.count; i++) {
      if (!hasTurnedOff[i]) {
        double dx = arena.xs[i] - windowXs[i];
        double dy = arena.ys[i] - windowYs[i];
        sum += Math.sqrt(dx * dx + dy * dy) / straight;
        windows++;
      }
      hasTurnedOff[i] = false;
      windowXs[i] = arena.xs[i];
      windowYs[i] = arena.ys[i];
    }
  }

  /** The mean; NaN without a window. */
  double mean() {
    return sum / windows;
  }
}
