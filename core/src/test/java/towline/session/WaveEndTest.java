package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.sim.api.EventType;

/** Every wave of the arcade ends, and nobody has to hunt for a last foe. */
class WaveEndTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int LONGEST = 240;

  static IntStream waves() {
    return IntStream.rangeClosed(1, CONTENT.arcade().last());
  }

  @ParameterizedTest
  @MethodSource("waves")
  void theBotClearsTheWaveInFourMinutes(int wave) {
    RunSetup setup =
        new RunSetup(3, PlayMode.ARCADE, wave, AimMode.DIRECT.ordinal(), Difficulty.EASY);
    try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FREE)) {
      int ticks = LONGEST * FixedStep.TICKS_A_SECOND;
      boolean cleared = false;
      for (int tick = 0; tick < ticks && !cleared && !flight.run().over(); tick++) {
        flight.tick();
        cleared = isCleared(flight.run());
      }
      assertThat(cleared).isTrue();
    }
  }

  private static boolean isCleared(Run run) {
    for (int i = 0; i < run.events().size(); i++) {
      if (run.events().type(i) == EventType.WAVE_CLEARED) {
        return true;
      }
    }
    return false;
  }
}
