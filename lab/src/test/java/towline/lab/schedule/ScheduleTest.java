package towline.lab.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import towline.lab.LabRun;

class ScheduleTest {
  private static final String LINE = "--seeds 6 --first-seed 301 --seconds 60 --csv";

  private static List<String> rows(String line) throws Exception {
    List<String> lines = LabRun.printed("schedule " + line).lines().toList();
    assertThat(lines.get(0))
        .isEqualTo(
            "guns,choice,seeds,seconds,shots,hits,kills,kills_a_minute,relative,low95,high95");
    return lines.subList(1, lines.size());
  }

  /** Returns kills relative to the nearest first, for each rule of choice and number of guns. */
  private static Map<String, Double> relative(String line) throws Exception {
    return rows(line).stream()
        .map(row -> row.split(",", -1))
        .collect(
            Collectors.toMap(cells -> cells[1] + cells[0], cells -> Double.parseDouble(cells[8])));
  }

  @Test
  void theScheduleDestroysMoreThanTheNearestFirstForAnyNumberOfGuns() throws Exception {
    Map<String, Double> relative = relative(LINE);
    for (int guns = 1; guns <= 3; guns++) {
      assertThat(relative.get("NEAREST" + guns)).isEqualTo(1);
      assertThat(relative.get("SCHEDULE" + guns))
          .isGreaterThan(1.2)
          .isGreaterThan(relative.get("SOONEST" + guns));
    }
  }

  /** With one target there are no chance hits, and only shots at the end of a run miss. */
  @Test
  void firedShotsHit() throws Exception {
    for (String row : rows(LINE + " --targets 1 --guns 1,2")) {
      String[] cells = row.split(",", -1);
      double shots = Double.parseDouble(cells[4]);
      assertThat(Double.parseDouble(cells[5]) / shots).as(row).isBetween(0.96, 1.0);
      double minutes = Double.parseDouble(cells[2]) * Double.parseDouble(cells[3]) / 60;
      double killsAMinute = Double.parseDouble(cells[6]) / minutes;
      assertThat(Double.parseDouble(cells[7])).isBetween(killsAMinute - 0.01, killsAMinute + 0.01);
    }
  }

  @Test
  void equalLinesGiveEqualBytes() throws Exception {
    String line = "--seeds 2 --seconds 5 --guns 2 --csv";
    assertThat(LabRun.printed("schedule " + line)).isEqualTo(LabRun.printed("schedule " + line));
  }

  @Test
  void aRuleIsComparedWithTheNearestFirstEvenIfItIsNotChosen() throws Exception {
    List<String> alone = rows("--seeds 3 --seconds 20 --guns 1 --choice SOONEST --csv");
    assertThat(alone).hasSize(1);
    assertThat(rows("--seeds 3 --seconds 20 --guns 1 --csv")).contains(alone.get(0));
  }

  @Test
  void moreGunsThanTheScheduleAllowsAreRefused() {
    assertThat(LabRun.refusal("schedule --guns 5")).contains("--guns");
    assertThat(LabRun.refusal("schedule --set hits=0")).contains("hits");
  }
}
