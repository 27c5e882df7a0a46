package towline.lab.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.lab.LabRun;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;

@Tag("long")
class BiteTest {
  private static final String FIGHTS =
      "bite --wave 1,9 --seeds 2 --first-seed 31 --seconds 25 --csv --choice ";
  private static final int KILLS = 4;
  private static final int WHIP = 5;
  private static final int CLEAR = 8;
  private static final int SCORE = 9;

  @Test
  void everyChoiceHasARowInEachWaveAndOneOfTheMeans() {
    List<String> lines = lines("CHOOSES,PREDICT");
    assertThat(lines.get(0))
        .isEqualTo("wave,bot,choice,seeds,kills_min,whip,harpoon,gun,clear_s,score");
    Map<String, String[]> rows = rows(lines);
    assertThat(lines).hasSize(1 + rows.size());
    assertThat(rows)
        .containsOnlyKeys(
            "1 CHOOSES", "1 PREDICT", "9 CHOOSES", "9 PREDICT", "all CHOOSES", "all PREDICT");
    for (String choice : List.of("CHOOSES", "PREDICT")) {
      for (int column : new int[] {KILLS, SCORE}) {
        double first = number(row(rows, "1 " + choice), column);
        double second = number(row(rows, "9 " + choice), column);
        assertThat(number(row(rows, "all " + choice), column))
            .isCloseTo((first + second) / 2, within(0.1));
      }
    }
    for (String[] row : rows.values()) {
      assertThat(row).startsWith(row[0], "demo", row[2], "2").hasSize(10);
      assertThat(number(row, KILLS)).isPositive();
      double sum = 0;
      for (int weapon = WHIP; weapon < CLEAR; weapon++) {
        assertThat(number(row, weapon)).isBetween(0.0, 1.0);
        sum += number(row, weapon);
      }
      assertThat(sum).isPositive().isLessThanOrEqualTo(1.001);
      assertThat(row[CLEAR]).as("no wave can be cleared so soon").isEmpty();
    }
  }

  @Test
  void theRowsOfAChoiceDoNotDependOnTheOthers() {
    List<String> together = lines("HOLD,LEAD");
    assertThat(together).containsAll(lines("LEAD")).containsAll(lines("hold"));
    assertThat(lines("LEAD,HOLD,LEAD")).containsExactlyInAnyOrderElementsOf(together);
  }

  @Test
  void aBotThatDoesNotSwingKillsLessWithTheDroneItself() {
    Map<String, String[]> rows = rows(lines("CHOOSES,NO_SWING"));
    for (String wave : List.of("1", "9", "all")) {
      double swung = kills(row(rows, wave + " CHOOSES"));
      assertThat(kills(row(rows, wave + " NO_SWING"))).isLessThan(0.7 * swung);
    }
  }

  /** Returns the kills of the swung drone, 1/min. */
  private static double kills(String[] row) {
    return number(row, KILLS) * number(row, WHIP);
  }

  @Test
  void everyKillIsThatOfAKindAndOnlyShotsHit() {
    double all = number(row(rows(lines("CHOOSES,SURE")), "all SURE"), KILLS);
    List<String> lines = lines("CHOOSES,SURE --kinds");
    assertThat(lines.get(0)).isEqualTo("kind,mode,shots,hits,kills_min");
    double kills = 0;
    int shots = 0;
    for (String line : lines.subList(1, lines.size())) {
      String[] row = line.split(",", -1);
      assertThat(row[0]).matches("(snake|tank|missile|vessel) [a-z]+|mite");
      int fired = Integer.parseInt(row[2]);
      assertThat(Integer.parseInt(row[3])).isBetween(0, fired);
      shots += fired;
      kills += row[1].equals("SURE") ? number(row, 4) : 0;
    }
    assertThat(shots).isPositive();
    assertThat(kills).isCloseTo(all, within(0.1));
    assertThat(lines.stream().filter(line -> line.contains(",SURE,")).count())
        .as("each kind has a row of each choice")
        .isEqualTo((lines.size() - 1) / 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 7, 11})
  void theKillsAreThoseOfTheScore(int wave) {
    BiteChoice choice = BiteChoice.CHOOSES;
    BiteRun fight = BiteRun.fly(UnwornHull.load(), wave, choice, "demo", 33, 20);
    RunSetup setup = new RunSetup(33, PlayMode.ARCADE, wave, choice.first().ordinal());
    try (BotRun flight = new BotRun(UnwornHull.load(), setup, "demo", choice.modeChoice())) {
      flight.fly(20);
      assertThat(fight.kills).isEqualTo(flight.run().score().kills()).isPositive();
      assertThat(fight.points).isEqualTo(flight.run().score().points());
      assertThat(fight.gunKills + fight.harpoonKills).isEqualTo(flight.run().score().droneKills());
      assertThat(fight.whipKills).isEqualTo(flight.run().score().whipKills());
    }
  }

  @Test
  void theReadableTableComparesWithTheBotThatChooses() {
    String line = "bite --wave 3 --seeds 1 --seconds 15 --bot novice --choice ";
    List<String> lines = LabRun.printed(line + "CHOOSES,LOB").lines().toList();
    assertThat(lines.get(0)).contains("of CHOOSES");
    assertThat(lines.get(1)).startsWith("   3  novice  CHOOSES").contains(" 1.00 ");
    assertThat(LabRun.printed(line + "LOB").lines().toList().get(1))
        .startsWith("   3  novice  LOB")
        .doesNotContain("NaN");
  }

  private static List<String> lines(String choices) {
    return LabRun.printed(FIGHTS + choices).lines().toList();
  }

  /** Returns the cells of each row by its wave and choice. */
  private static Map<String, String[]> rows(List<String> lines) {
    Map<String, String[]> rows = new HashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      rows.put(cells[0] + " " + cells[2], cells);
    }
    return rows;
  }

  private static String[] row(Map<String, String[]> rows, String waveAndChoice) {
    return Objects.requireNonNull(rows.get(waveAndChoice), waveAndChoice);
  }

  private static double number(String[] row, int column) {
    return Double.parseDouble(row[column]);
  }
}
