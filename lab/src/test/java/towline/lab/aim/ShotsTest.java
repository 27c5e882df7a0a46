package towline.lab.aim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import towline.lab.LabRun;

class ShotsTest {
  @Test
  void aRowForEachDayShotAndModeOnOffer() {
    List<String> lines = LabRun.printed("shots --from 2027-03-01 --days 2 --csv").lines().toList();
    assertThat(lines.get(0)).isEqualTo("date,shot,family,mode,fired_s,hit_s,mark");
    assertThat(lines).hasSize(1 + 2 * (4 + 4 + 6 + 6 + 9 + 9));
    assertThat(lines.get(1)).startsWith("2027-03-01,1,");
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      assertThat(cells).hasSize(7);
      assertThat(cells[5].isEmpty()).isEqualTo(cells[6].equals("NONE"));
    }
    assertThat(lines.stream().filter(line -> line.endsWith(",FULL"))).hasSize(12);
  }

  @Test
  void aRowForEachSimplePlayer() {
    List<String> lines = LabRun.printed("shots --bots --days 2 --csv").lines().toList();
    assertThat(lines.get(0)).isEqualTo("bot,full,half,none");
    assertThat(lines).hasSize(1 + 9 + 2);
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      double sum = 0;
      for (int i = 1; i < 4; i++) {
        sum += Double.parseDouble(cells[i]);
      }
      assertThat(sum).isCloseTo(1, within(0.002));
    }
    double chance = (1 / 4.0 + 1 / 4.0 + 1 / 6.0 + 1 / 6.0 + 1 / 9.0 + 1 / 9.0) / 6;
    assertThat(Double.parseDouble(lines.get(10).split(",", -1)[1]))
        .isCloseTo(chance, within(0.001));
    assertThat(lines.get(11)).startsWith("RULES,");
  }
}
