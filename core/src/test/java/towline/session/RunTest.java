package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.ai.Bots;
import towline.content.GameContent;
import towline.sim.Command;
import towline.sim.Kind;
import towline.sim.Pilot;

class RunTest {
  private static final int MINUTE = 3600;

  @Test
  void theSameSeedAndCommandsGiveTheSameBits() {
    assertThat(hashAfter(7, 2 * MINUTE, "demo")).isEqualTo(hashAfter(7, 2 * MINUTE, "demo"));
  }

  @Test
  void anotherSeedGivesAnotherRun() {
    assertThat(hashAfter(7, 600, "demo")).isNotEqualTo(hashAfter(8, 600, "demo"));
  }

  @Test
  void chaosNeverBreaksTheWorld() {
    hashAfter(3, 5 * MINUTE, "chaotic");
  }

  private static long hashAfter(long seed, int ticks, String bot) {
    try (Run run = new Run(GameContent.load(), new RunSetup(seed, PlayMode.ARCADE, 1, 1))) {
      Pilot pilot = Bots.create(bot, seed);
      Command order = new Command();
      for (int i = 0; i < ticks; i++) {
        order.clear();
        if (!run.over()) {
          pilot.decide(run.current(), run.current().first(Kind.SHIP), order);
        }
        run.tick(order);
      }
      return run.hash();
    }
  }
}
