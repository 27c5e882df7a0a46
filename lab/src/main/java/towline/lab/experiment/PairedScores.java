package towline.lab.experiment;

import java.util.List;
import towline.trial.Interval;

/**
 * The scores of one entry of an experiment, for comparison with another entry on equal seeds.
 *
 * @param values one for each seed, in the order of the seeds
 */
public record PairedScores(List<Double> values) {
  /** Copies the list. */
  public PairedScores {
    values = List.copyOf(values);
  }

  /** Returns the mean; 0 if there are no scores. */
  public double mean() {
    return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  /** Returns the mean divided by that of {@code reference}. */
  public double relativeTo(PairedScores reference) {
    return mean() / reference.mean();
  }

  /**
   * Returns half the width of the 95 % interval of {@link #relativeTo}, paired by seed, from the
   * standard error of a ratio of means (Cochran, Sampling Techniques, 1977, chapter 6).
   */
  private double errorRelativeTo(PairedScores reference) {
    double ratio = relativeTo(reference);
    double squares = 0;
    int n = values.size();
    for (int i = 0; i < n; i++) {
      double residual = values.get(i) - ratio * reference.values.get(i);
      squares += residual * residual;
    }
    return Interval.TWO_SIDED_95 * Math.sqrt(squares / (n * (n - 1.0))) / reference.mean();
  }

  /** Returns the 95 % interval of {@link #relativeTo}. */
  public Interval intervalRelativeTo(PairedScores reference) {
    double ratio = relativeTo(reference);
    double error = errorRelativeTo(reference);
    return new Interval(ratio - error, ratio + error);
  }
}
