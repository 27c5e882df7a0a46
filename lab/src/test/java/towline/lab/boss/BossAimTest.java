package towline.lab.boss;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import towline.lab.LabRun;

class BossAimTest {
  @Test
  void theBastionHitsEvenFlightAndLearningHitsWeaving() throws Exception {
    Map<String, Double> rates = rates(run("--wave 8 --seeds 1 --first-seed 77 --csv"), "bastion");
    for (String aim : List.of("REFINE", "LEARN")) {
      assertThat(rates.get("EVEN " + aim)).isGreaterThan(0.8);
      assertThat(rates.get("CHANGING " + aim)).isLessThan(0.15);
    }
    assertThat(rates.get("WEAVING LEARN"))
        .isGreaterThan(rates.getOrDefault("WEAVING REFINE", 1.0) + 0.2);
  }

  /** In the Undertow shots of the ship fall, and those of the boss do not. */
  @Test
  void theLeviathanLearnsASteadyFlightButNotAChangingOne() throws Exception {
    Map<String, Double> rates =
        rates(run("--wave 12 --seeds 2 --first-seed 77 --csv"), "leviathan");
    double weaving = rates.getOrDefault("WEAVING LEARN", 0.0);
    assertThat(rates.get("EVEN LEARN")).isGreaterThanOrEqualTo(0.9).isGreaterThan(weaving);
    assertThat(rates.get("CHANGING LEARN")).isLessThanOrEqualTo(0.2).isLessThan(weaving);
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
