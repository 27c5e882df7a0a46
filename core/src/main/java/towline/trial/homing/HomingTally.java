package towline.trial.homing;

import java.util.Arrays;

/** The results of one law at one frame rate. */
public final class HomingTally {
  private final int[] flights = new int[TargetManoeuvre.values().length];
  private final int[] hits = new int[TargetManoeuvre.values().length];
  private final double[] peaks;
  private int count;
  private double timeToHitSum;
  private double rmsTurnSum;

  HomingTally(int engagements) {
    peaks = new double[engagements];
  }

  /** Counts a flight that is over, after a target with that manoeuvre. */
  void add(HomingFlight flight, TargetManoeuvre with) {
    int manoeuvre = with.ordinal();
    flights[manoeuvre]++;
    if (flight.timeToHit() < Double.POSITIVE_INFINITY) {
      hits[manoeuvre]++;
      timeToHitSum += flight.timeToHit();
    }
    rmsTurnSum += flight.rmsTurnRate();
    peaks[count++] = flight.peakTurnRate();
  }

  /** The number of hits. */
  public int hits() {
    return Arrays.stream(hits).sum();
  }

  /** The number of flights. */
  public int flights() {
    return count;
  }

  /** Hits per engagement. */
  public double hitRate() {
    return (double) hits() / count;
  }

  /** Hits per engagement with one kind of target; NaN if there was none. */
  public double hitRate(TargetManoeuvre manoeuvre) {
    return (double) hits[manoeuvre.ordinal()] / flights[manoeuvre.ordinal()];
  }

  /** Mean seconds to the hit; NaN without a hit. */
  public double meanTimeToHit() {
    return timeToHitSum / hits();
  }

  /** The mean over the flights of each one's root mean square turn rate, degrees a second. */
  public double rmsTurn() {
    return Math.toDegrees(rmsTurnSum / count);
  }

  /** The 95th percentile of the peak turn rates of the flights, degrees a second. */
  public double peakTurn95() {
    double[] sorted = Arrays.copyOf(peaks, count);
    Arrays.sort(sorted);
    return Math.toDegrees(sorted[Math.max(0, (int) Math.ceil(0.95 * count) - 1)]);
  }
}
