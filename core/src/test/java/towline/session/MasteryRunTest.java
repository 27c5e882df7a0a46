package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.session.replay.Replay;
import towline.session.replay.ReplayFormat;
import towline.session.replay.ReplayRecorder;
import towline.session.replay.ReplayVerifier;
import towline.session.replay.VerifyResult;
import towline.sim.loadout.Loadout;
import towline.sim.loadout.Mastery;
import towline.sim.loadout.ModeGain;
import towline.sim.loadout.Stat;

/** A mode that is mastered does one thing better while it is on, and only then. */
class MasteryRunTest {
  private static final GameContent CONTENT = GameContent.load();

  private static RunSetup setup(PlayMode mode, Mastery mastery) {
    return new RunSetup(33, mode, 1, AimMode.HOLD.ordinal()).with(mastery);
  }

  private static void switchTo(Run run, AimMode mode) {
    RunInput input = new RunInput();
    input.flight.mode = mode.ordinal();
    run.tick(input);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void theModeThatIsOnGainsWhatItsStepSaysAndNothingElseIsRaised(int step) {
    AimMode mastered = AimMode.PREDICT;
    Mastery mastery = Mastery.none().with(mastered.ordinal(), step);
    try (Run run = new Run(CONTENT, setup(PlayMode.ARCADE, mastery))) {
      for (AimMode mode : AimMode.values()) {
        switchTo(run, mode);
        ModeGain gain = CONTENT.mastery().gains().get(mode.ordinal());
        Loadout loadout = run.current().loadout();
        for (Stat stat : Stat.values()) {
          boolean gains = mode == mastered && stat == gain.stat();
          assertThat(loadout.get(stat))
              .as("%s %s", mode, stat)
              .isEqualTo(gains ? gain.at(step) : 0);
        }
      }
    }
  }

  @Test
  void theModeOfTheStartGainsFromTheFirstTickOn() {
    try (Run run =
        new Run(CONTENT, setup(PlayMode.SURVIVAL, Mastery.all(CONTENT.aimModes().size(), 2)))) {
      run.tick(new RunInput());
      ModeGain gain = CONTENT.mastery().gains().get(AimMode.HOLD.ordinal());
      assertThat(run.current().loadout().get(gain.stat())).isEqualTo(gain.at(2));
    }
  }

  @Test
  void aDailyRunIsTheSameForEverybody() {
    assertThatThrownBy(
            () ->
                Run.check(
                    CONTENT, setup(PlayMode.DAILY, Mastery.none().with(AimMode.LOB.ordinal(), 1))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("mastery");
    Run.check(CONTENT, setup(PlayMode.DAILY, Mastery.none()));
  }

  @Test
  void aReplayRepeatsItAndWithOtherStepsItIsAnotherRun() throws Exception {
    RunSetup setup = setup(PlayMode.ARCADE, Mastery.all(CONTENT.aimModes().size(), 3));
    BotSource bot = new BotSource("demo", setup.seed(), BotRun.ModeChoice.FREE);
    ReplayRecorder recorder = new ReplayRecorder(setup);
    Replay flown;
    try (RunDriver driver = new RunDriver(new Run(CONTENT, setup), bot)) {
      for (int tick = 0; tick < 20 * 60; tick++) {
        driver.tick();
        recorder.record(driver.input(), driver.run()::hash);
      }
      flown = ReplayFormat.read(ReplayFormat.write(recorder.replay(driver.run().hash())));
    }
    assertThat(flown.setup()).isEqualTo(setup);
    ReplayVerifier same = new ReplayVerifier(of -> new Run(CONTENT, of));
    assertThat(same.verify(flown)).isInstanceOf(VerifyResult.Same.class);
    ReplayVerifier without = new ReplayVerifier(of -> new Run(CONTENT, of.with(Mastery.none())));
    assertThat(without.verify(flown)).isInstanceOf(VerifyResult.Differs.class);
  }
}
