package towline.lab.waves;

import java.util.List;
import towline.content.Difficulty;
import towline.lab.SeedRange;
import towline.lab.TableFormat;

/**
 * The options of lab waves.
 *
 * @param difficulties which difficulties, in order of output
 * @param bot that flies, a name that {@link towline.ai.bot.Bots} knows
 * @param seeds the seeds of the runs that each difficulty gets
 * @param workers how many runs go side by side; no result depends on it
 * @param format how the table is written
 */
public record WavesOptions(
    List<Difficulty> difficulties, String bot, SeedRange seeds, int workers, TableFormat format) {
  /** Checks the ranges. */
  public WavesOptions {
    difficulties = List.copyOf(difficulties);
    if (workers < 1) {
      throw new IllegalArgumentException("workers must be 1 or more, not " + workers);
    }
  }
}
