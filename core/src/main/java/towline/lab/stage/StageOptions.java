package towline.lab.stage;

import java.util.List;
import towline.content.Difficulty;
import towline.lab.SeedRange;
import towline.lab.TableFormat;

/**
 * What lab stage is asked for.
 *
 * @param difficulties which difficulties, in order of output
 * @param waves which waves, by number, in order of output
 * @param bot who flies, a name that {@link towline.ai.bot.Bots} knows
 * @param seeds the seeds of the runs that each wave gets
 * @param workers how many runs are flown side by side; changes no result
 * @param format how the table is written
 */
public record StageOptions(
    List<Difficulty> difficulties,
    List<Integer> waves,
    String bot,
    SeedRange seeds,
    int workers,
    TableFormat format) {
  /** Checks what can be wrong. */
  public StageOptions {
    difficulties = List.copyOf(difficulties);
    waves = List.copyOf(waves);
    if (workers < 1) {
      throw new IllegalArgumentException("workers must be 1 or more, not " + workers);
    }
  }
}
