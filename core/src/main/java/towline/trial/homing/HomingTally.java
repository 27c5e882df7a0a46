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

  /** Counts a finished flight after a target with manoeuvre {@code with}. */
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

  /** Returns the number of hits. */
  public int hits() {
    return Arrays.stream(hits).sum();
  }

  /** Returns the number of flights. */
  public int flights() {
    return count;
  }

  /** Returns the hits per engagement. */
  public double hitRate() {
    return (double) hits() / count;
  }

  /** Returns the hits per engagement with one manoeuvre; NaN without engagements. */
  public double hitRate(TargetManoeuvre manoeuvre) {
    return (double) hits[manoeuvre.ordinal()] / flights[manoeuvre.ordinal()];
  }

  /** Returns the mean time to the hit, s; NaN without a hit. */
  public double meanTimeToHit() {
    return timeToHitSum / hits();
  }

  /** Returns the mean of the flights' root mean square turn rates, degrees a second. */
  public double rmsTurn() {
    return Math.toDegrees(rmsTurnSum / count);
  }

  /** Returns the 95th percentile of the peak turn rates of the flights, degrees a second. */
  public double peakTurn95() {
    double[] sorted = Arrays.copyOf(peaks, count);
    Arrays.sort(sorted);
    return Math.toDegrees(sorted[Math.max(0, (int) Math.ceil(0.95 * count) - 1)]);
  }
}
