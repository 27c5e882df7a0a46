package towline.session.replay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.internal.RandomStream;
import towline.session.BotCommandSource;
import towline.session.BotRun;
import towline.session.CommandSource;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunDriver;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.sim.api.Command;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/** A run in which targets are named, recorded, written and played again. */
class NamedRunTest {
  private static final RunSetup SETUP = new RunSetup(61, PlayMode.ARCADE, 5, 3);
  private static final int TICKS = 900;
  private static final int TICKS_PER_ORDER = 45;

  private int followed;

  /** Records a bot that orders its drone to shoot at random foes, if {@code names}. */
  private Replay record(boolean names) {
    RandomStream random = new RandomStream(62);
    BotCommandSource pilot = new BotCommandSource("demo", 61, BotRun.ModeChoice.FREE);
    CommandSource source =
        (run, input) -> {
          boolean goesOn = pilot.fill(run, input);
          Snapshot seen = run.current();
          int foes = seen.end(KindRange.FOES) - seen.first(KindRange.FOES);
          int named = seen.droneGun().named;
          followed += named != 0 && named == seen.droneGun().target ? 1 : 0;
          if (names && seen.tick() % TICKS_PER_ORDER == 0 && foes > 0) {
            int drawn = random.index(foes + 1);
            input.flight.named = drawn == foes ? 0 : seen.id(seen.first(KindRange.FOES) + drawn);
          }
          return goesOn;
        };
    ReplayRecorder recorder = new ReplayRecorder(SETUP);
    try (RunDriver driver = new RunDriver(new Run(Golden.CONTENT, SETUP), source)) {
      for (int tick = 0; tick < TICKS; tick++) {
        driver.tick();
        recorder.record(driver.input(), driver.run()::hash);
      }
      return recorder.replay(driver.run().hash());
    }
  }

  @Test
  void aRunWithNamedTargetsRepeatsToTheBit() throws ReplayException {
    Replay replay = record(true);
    Replay read = ReplayFormat.read(ReplayFormat.write(replay));
    assertThat(read.namings().size()).isGreaterThan(TICKS / TICKS_PER_ORDER / 2);
    assertThat(followed).as("ticks in which the drone aims at the named target").isPositive();
    assertThat(new ReplayVerifier(setup -> new Run(Golden.CONTENT, setup)).verify(read))
        .isEqualTo(new VerifyResult.Same(TICKS, replay.finalHash()));
    assertThat(record(false).finalHash()).isNotEqualTo(replay.finalHash());
  }

  /** The cost of an order is that of its eight bytes at most. */
  @Test
  void anOrderCostsAtMostEightBytes() {
    ReplayRecorder plain = new ReplayRecorder(SETUP);
    ReplayRecorder named = new ReplayRecorder(SETUP);
    RunInput input = new RunInput();
    for (int tick = 0; tick < 3600; tick++) {
      input.clear();
      plain.record(input, () -> 0);
      input.flight.named = tick % 90 == 0 ? 1000 + 7 * tick : Command.UNCHANGED;
      named.record(input, () -> 0);
    }
    int bytes = ReplayFormat.write(plain.replay(0)).length;
    assertThat(ReplayFormat.write(named.replay(0)).length).isBetween(bytes + 1, bytes + 40 * 8);
  }
}
