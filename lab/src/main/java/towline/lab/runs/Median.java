package towline.lab.runs;

import java.util.stream.DoubleStream;

/** The median of measured values. */
final class Median {
  private Median() {}

  /** Returns the median of {@code values} without those that are NaN; NaN if none is left. */
  static double of(DoubleStream values) {
    double[] sorted = values.filter(value -> !Double.isNaN(value)).sorted().toArray();
    int count = sorted.length;
    return count == 0 ? Double.NaN : (sorted[(count - 1) / 2] + sorted[count / 2]) / 2;
  }
}
