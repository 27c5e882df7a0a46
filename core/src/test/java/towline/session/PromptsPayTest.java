package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.content.WaveSpec;
import towline.sim.api.Tick;

/** Obeying a line pays: no line asks for an aim mode that loses. */
class PromptsPayTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int SEEDS = 10;
  private static final int SECONDS = 45;

  /**
   * Returns the waves of the arcade in which a line names a mode, either a courier's or the wave's
   * own.
   */
  static List<Integer> wavesThatNameAMode() {
    return IntStream.rangeClosed(1, CONTENT.arcade().last())
        .filter(n -> CONTENT.couriers().namesMode(n) || CONTENT.arcade().wave(n).asks() != null)
        .boxed()
        .toList();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("wavesThatNameAMode")
  void aNoviceWhoObeysEarnsMore(int wave) {
    assertThat(earned("novice", wave)).isGreaterThan(earned("novice-unprompted", wave));
  }

  private static long earned(String bot, int wave) {
    long sum = 0;
    for (long seed = 1; seed <= SEEDS; seed++) {
      RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, wave, AimMode.DIRECT.ordinal());
      try (BotRun flight = new BotRun(CONTENT, setup, bot, BotRun.ModeChoice.FREE)) {
        for (int i = 0; i < SECONDS * Tick.PER_SECOND && !flight.run().over(); i++) {
          flight.tick();
        }
        sum += flight.run().score().points();
      }
    }
    return sum;
  }

  /** The key in a wave's line is that of the mode for which the line asks. */
  @Test
  void aLineNamesTheKeyOfTheModeThatItAsksFor() throws IOException {
    Properties texts = new Properties();
    try (InputStream in = Files.newInputStream(Path.of("../assets/i18n/text.properties"))) {
      texts.load(in);
    }
    for (int number = 1; number <= CONTENT.arcade().last(); number++) {
      WaveSpec wave = CONTENT.arcade().wave(number);
      String line = wave.prompt().isEmpty() ? "" : texts.getProperty(wave.prompt());
      AimMode asked = wave.asks();
      assertThat(line.contains("{MODE_")).as(line).isEqualTo(asked != null);
      if (asked != null) {
        assertThat(line).contains("{MODE_" + (asked.ordinal() + 1) + "}");
      }
    }
  }
}
