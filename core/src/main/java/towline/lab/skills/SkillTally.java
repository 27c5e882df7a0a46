package towline.lab.skills;

import java.util.List;

/**
 * What the runs of one bot came to.
 *
 * @param scores one for each seed, in the order of the seeds
 * @param kills of all runs together
 */
record SkillTally(List<Double> scores, int kills) {
  /** The 97.5 % quantile of the normal distribution. */
  private static final double TWO_SIDED_95 = 1.959963984540054;

  SkillTally {
    scores = List.copyOf(scores);
  }

  static SkillTally sum(List<SkillTally> parts) {
    return new SkillTally(
        parts.stream().flatMap(part -> part.scores.stream()).toList(),
        parts.stream().mapToInt(SkillTally::kills).sum());
  }

  double meanScore() {
    return scores.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  /** The ratio of the mean scores. */
  double relativeTo(SkillTally whole) {
    return meanScore() / whole.meanScore();
  }

  /**
   * Half the width of the 95 % interval of {@link #relativeTo}, paired by seed: the standard error
   * of a ratio of means, as survey samplers estimate it (Cochran, Sampling Techniques, 1977,
   * chapter 6).
   */
  double errorRelativeTo(SkillTally whole) {
    double ratio = relativeTo(whole);
    double squares = 0;
    int n = scores.size();
    for (int i = 0; i < n; i++) {
      double off = scores.get(i) - ratio * whole.scores.get(i);
      squares += off * off;
    }
    return TWO_SIDED_95 * Math.sqrt(squares / (n * (n - 1.0))) / whole.meanScore();
  }
}
