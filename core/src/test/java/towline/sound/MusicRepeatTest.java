package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.GameContent;
import towline.content.sound.MusicLoop;
import towline.content.sound.SoundSpec.Mood;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.api.Tick;

/** The number of times that a player hears the same music. */
class MusicRepeatTest {
  private static final int SECONDS = 600;

  @Tag("long")
  @ParameterizedTest
  @EnumSource(
      value = PlayMode.class,
      names = {"ARCADE", "SURVIVAL"})
  void noLoopIsHeardMoreThanThreeTimesInTenMinutes(PlayMode mode) {
    Map<MusicLoop, Integer> ticks = new EnumMap<>(MusicLoop.class);
    GameContent content = GameContent.load();
    int left = SECONDS * Tick.PER_SECOND;
    for (long seed = 71; left > 0; seed++) {
      RunSetup setup = new RunSetup(seed, mode, 1, 1);
      try (BotRun flight = new BotRun(content, setup, "demo", BotRun.ModeChoice.FREE)) {
        for (; left > 0 && !flight.run().over(); left--) {
          flight.tick();
          boolean hasBoss = SoundDirector.hasBoss(flight.run().current());
          MusicLoop loop = MusicLoop.of(Mood.FLIGHT, flight.run().sector().look(), hasBoss);
          ticks.merge(loop, 1, Integer::sum);
        }
      }
    }
    ticks.forEach(
        (loop, heard) ->
            assertThat(heard * Tick.SECONDS / Sounds.SPEC.music().loop(loop).seconds())
                .as(loop.name())
                .isLessThanOrEqualTo(3));
    assertThat(ticks).as("one music is not all").hasSizeGreaterThanOrEqualTo(2);
  }

  @Test
  void everyLoopLastsLongerThanAMinute() {
    for (MusicLoop loop : MusicLoop.values()) {
      assertThat(Sounds.SPEC.music().loop(loop).seconds()).isGreaterThan(60);
    }
  }
}
