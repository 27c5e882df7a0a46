package towline.session;

import static org.assertj.core.api.Assertions.fail;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.api.Snapshot;

/** All living things stay in the sector, or close to it. */
class SectorTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int WAVES = CONTENT.arcade().last();

  @Tag("long")
  @Test
  void noThingLeavesTheSectorFarInAnyWave() {
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

  private static void assertInside(Snapshot snapshot, int seed) {
    for (int i = 0; i < snapshot.size(); i++) {
      assertInside(snapshot, i, seed);
    }
  }

  /**
   * The limit is eighteen metres: a snake that is cut as it enters grows a new head that far
   * outside.
   */
  private static void assertInside(Snapshot snapshot, int i, int seed) {
    double out =
        Math.max(
            Math.max(-snapshot.x(i), snapshot.x(i) - snapshot.width()),
            Math.max(-snapshot.y(i), snapshot.y(i) - snapshot.height()));
    if (!(out <= 18)) {
      fail("seed %d, tick %d, thing %d: %s m outside", seed, snapshot.tick(), i, out);
    }
  }
}
