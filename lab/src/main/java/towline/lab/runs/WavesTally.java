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

  /** Creates a tally for {@code waves} waves and {@code runs} runs. */
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

  /** Returns the share of the runs that reached the wave at index {@code wave}. */
  double reached(int wave) {
    return (double) reached[wave] / runs;
  }

  /** Returns the share of the runs that cleared the wave. */
  double cleared(int wave) {
    return (double) cleared[wave] / runs;
  }

  /**
   * Returns the median time to clear the wave, s, over the runs that did; NaN if there are none.
   */
  double medianSeconds(int wave) {
    return median(seconds[wave], cleared[wave]);
  }

  /** Returns the share of runs lost in the wave among those that started it; NaN if none did. */
  double died(int wave) {
    return (double) died[wave] / reached[wave];
  }

  /**
   * Returns the median time in the wave until it was cleared or the run ended, s; NaN without runs.
   */
  double aliveSeconds(int wave) {
    return median(alive[wave], reached[wave]);
  }

  private static double median(double[] values, int count) {
    return Median.of(Arrays.stream(values, 0, count));
  }
}
