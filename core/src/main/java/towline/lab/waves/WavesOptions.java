package towline.lab.waves;

import java.util.List;
import towline.content.Difficulty;
import towline.lab.TableFormat;

/**
 * The options of lab waves.
 *
 * @param difficulties which difficulties, in order of output
 * @param bot that flies, a name that {@link towline.ai.bot.Bots} knows
 * @param seeds how many runs each difficulty gets; they have the seeds 1, 2, ...
 * @param workers how many runs go side by side; no result depends on it
 * @param format how the table is written
 */
public record WavesOptions(
    List<Difficulty> difficulties, String bot, int seeds, int workers, TableFormat format) {
  /** Checks the ranges. */
  public WavesOptions {
    difficulties = List.copyOf(difficulties);
    if (seeds < 1 || workers < 1) {
      throw new IllegalArgumentException(
          "seeds and workers must be 1 or more, not " + seeds + " and " + workers);
    }
  }
}
