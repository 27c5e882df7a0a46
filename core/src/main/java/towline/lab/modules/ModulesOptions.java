package towline.lab.modules;

import towline.lab.TableFormat;

/**
 * What lab modules is asked for.
 *
 * @param seeds how many runs are flown with each module, with the seeds 1, 2, ...
 * @param workers how many runs are flown side by side; changes no result
 * @param format how the table is written
 */
public record ModulesOptions(int seeds, int workers, TableFormat format) {
  /** Checks what can be wrong. */
  public ModulesOptions {
    if (seeds < 2 || workers < 1) {
      throw new IllegalArgumentException(
          "seeds must be 2 or more and workers 1 or more, not " + seeds + " and " + workers);
    }
  }
}
