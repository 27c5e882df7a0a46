package towline.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;

class LoadTest {
  private static final GameContent CONTENT = GameContent.load();

  @Test
  void theNumbersStayUpInEveryTick() {
    try (LoadedWorld world = new LoadedWorld(CONTENT, new LoadOptions(8, 12, 30, 9, 150, 1, 3))) {
      for (int tick = 0; tick < 1200; tick++) {
        assertThat(world.snakes()).isGreaterThanOrEqualTo(8);
        assertThat(world.tanks()).isGreaterThanOrEqualTo(12);
        assertThat(world.mites()).isGreaterThanOrEqualTo(30);
        assertThat(world.missiles()).isGreaterThanOrEqualTo(9);
        assertThat(world.shots()).isGreaterThanOrEqualTo(150);
        world.tick();
      }
    }
  }

  @Test
  void theSameSeedGivesTheSameLoadAndAnotherSeedAnother() throws IOException {
    assertThat(lines(5).get(1)).startsWith("hash=").isEqualTo(lines(5).get(1));
    assertThat(lines(6).get(1)).isNotEqualTo(lines(5).get(1));
  }

  @Test
  void timingsComeOnlyWhenAskedFor() throws IOException {
    assertThat(lines(5))
        .extracting(line -> line.substring(0, line.indexOf('=')))
        .containsExactly("ticks", "hash", "entities", "bytes_per_tick");
    StringBuilder out = new StringBuilder();
    Load.run(CONTENT, new LoadOptions(2, 4, 5, 3, 20, 200, 5), Load.Timing.ON, out);
    assertThat(out.toString().lines()).anyMatch(line -> line.matches("tick_ms_p50=\\d+\\.\\d{3}"));
    assertThat(out.toString().lines()).anyMatch(line -> line.matches("tick_ms_p99=\\d+\\.\\d{3}"));
  }

  private static List<String> lines(long seed) throws IOException {
    StringBuilder out = new StringBuilder();
    Load.run(CONTENT, new LoadOptions(2, 4, 5, 3, 20, 200, seed), Load.Timing.OFF, out);
    return out.toString().lines().toList();
  }
}
