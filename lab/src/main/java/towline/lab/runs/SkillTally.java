package towline.lab.runs;

import java.util.List;
import towline.lab.experiment.PairedScores;

/**
 * The results of the runs of one bot.
 *
 * @param scores the scores, one for each seed
 * @param kills the kills of all runs
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
