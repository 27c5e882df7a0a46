package towline.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.content.HazardSpec;
import towline.sim.api.Tick;

/** Bots play run after run in every mode; nothing throws, and every number stays finite. */
class SoakTest {
  private static final GameContent CONTENT = GameContent.load();

  @Test
  @Tag("long")
  void nothingBreaksInAHundredThousandTicks() throws IOException {
    play(100_000);
  }

  @Test
  @Tag("soak")
  void nothingBreaksInTenMillionTicks() throws IOException {
    play(10_000_000);
  }

  @Test
  @Tag("soak")
  void nothingBreaksInADayOfSurvival() throws IOException {
    assertThat(survive(24 * 3600 * Tick.PER_SECOND, 1))
        .containsExactlyInAnyOrderElementsOf(CONTENT.hazards());
  }

  /** HARD, from wave 169 on, with a boss that has returned many times. */
  @Test
  @Tag("long")
  void nothingBreaksInLateSurvival() throws IOException {
    survive(150 * Tick.PER_SECOND, 8);
  }

  /** Returns the hazards of the runs. */
  private static Set<HazardSpec> survive(long ticks, long seed) throws IOException {
    StringBuilder out = new StringBuilder();
    Soak soak = new Soak(CONTENT);
    check(soak.survive(ticks, seed, out), out);
    assertThat(out.toString().lines())
        .anyMatch(line -> line.matches("wave_most=\\d{3,}"))
        .anyMatch(line -> line.matches("hazards_most=([2-9]|\\d{2,})"));
    return soak.hazards();
  }

  private static void play(long ticks) throws IOException {
    StringBuilder out = new StringBuilder();
    check(new Soak(GameContent.load()).run(ticks, 1, out), out);
  }

  private static void check(boolean fine, StringBuilder out) {
    assertThat(fine).as("%s", out).isTrue();
    assertThat(out.toString().lines())
        .contains("exceptions=0", "non_finite=0")
        .anyMatch(line -> line.matches("ticks=\\d+"))
        .anyMatch(line -> line.matches("entities_most=[1-9]\\d*"))
        .anyMatch(line -> line.matches("peak_memory_mb=\\d+"));
  }
}
