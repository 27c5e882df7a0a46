package towline.lab.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.lab.LabRun;

@Tag("long")
class SortieTest {
  @Test
  void everyModeGetsARowWithConsistentNumbers() throws Exception {
    List<String> lines = table(" --csv").lines().toList();
    assertThat(lines.get(0))
        .isEqualTo(
            "wave,mode,seeds,seconds,shots,hits,hit_rate,low95,high95,"
                + "hit_rate_alive,kills,mean_score,deaths,couriers,opened");
    assertThat(lines).hasSize(3);
    String[] direct = lines.get(1).split(",", -1);
    String[] lead = lines.get(2).split(",", -1);
    assertThat(direct).startsWith("1", "DIRECT", "3", "30").hasSize(15);
    assertThat(lead).startsWith("1", "LEAD", "3", "30").hasSize(15);
    assertThat(Integer.parseInt(direct[4])).isPositive();
    double rate = Double.parseDouble(direct[5]) / Double.parseDouble(direct[4]);
    assertThat(Double.parseDouble(direct[6])).isBetween(rate - 1e-5, rate + 1e-5);
    assertThat(Double.parseDouble(direct[9])).isBetween(rate, 1.0);
    assertThat(direct).isNotEqualTo(lead);
  }

  @Test
  void aModeThatNeverFiredHasNoRate() throws Exception {
    String out = LabRun.printed("sortie --mode HOLD --bot idle --seeds 1 --seconds 1 --csv");
    assertThat(out).endsWith("\n1,HOLD,1,1,0,0,,,,,0,0.0,0,0,0\n");
  }

  @Test
  void everyWaveIsFlownAlsoWithGuessedAndFreeModes() throws Exception {
    String line = "--wave 1,5 --mode GUESS,FREE --seeds 1 --seconds 40 --csv";
    List<String> rows = LabRun.printed("sortie " + line).lines().skip(1).toList();
    assertThat(rows)
        .extracting(row -> row.split(",", -1)[0] + row.split(",", -1)[1])
        .containsExactly("1GUESS", "1FREE", "5GUESS", "5FREE");
    int allOpened = 0;
    for (String row : rows) {
      String[] cells = row.split(",", -1);
      int couriers = Integer.parseInt(cells[13]);
      int opened = Integer.parseInt(cells[14]);
      assertThat(couriers).isPositive();
      assertThat(opened).isBetween(0, couriers);
      allOpened += opened;
    }
    assertThat(allOpened).isPositive();
  }

  @Test
  void theReadableTableHasTheRowsOfTheCsv() throws Exception {
    assertThat(table("").lines()).hasSize(4).anyMatch(line -> line.startsWith("   1  DIRECT "));
  }

  private static String table(String format) {
    return LabRun.printed("sortie --mode DIRECT,LEAD --seeds 3 --seconds 30" + format);
  }
}
