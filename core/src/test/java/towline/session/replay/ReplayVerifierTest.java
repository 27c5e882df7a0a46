package towline.session.replay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.session.Replayable;
import towline.session.RunInput;
import towline.session.RunSetup;

class ReplayVerifierTest {
  private final ReplayVerifier verifier = new ReplayVerifier(setup -> new ToyGame(setup, 1));

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 59, 60, 61, 600, 100_000})
  void aRecordedGamePlaysAgainToTheBit(int ticks) throws ReplayException {
    Replay replay = ToyGame.recorded(ticks, 70_000);
    Replay read = ReplayFormat.read(ReplayFormat.write(replay));
    assertThat(verifier.verify(read)).isEqualTo(new VerifyResult.Same(ticks, replay.finalHash()));
    assertThat(read.setup()).isEqualTo(ToyGame.SETUP);
    assertThat(read.behaviour()).isEqualTo(BehaviourVersion.CURRENT);
    assertThat(read).usingRecursiveComparison().isEqualTo(replay);
  }

  @Test
  void theFirstSecondThatDiffersIsNamedWithBothHashes() {
    Replay replay = ToyGame.recorded(600, 7);
    ReplayVerifier late = new ReplayVerifier(setup -> new StrayingGame(setup, 200));
    assertThat(late.verify(replay))
        .isInstanceOfSatisfying(
            VerifyResult.Differs.class,
            differs -> {
              assertThat(differs.second()).isEqualTo(4);
              assertThat(differs.tick()).isEqualTo(240);
              assertThat(differs.recorded()).isEqualTo(replay.hashAfter(4));
              assertThat(differs.played()).isNotEqualTo(replay.hashAfter(4));
            });
  }

  @Test
  void aDifferenceAfterTheLastWholeSecondIsFoundToo() {
    Replay replay = ToyGame.recorded(250, 7);
    ReplayVerifier late = new ReplayVerifier(setup -> new StrayingGame(setup, 245));
    assertThat(late.verify(replay))
        .isInstanceOfSatisfying(
            VerifyResult.Differs.class, differs -> assertThat(differs.second()).isEqualTo(5));
  }

  @Test
  void aConstantChangedInItsLastBitIsNoticed() {
    Replay replay = ToyGame.recorded(600, 7);
    ReplayVerifier changed = new ReplayVerifier(setup -> new ToyGame(setup, Math.nextUp(1.0)));
    assertThat(changed.verify(replay)).isInstanceOf(VerifyResult.Differs.class);
  }

  @Test
  void aFullRecorderRecordsNothingMore() {
    ReplayRecorder recorder = new ReplayRecorder(ToyGame.SETUP);
    RunInput input = new RunInput();
    int taken = 0;
    while (recorder.record(input, () -> 5)) {
      taken++;
    }
    assertThat(taken).isEqualTo(Replay.MAX_TICKS);
    assertThat(recorder.record(input, () -> 5)).isFalse();
    assertThat(recorder.replay(5).ticks()).isEqualTo(Replay.MAX_TICKS);
  }

  /** A game that differs from one tick on. */
  private static final class StrayingGame implements Replayable {
    private final ToyGame game;
    private final int strayTick;
    private int ticks;

    StrayingGame(RunSetup setup, int strayTick) {
      game = new ToyGame(setup, 1);
      this.strayTick = strayTick;
    }

    @Override
    public void tick(RunInput input) {
      ticks++;
      if (ticks == strayTick) {
        input.flight.thrustX += 1e-9;
      }
      game.tick(input);
    }

    @Override
    public long hash() {
      return game.hash();
    }

    @Override
    public void close() {}
  }
}
