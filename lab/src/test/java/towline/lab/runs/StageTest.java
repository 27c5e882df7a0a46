package towline.lab.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import towline.lab.LabRun;

class StageTest {
  @Test
  void onlyAWaveWithABossHasTheColumnsOfABoss() throws Exception {
    List<String> lines =
        LabRun.printed("stage --wave 3,4 --seeds 1 --first-seed 77 --csv").lines().toList();
    List<String> names = Arrays.asList(lines.get(0).split(","));
    assertThat(lines).hasSize(3);
    assertThat(cell(lines.get(1), names.indexOf("boss_in_view"))).isEmpty();
    assertThat(cell(lines.get(1), names.indexOf("boss_s"))).isEmpty();
    double inView = Double.parseDouble(cell(lines.get(2), names.indexOf("boss_in_view")));
    assertThat(inView).isBetween(0.9, 1.0);
    double seconds = Double.parseDouble(cell(lines.get(2), names.indexOf("boss_s")));
    assertThat(seconds).isBetween(30.0, 150.0);
  }

  private static String cell(String line, int column) {
    return line.split(",", -1)[column];
  }
}
