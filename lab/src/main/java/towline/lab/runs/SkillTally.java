package towline.lab.runs;

import java.util.List;
import towline.lab.experiment.PairedScores;

/**
 * What the runs of one bot came to.
 *
 * @param scores one for each seed
 * @param kills of all runs together
 */
record SkillTally(PairedScores scores, int kills) {
  static SkillTally sum(List<SkillTally> parts) {
    return new SkillTally(
        new PairedScores(parts.stream().flatMap(part -> part.scores.values().stream()).toList()),
        parts.stream().mapToInt(SkillTally::kills).sum());
  }

  double meanScore() {
    return scores.mean();
  }
}
