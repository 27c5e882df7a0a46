package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.PilotTrace;

class RunTest {
  private static final int DIRECT = 1;

  @Test
  void theSameSeedAndCommandsGiveTheSameBits() {
    assertThat(hashAfter(7, 7200)).isEqualTo(hashAfter(7, 7200));
  }

  @Test
  void anotherSeedGivesAnotherRun() {
    assertThat(hashAfter(7, 600)).isNotEqualTo(hashAfter(8, 600));
  }

  @Test
  void tracingThePilotsChangesNothing() {
    PilotTrace trace = new PilotTrace();
    int seen = 0;
    try (BotRun looked = bot(7, "demo")) {
      for (int i = 0; i < 3000; i++) {
        looked.tick();
        trace.clear();
        looked.run().explain(PilotTrace.Layer.VISION, trace);
        looked.run().explain(PilotTrace.Layer.GHOSTS, trace);
        seen += trace.size();
      }
      assertThat(seen).as("marks").isGreaterThan(3000);
      assertThat(looked.run().hash()).isEqualTo(hashAfter(7, 3000));
    }
  }

  @Test
  void theDemoBotPlaysDecently() {
    try (BotRun played = bot(7, "demo")) {
      tick(played, 2 * 3600);
      assertThat(played.run().over()).isFalse();
      assertThat(played.run().wave()).isGreaterThanOrEqualTo(3);
      assertThat(played.run().score().kills()).isGreaterThan(20);
    }
  }

  @Test
  void whoeverDoesNothingDies() {
    try (BotRun idle = bot(7, "idle")) {
      tick(idle, 5 * 3600);
      assertThat(idle.run().over()).isTrue();
      assertThat(idle.run().overFor()).isPositive();
    }
  }

  private static BotRun bot(long seed, String name) {
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, 1, DIRECT);
    return new BotRun(GameContent.load(), setup, name, BotRun.ModeChoice.FREE);
  }

  private static void tick(BotRun run, int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      run.tick();
    }
  }

  private static long hashAfter(long seed, int ticks) {
    try (BotRun played = bot(seed, "demo")) {
      tick(played, ticks);
      return played.run().hash();
    }
  }

  @Test
  void aRunCountsForTheEasiestDifficultyThatItHad() {
    RunSetup setup = new RunSetup(7, PlayMode.ARCADE, 1, DIRECT, Difficulty.NORMAL);
    Command command = new Command();
    try (Run run = new Run(GameContent.load(), setup)) {
      command.difficulty = Difficulty.HARD.ordinal();
      run.tick(command);
      assertThat(run.difficulty()).isEqualTo(Difficulty.HARD);
      assertThat(run.rankedAs()).isEqualTo(Difficulty.NORMAL);
      command.difficulty = Difficulty.EASY.ordinal();
      run.tick(command);
      command.difficulty = Difficulty.HARD.ordinal();
      run.tick(command);
      assertThat(run.difficulty()).isEqualTo(Difficulty.HARD);
      assertThat(run.rankedAs()).isEqualTo(Difficulty.EASY);
    }
  }
}
