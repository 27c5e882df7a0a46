package towline.lab.waves;

import java.util.Arrays;

/** The results of one difficulty, wave by wave. */
final class WavesTally {
  private final int runs;
  private final int[] reached;
  private final double[][] seconds;
  private final int[] cleared;

  /** A tally for so many waves and runs. */
  WavesTally(int waves, int runs) {
    this.runs = runs;
    reached = new int[waves];
    cleared = new int[waves];
    seconds = new double[waves][runs];
  }

  /** Adds a run; an entry of {@code clearTimes} is the seconds that a wave took, or NaN. */
  void add(int wavesReached, double[] clearTimes) {
    for (int w = 0; w < wavesReached; w++) {
      reached[w]++;
      if (!Double.isNaN(clearTimes[w])) {
        seconds[w][cleared[w]] = clearTimes[w];
        cleared[w]++;
      }
    }
  }

  /** The number of waves. */
  int waves() {
    return reached.length;
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
    int count = cleared[wave];
    if (count == 0) {
      return Double.NaN;
    }
    double[] times = Arrays.copyOf(seconds[wave], count);
    Arrays.sort(times);
    return (times[(count - 1) / 2] + times[count / 2]) / 2;
  }
}
