package towline.session;

import static org.assertj.core.api.Assertions.fail;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.api.Snapshot;

/** Whatever lives stays in the sector, or close to it. */
class SectorTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int WAVES = CONTENT.arcade().last();

  @Test
  void nothingStraysFarInAnyWave() {
    for (int wave = 1; wave <= WAVES; wave++) {
      RunSetup setup = new RunSetup(wave, PlayMode.ARCADE, wave, 1 + wave % 6);
      try (BotRun run = new BotRun(CONTENT, setup, "chaotic", BotRun.ModeChoice.FREE)) {
        for (int tick = 0; tick < 3000; tick++) {
          run.tick();
          assertInside(run.run().current(), wave);
        }
      }
    }
  }

  private static void assertInside(Snapshot seen, int seed) {
    for (int i = 0; i < seen.size(); i++) {
      assertInside(seen, i, seed);
    }
  }

  /** Eighteen metres: a snake cut while it comes in grows a new head that far outside. */
  private static void assertInside(Snapshot seen, int i, int seed) {
    double out =
        Math.max(
            Math.max(-seen.x(i), seen.x(i) - seen.width()),
            Math.max(-seen.y(i), seen.y(i) - seen.height()));
    if (!(out <= 18)) {
      fail("seed %d, tick %d, thing %d: %s m outside", seed, seen.tick(), i, out);
    }
  }
}
