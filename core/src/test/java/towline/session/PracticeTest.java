package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.GameContent;
import towline.session.replay.BotRecording;
import towline.session.replay.Replay;
import towline.session.replay.ReplayException;
import towline.session.replay.ReplayFormat;
import towline.session.replay.ReplayVerifier;
import towline.session.replay.VerifyResult;
import towline.settings.Options;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

class PracticeTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int TICKS = 3 * 3600;

  private static RunSetup practice(long seed, int firstWave) {
    return new RunSetup(seed, PlayMode.PRACTICE, firstWave, 1);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(ints = {1, 4, 5, 9})
  void anIdlePlayerIsHitAndSurvives(int wave) {
    try (BotRun idle = bot(practice(3, wave), "idle")) {
      for (int i = 0; i < TICKS; i++) {
        idle.tick();
      }
      Snapshot snapshot = idle.run().current();
      assertThat(idle.run().over()).isFalse();
      assertThat(idle.run().score().blows()).isGreaterThan(CONTENT.world().ship().hull());
      assertThat(snapshot.health(snapshot.first(EntityKind.SHIP))).isEqualTo(1);
    }
  }

  /** Until the first blow practice is equal to the arcade. */
  @Test
  void practiceIsEqualToTheArcadeUntilTheFirstBlow() {
    try (BotRun practised = bot(practice(3, 2), "demo");
        BotRun earnest = bot(new RunSetup(3, PlayMode.ARCADE, 2, 1), "demo")) {
      int ticks = 0;
      while (earnest.run().score().blows() == 0 && ticks < TICKS) {
        practised.tick();
        earnest.tick();
        ticks++;
        if (earnest.run().score().blows() == 0) {
          assertThat(practised.run().hash()).as("tick %d", ticks).isEqualTo(earnest.run().hash());
        }
      }
      assertThat(ticks).isGreaterThan(300);
    }
  }

  @Test
  void aReplayOfPracticeIsRepeatedToTheBit() throws ReplayException {
    Replay flown = BotRecording.record(CONTENT, practice(5, 4), "idle", TICKS);
    Replay read = ReplayFormat.read(ReplayFormat.write(flown));
    assertThat(read.setup()).isEqualTo(flown.setup());
    assertThat(new ReplayVerifier(setup -> new Run(CONTENT, setup)).verify(read))
        .isInstanceOf(VerifyResult.Same.class);
  }

  @Test
  void practiceStartsAtAnyWaveOfTheArcadeAndNoOther() {
    int last = CONTENT.arcade().last();
    assertThat(Options.PRACTICE_WAVE.low()).isEqualTo(1);
    assertThat(Options.PRACTICE_WAVE.high()).isEqualTo(last);
    Run.check(CONTENT, practice(1, last));
    assertThatThrownBy(() -> Run.check(CONTENT, practice(1, last + 1)))
        .hasMessageContaining("the arcade has no wave 13");
  }

  private static BotRun bot(RunSetup setup, String name) {
    return new BotRun(CONTENT, setup, name, BotRun.ModeChoice.FREE);
  }
}
