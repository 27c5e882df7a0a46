package towline.lab.homing;

import java.util.Arrays;

/** What came of the flights of one competitor at one frame rate. */
final class HomingTally {
  private final int[] flights = new int[TargetManoeuvre.values().length];
  private final int[] hits = new int[TargetManoeuvre.values().length];
  private final double[] peaks;
  private int count;
  private double timeToHitSum;
  private double rmsTurnSum;

  HomingTally(int engagements) {
    peaks = new double[engagements];
  }

  void add(TargetManoeuvre kind, double timeToHit, double rmsTurnRate, double peakTurnRate) {
    flights[kind.ordinal()]++;
    if (timeToHit < Double.POSITIVE_INFINITY) {
      hits[kind.ordinal()]++;
      timeToHitSum += timeToHit;
    }
    rmsTurnSum += rmsTurnRate;
    peaks[count++] = peakTurnRate;
  }

  /** Hits for each engagement. */
  double hitRate() {
    return (double) Arrays.stream(hits).sum() / count;
  }

  /** Hits for each engagement with one kind of target; NaN if there was none. */
  double hitRate(TargetManoeuvre kind) {
    return (double) hits[kind.ordinal()] / flights[kind.ordinal()];
  }

  /** Mean seconds to the hit; NaN without a hit. */
  double meanTimeToHit() {
    return timeToHitSum / Arrays.stream(hits).sum();
  }

  /** The mean over the flights of each one's root mean square turn rate, degrees a second. */
  double rmsTurn() {
    return Math.toDegrees(rmsTurnSum / count);
  }

  /** What the peak turn rate of 95 % of the flights does not exceed, degrees a second. */
  double peakTurn95() {
    double[] sorted = Arrays.copyOf(peaks, count);
    Arrays.sort(sorted);
    return Math.toDegrees(sorted[Math.max(0, (int) Math.ceil(0.95 * count) - 1)]);
  }
}
