package towline.game.diagnostics;

/** A histogram of durations. */
public final class Timings {
  private static final double STEP_MS = 0.02;
  private static final int STEPS = 10_000;
  private static final double NANOS_PER_MILLISECOND = 1e6;

  private final int[] counts = new int[STEPS];
  private int total;
  private double last;

  public void add(long nanos) {
    last = nanos / NANOS_PER_MILLISECOND;
    counts[(int) Math.max(0, Math.min(STEPS - 1, last / STEP_MS))]++;
    total++;
  }

  public int total() {
    return total;
  }

  /** Returns the last duration, ms. */
  public double last() {
    return last;
  }

  /** Returns the quantile {@code share}, 0 to 1, of the durations, ms; NaN if there are none. */
  public double quantile(double share) {
    if (total == 0) {
      return Double.NaN;
    }
    long wanted = Math.max(1, (long) Math.ceil(share * total));
    long counted = 0;
    int step = 0;
    while (step < STEPS && counted + counts[step] < wanted) {
      counted += counts[step];
      step++;
    }
    return (step + 1) * STEP_MS;
  }
}
