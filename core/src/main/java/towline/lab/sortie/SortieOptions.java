package towline.lab.sortie;

import java.util.List;
import towline.aim.AimMode;
import towline.lab.SeedRange;
import towline.lab.TableFormat;

/**
 * The options of lab sortie.
 *
 * @param modes which aim modes, in order of output
 * @param bot that flies, a name that {@link towline.ai.bot.Bots} knows
 * @param wave the wave to start with, 1 or more
 * @param seeds the seeds of the runs that each mode gets
 * @param seconds how long each run lasts at most, s of play
 * @param workers how many runs go side by side; no result depends on it
 * @param format how the table is written
 */
public record SortieOptions(
    List<AimMode> modes,
    String bot,
    int wave,
    SeedRange seeds,
    int seconds,
    int workers,
    TableFormat format) {
  /** Checks the ranges. */
  public SortieOptions {
    modes = List.copyOf(modes);
    require("wave", wave);
    require("seconds", seconds);
    require("workers", workers);
  }

  private static void require(String what, int value) {
    if (value < 1) {
      throw new IllegalArgumentException(what + " must be 1 or more, not " + value);
    }
  }
}
