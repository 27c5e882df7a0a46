package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.ai.Bots;
import towline.aim.AimMode;
import towline.sim.Snapshot;

/** Bots play on and on, in every aim mode; nothing throws, and every number stays finite. */
class SoakTest {
  private static final int LONGEST_RUN = 10_000;

  @Test
  void nothingBreaksInThreeHundredThousandTicks() {
    play(300_000);
  }

  @Test
  @Tag("soak")
  void nothingBreaksInTenMillionTicks() {
    play(10_000_000);
  }

  private static void play(long ticks) {
    int modes = AimMode.values().length;
    long played = 0;
    for (int seed = 0; played < ticks; seed++) {
      String bot = Bots.names().get(seed % Bots.names().size());
      try (BotRun run = new BotRun(seed, seed % modes, bot)) {
        for (int i = 0; i < LONGEST_RUN && run.run.overFor() < 5; i++) {
          run.ticks(1);
          played++;
          assertFinite(run.run.current(), seed);
        }
      }
    }
  }

  private static void assertFinite(Snapshot seen, int seed) {
    for (int i = 0; i < seen.size(); i++) {
      double sum =
          seen.x(i) + seen.y(i) + seen.vx(i) + seen.vy(i) + seen.heading(i) + seen.health(i);
      if (!Double.isFinite(sum)) {
        assertThat(sum).as("seed %d, tick %d, thing %d", seed, seen.tick(), i).isFinite();
      }
      assertInside(seen, i, seed);
    }
  }

  /** Twelve metres: the longest way back for a snake that has just strayed. */
  private static void assertInside(Snapshot seen, int i, int seed) {
    double out =
        Math.max(
            Math.max(-seen.x(i), seen.x(i) - seen.width()),
            Math.max(-seen.y(i), seen.y(i) - seen.height()));
    boolean newborn = seen.place(i) > 0;
    if (out > 12 && !newborn) {
      assertThat(out).as("seed %d, tick %d, thing %d outside", seed, seen.tick(), i).isZero();
    }
  }
}
