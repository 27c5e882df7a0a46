package towline.lab.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import towline.lab.LabRun;

class LiveBossesTest {
  private static final String FIGHT = " --wave 4 --seeds 1 --first-seed 78 --csv";

  /** The fight is the one that lab stage measures with modules. */
  @Test
  void aBossIsSunkInTheTimeOfTheStage() {
    List<String> lines = LabRun.printed("boss --live --bot demo" + FIGHT).lines().toList();
    assertThat(lines.get(0)).isEqualTo("boss,bot,seeds,boss_s,own_damage,belief_shown,points_s");
    String[] row = lines.get(1).split(",", -1);
    assertThat(lines).hasSize(2);
    assertThat(row).hasSize(7).startsWith("hydra", "demo", "1");
    List<String> stage = LabRun.printed("stage" + FIGHT).lines().toList();
    int column = Arrays.asList(stage.get(0).split(",", -1)).indexOf("boss_s");
    assertThat(row[3]).isNotEmpty().isEqualTo(stage.get(1).split(",", -1)[column]);
    assertThat(Double.parseDouble(row[4])).isBetween(0.0, 1.0);
    assertThat(Double.parseDouble(row[5])).isBetween(0.0, 1.0);
    assertThat(Double.parseDouble(row[6])).isPositive();
  }
}
