package towline.lab.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.lab.LabRun;

@Tag("long")
class WavesTest {
  private static final GameContent CONTENT = GameContent.load();

  @Test
  void everyWaveGetsARowAndFewerAndFewerRunsReachIt() throws Exception {
    List<String> lines = table().lines().toList();
    assertThat(lines.get(0))
        .isEqualTo("difficulty,wave,reached,median_seconds,cleared,died,alive_s");
    assertThat(lines).hasSize(1 + CONTENT.arcade().last());
    double last = 1;
    int partly = 0;
    for (int wave = 1; wave <= CONTENT.arcade().last(); wave++) {
      String[] row = lines.get(wave).split(",", -1);
      assertThat(row).hasSize(7).startsWith("HARD", String.valueOf(wave));
      double reached = Double.parseDouble(row[2]);
      assertThat(reached).isBetween(0.0, last);
      assertThat(row[3].isEmpty() || reached > 0).as(lines.get(wave)).isTrue();
      assertThat(Double.parseDouble(row[4])).isBetween(0.0, reached);
      partly += reached > 0 && reached < 1 ? 1 : 0;
      last = reached;
    }
    assertThat(partly).as("waves that some runs reach").isPositive();
    assertThat(lines.get(1)).startsWith("HARD,1,1.0000,");
  }

  @Test
  void theMedianIsOverTheRunsThatClearedTheWave() {
    WavesTally tally = new WavesTally(2, 4);
    tally.add(new WavesRun(2, new double[] {10, Double.NaN}, 5, true));
    tally.add(new WavesRun(2, new double[] {30, 7}, 9, true));
    tally.add(new WavesRun(1, new double[] {Double.NaN, Double.NaN}, 50, true));
    tally.add(new WavesRun(2, new double[] {20, Double.NaN}, 900, false));
    assertThat(tally.died(0)).isEqualTo(0.25);
    assertThat(tally.died(1))
        .as("of three runs, of which one cleared it and one ran out of time")
        .isEqualTo(1 / 3.0);
    assertThat(tally.aliveSeconds(0)).isEqualTo(25);
    assertThat(tally.aliveSeconds(1)).isEqualTo(7);
    assertThat(tally.reached(1)).isEqualTo(0.75);
    assertThat(tally.cleared(1)).isEqualTo(0.25);
    assertThat(tally.medianSeconds(0)).isEqualTo(20);
    assertThat(tally.medianSeconds(1)).isEqualTo(7);
  }

  /** The novice clears a wave or two before it dies, so that the test is short. */
  private static String table() {
    return LabRun.printed("waves --difficulty hard --bot novice --seeds 6 --csv");
  }
}
