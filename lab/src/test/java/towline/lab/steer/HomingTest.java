package towline.lab.steer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import towline.lab.LabRun;
import towline.trial.homing.TargetManoeuvre;

class HomingTest {
  @Test
  void equalOptionsGiveEqualBytes() {
    String first = LabRun.printed("homing --engagements 100 --csv");
    assertThat(LabRun.printed("homing --engagements 100 --csv")).isEqualTo(first);
    assertThat(first.lines().toList())
        .first()
        .isEqualTo(
            "law,hz,hit,hit_straight,hit_weave,hit_circle,hit_break,"
                + "mean_time_to_hit_s,rms_turn_deg_s,p95_peak_turn_deg_s");
    assertThat(first.lines().skip(1).map(line -> line.substring(0, line.indexOf(','))))
        .containsExactly(
            "LEAD_ARC", "PROPORTIONAL", "PURSUIT", "SMOOTH_EXACT", "ARTICLE_0.90", "ARTICLE_0.95");
  }

  private static List<String> table(String set, TargetManoeuvre... manoeuvres) {
    String names = Arrays.stream(manoeuvres).map(Enum::name).collect(Collectors.joining(","));
    String line = "--law PROPORTIONAL,PURSUIT --engagements 400 --csv --set ";
    return LabRun.printed("homing " + line + set + " --manoeuvre " + names)
        .lines()
        .skip(1)
        .toList();
  }

  @Test
  void theNavigationConstantAffectsProportionalNavigationAlone() {
    List<String> usual = table("navigation=4", TargetManoeuvre.values());
    List<String> sluggish = table("navigation=1", TargetManoeuvre.values());
    assertThat(sluggish.get(0)).isNotEqualTo(usual.get(0));
    assertThat(sluggish.get(1)).isEqualTo(usual.get(1));
  }

  @Test
  void anUnusedManoeuvreHasNoRate() {
    List<String> cells = List.of(table("speed=15", TargetManoeuvre.BREAK).get(0).split(",", -1));
    assertThat(cells.subList(3, 6)).containsOnly("");
    assertThat(cells.get(6)).isEqualTo(cells.get(2));
  }

  @Test
  void aMissileThatStartsBackwardsTakesLonger() {
    double behind = timeToHit(table("leastAngle=170", TargetManoeuvre.STRAIGHT).get(1));
    double ahead = timeToHit(table("mostAngle=10", TargetManoeuvre.STRAIGHT).get(1));
    assertThat(behind).isGreaterThan(ahead);
  }

  private static double timeToHit(String row) {
    return Double.parseDouble(row.split(",", -1)[7]);
  }

  @Test
  void nonsenseIsRefused() {
    assertThat(LabRun.refusal("homing --engagements 3"))
        .contains("Invalid value for option '--engagements': 3 is out of range (4 to 10000000)");
    assertThat(LabRun.refusal("homing --hz 60,0"))
        .contains("Invalid value for option '--hz': 0 is out of range (1 to 720)");
    assertThat(LabRun.refusal("homing --set nearest=100"))
        .contains("nearest must not be above farthest");
  }
}
