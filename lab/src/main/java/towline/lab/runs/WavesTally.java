package towline.lab.runs;

import java.util.Arrays;

/** The results of one difficulty, wave by wave. */
final class WavesTally {
  private final int runs;
  private final int[] reached;
  private final double[][] seconds;
  private final int[] cleared;
  private final int[] died;
  private final double[][] alive;

  /** A tally for so many waves and runs. */
  WavesTally(int waves, int runs) {
    this.runs = runs;
    reached = new int[waves];
    cleared = new int[waves];
    died = new int[waves];
    alive = new double[waves][runs];
    seconds = new double[waves][runs];
  }

  void add(WavesRun run) {
    double[] clearTimes = run.clearTimes();
    for (int w = 0; w < run.reached(); w++) {
      alive[w][reached[w]] = run.secondsIn(w);
      died[w] += run.diedIn(w) ? 1 : 0;
      reached[w]++;
      if (!Double.isNaN(clearTimes[w])) {
        seconds[w][cleared[w]] = clearTimes[w];
        cleared[w]++;
      }
    }
  }

  /** The share of the runs that reached the wave with that index. */
  double reached(int wave) {
    return (double) reached[wave] / runs;
  }

  /** The share of the runs that cleared it. */
  double cleared(int wave) {
    return (double) cleared[wave] / runs;
  }

  /** The median of the seconds to clear it, over the runs that did; NaN if none did. */
  double medianSeconds(int wave) {
    return median(seconds[wave], cleared[wave]);
  }

  /** The share of those who started it whose ship was lost in it; NaN if none started. */
  double died(int wave) {
    return (double) died[wave] / reached[wave];
  }

  /** The median of the seconds in it until it was cleared or the run ended; NaN without a run. */
  double aliveSeconds(int wave) {
    return median(alive[wave], reached[wave]);
  }

  private static double median(double[] values, int count) {
    if (count == 0) {
      return Double.NaN;
    }
    double[] times = Arrays.copyOf(values, count);
    Arrays.sort(times);
    return (times[(count - 1) / 2] + times[count / 2]) / 2;
  }
}
