package towline.lab.stage;

import java.util.List;
import towline.content.Difficulty;
import towline.lab.TableFormat;

/**
 * What lab stage is asked for.
 *
 * @param difficulties which difficulties, in order of output
 * @param waves which waves, by number, in order of output
 * @param bot who flies, a name that {@link towline.ai.bot.Bots} knows
 * @param seeds how many runs each wave gets; they have the seeds 1, 2, ...
 * @param workers how many runs are flown side by side; changes no result
 * @param format how the table is written
 */
public record StageOptions(
    List<Difficulty> difficulties,
    List<Integer> waves,
    String bot,
    int seeds,
    int workers,
    TableFormat format) {
  /** Checks what can be wrong. */
  public StageOptions {
    difficulties = List.copyOf(difficulties);
    waves = List.copyOf(waves);
    if (seeds < 1 || workers < 1) {
      throw new IllegalArgumentException(
          "seeds and workers must be 1 or more, not " + seeds + " and " + workers);
    }
  }
}
