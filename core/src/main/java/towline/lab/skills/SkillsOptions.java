package towline.lab.skills;

import towline.lab.TableFormat;

/**
 * What lab skills is asked for.
 *
 * @param seeds how many times each wave is flown without each skill, with the seeds 1, 2, ...
 * @param workers how many runs are flown side by side; changes no result
 * @param format how the table is written
 */
public record SkillsOptions(int seeds, int workers, TableFormat format) {
  /** Checks what can be wrong. */
  public SkillsOptions {
    if (seeds < 2 || workers < 1) {
      throw new IllegalArgumentException(
          "seeds must be 2 or more and workers 1 or more, not " + seeds + " and " + workers);
    }
  }
}
