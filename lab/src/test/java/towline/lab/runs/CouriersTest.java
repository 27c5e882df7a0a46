package towline.lab.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.lab.LabRun;

class CouriersTest {
  @Test
  void everyModeMeetsEveryCourierOfItsWave() throws Exception {
    String line = "--wave 1 --seeds 2 --seconds 40 --csv";
    List<String> lines = LabRun.printed("couriers " + line).lines().toList();
    assertThat(lines.get(0)).isEqualTo("wave,courier,mode,offered,opened,share,low95,high95");
    assertThat(lines).hasSize(1 + 2 * AimMode.values().length);
    for (String row : lines.subList(1, lines.size())) {
      String[] cells = row.split(",", -1);
      assertThat(cells[0]).isEqualTo("1");
      assertThat(cells[1]).isIn("trembler", "glider");
      double share = Double.parseDouble(cells[4]) / Double.parseDouble(cells[3]);
      assertThat(Double.parseDouble(cells[5])).isBetween(share - 1e-4, share + 1e-4);
      assertThat(share)
          .isBetween(Double.parseDouble(cells[6]) - 1e-4, Double.parseDouble(cells[7]) + 1e-4);
    }
  }

  /** With the gravity of the Undertow, wave 1 has the Undertow's deck. */
  @Test
  void theGravityOptionAppliesToEverySector() throws Exception {
    String line = "--wave 1 --seeds 1 --seconds 20 --csv --gravity 22";
    List<String> lines = LabRun.printed("couriers " + line).lines().toList();
    assertThat(lines.get(0)).isEqualTo("wave,courier,mode,offered,opened,share,low95,high95");
    assertThat(lines).hasSize(1 + AimMode.values().length);
    assertThat(lines.subList(1, lines.size())).allMatch(row -> row.startsWith("1,glider,"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "31", "NaN", "much"})
  void aGravityOutOfRangeIsRefused(String gravity) {
    assertThat(LabRun.refusal("couriers --gravity " + gravity)).contains("--gravity", gravity);
  }
}
