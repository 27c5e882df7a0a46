package towline.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.lab.LabRun;

class LoadTest {
  private static final GameContent CONTENT = GameContent.load();

  private static final String LINE =
      "--snakes 2 --tanks 4 --mites 5 --missiles 3 --shots 20 --ticks 200 --seed ";

  @Test
  void theMinimumNumbersHoldInEveryTick() {
    try (LoadedWorld world = new LoadedWorld(CONTENT, new LoadOptions(8, 12, 30, 9, 150, 3))) {
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
  void theSeedDecidesTheLoad() throws Exception {
    assertThat(lines(5).get(1)).startsWith("hash=").isEqualTo(lines(5).get(1));
    assertThat(lines(6).get(1)).isNotEqualTo(lines(5).get(1));
  }

  @Test
  void timesArePrintedOnlyOnRequest() throws Exception {
    assertThat(lines(5))
        .extracting(line -> line.substring(0, line.indexOf('=')))
        .containsExactly("ticks", "hash", "entities", "bytes_per_tick");
    String out = LabRun.printed("load " + LINE + "5 --timing");
    assertThat(out.lines()).anyMatch(line -> line.matches("tick_ms_p50=\\d+\\.\\d{3}"));
    assertThat(out.lines()).anyMatch(line -> line.matches("tick_ms_p99=\\d+\\.\\d{3}"));
  }

  private static List<String> lines(long seed) throws Exception {
    return LabRun.printed("load " + LINE + seed).lines().toList();
  }
}
