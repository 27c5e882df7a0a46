package towline.session;

import java.util.List;
import java.util.function.LongSupplier;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.Difficulty;
import towline.content.GameContent;

/**
 * Practice against couriers of one aim mode. It is an ordinary practice run, with a wave and a seed
 * of which the first courier is one that asks for the mode, so that its replays need no new rules.
 */
public final class CourierPractice {
  /**
   * Wave from which the first courier is drawn; before it, the first courier is always the same.
   */
  private static final int FIRST_WAVE = 2;

  /** Seeds tried; among eight kinds one in eight suits. */
  private static final int MAX_SEEDS_TRIED = 1000;

  private CourierPractice() {}

  /**
   * Returns a practice run whose first courier asks for {@code mode}, with that mode chosen. If no
   * courier of the arcade does, the run begins with its first wave.
   *
   * @param seeds supplies seeds
   */
  public static RunSetup setup(
      GameContent content, AimMode mode, Difficulty difficulty, LongSupplier seeds) {
    for (int wave = FIRST_WAVE; wave <= content.arcade().last(); wave++) {
      RunSetup setup = practice(seeds.getAsLong(), wave, mode, difficulty);
      if (asks(content, setup, mode)) {
        for (int tried = 0; tried < MAX_SEEDS_TRIED; tried++) {
          if (firstAsks(content, setup, mode)) {
            return setup;
          }
          setup = practice(seeds.getAsLong(), wave, mode, difficulty);
        }
      }
    }
    return practice(seeds.getAsLong(), 1, mode, difficulty);
  }

  private static RunSetup practice(long seed, int wave, AimMode mode, Difficulty difficulty) {
    return new RunSetup(seed, PlayMode.PRACTICE, wave, mode.ordinal(), difficulty);
  }

  private static boolean falls(GameContent content, RunSetup setup) {
    return content.couriers().falls(content.arcade().sector(setup.firstWave()).gravity());
  }

  private static boolean asks(GameContent content, RunSetup setup, AimMode mode) {
    CourierTable table = content.couriers();
    boolean falls = falls(content, setup);
    List<Integer> deck = table.deck(setup.firstWave(), falls).kinds();
    return deck.stream().anyMatch(kind -> table.kinds().get(kind).mode(falls) == mode);
  }

  private static boolean firstAsks(GameContent content, RunSetup setup, AimMode mode) {
    CourierTable table = content.couriers();
    boolean falls = falls(content, setup);
    int kind =
        CourierDirector.firstKind(table.deck(setup.firstWave(), falls), Run.courierStream(setup));
    return table.kinds().get(kind).mode(falls) == mode;
  }
}
