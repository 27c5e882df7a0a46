package towline.lab.experiment;

import java.util.List;
import towline.trial.Interval;

/**
 * The scores of one entry of an experiment, to be compared with those of another on the same seeds.
 *
 * @param values one for each seed, in the order of the seeds
 */
public record PairedScores(List<Double> values) {
  /** Copies the list. */
  public PairedScores {
    values = List.copyOf(values);
  }

  /** The mean; 0 of none. */
  public double mean() {
    return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  /** The ratio of the means. */
  public double relativeTo(PairedScores whole) {
    return mean() / whole.mean();
  }

  /**
   * Half the width of the 95 % interval of {@link #relativeTo}, paired by seed: the standard error
   * of a ratio of means, as survey samplers estimate it (Cochran, Sampling Techniques, 1977,
   * chapter 6).
   */
  private double errorRelativeTo(PairedScores whole) {
    double ratio = relativeTo(whole);
    double squares = 0;
    int n = values.size();
    for (int i = 0; i < n; i++) {
      double off = values.get(i) - ratio * whole.values.get(i);
      squares += off * off;
    }
    return Interval.TWO_SIDED_95 * Math.sqrt(squares / (n * (n - 1.0))) / whole.mean();
  }

  /** The 95 % interval of {@link #relativeTo}. */
  public Interval intervalRelativeTo(PairedScores whole) {
    double ratio = relativeTo(whole);
    double error = errorRelativeTo(whole);
    return new Interval(ratio - error, ratio + error);
  }
}
