package towline.lab.boss;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.lab.LabRun;

class BossAimTest {
  /** In the Undertow shots of the ship fall, and the shells of the boss do not. */
  @ParameterizedTest
  @CsvSource({"4, hydra", "8, bastion", "12, leviathan"})
  void aBossHitsEvenFlightAndHardlyAnyOther(int wave, String boss) throws Exception {
    Map<String, Double> rates =
        rates(run("--wave " + wave + " --seeds 3 --first-seed 77 --csv"), boss);
    assertThat(rates.get("EVEN GHOST")).isGreaterThan(0.7);
    assertThat(rates.get("CHANGING GHOST")).isLessThan(0.3);
    assertThat(rates.get("WEAVING GHOST")).isLessThan(0.3);
  }

  @Test
  void aWaveWithoutABossIsRefused() {
    assertThat(LabRun.refusal("boss --wave 3")).contains("no boss in wave 3");
  }

  /** Returns the hit rates by flight and aim. */
  private static Map<String, Double> rates(List<String> lines, String boss) {
    assertThat(lines.get(0)).isEqualTo("boss,flight,aim,shots,hits,hit_rate,low95,high95");
    Map<String, Double> rates = new HashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      assertThat(cells[0]).isEqualTo(boss);
      assertThat(Integer.parseInt(cells[3])).isGreaterThan(50);
      rates.put(cells[1] + " " + cells[2], Double.parseDouble(cells[5]));
    }
    return rates;
  }

  private static List<String> run(String line) throws Exception {
    return LabRun.printed("boss " + line).lines().toList();
  }
}
