package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.ai.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.content.PlayEvent;

/** Every wave of the arcade ends without a hunt for a last foe. */
class WaveEndTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int MOST_SECONDS = 360;

  static IntStream waves() {
    return IntStream.rangeClosed(1, CONTENT.arcade().last());
  }

  /**
   * At least one ship in four clears it: a run may end before its wave does. Without the modules of
   * a run the last boss takes five minutes.
   */
  @ParameterizedTest
  @MethodSource("waves")
  void theBotClearsTheWaveInSixMinutes(int wave) {
    assertThat(LongStream.rangeClosed(3, 6)).anyMatch(seed -> isCleared(wave, seed));
  }

  private static boolean isCleared(int wave, long seed) {
    RunSetup setup =
        new RunSetup(seed, PlayMode.ARCADE, wave, AimMode.DIRECT.ordinal(), Difficulty.EASY);
    try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FREE)) {
      int ticks = MOST_SECONDS * FixedStep.TICKS_A_SECOND;
      for (int tick = 0; tick < ticks && !flight.run().over(); tick++) {
        flight.tick();
        if (isCleared(flight.run())) {
          return true;
        }
      }
      return false;
    }
  }

  private static boolean isCleared(Run run) {
    for (int i = 0; i < run.events().size(); i++) {
      if (run.events().get(i).type() == PlayEvent.WAVE_CLEARED) {
        return true;
      }
    }
    return false;
  }
}
