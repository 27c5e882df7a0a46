package towline.trial.homing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.homing.HomingLaw;
import towline.lab.LabLine;
import towline.lab.steer.Homing;

@Tag("long")
class HomingSimulationTest {
  private static final int ENGAGEMENTS = 4000;

  private static HomingTally fly(String row, int frameRate) {
    TunedLaw law =
        TunedLaw.of(List.of(HomingLaw.values())).stream()
            .filter(tuned -> tuned.name().equals(row))
            .findFirst()
            .orElseThrow();
    return finished(List.of(law), frameRate, ENGAGEMENTS).get(0);
  }

  private static List<HomingTally> finished(List<TunedLaw> laws, int frameRate, int engagements) {
    HomingSimulation experiment = new HomingSimulation(laws, frameRate, engagements, 1);
    experiment.finish();
    return experiment.tallies();
  }

  @Test
  void theDefaultLawHitsMoreAndTurnsLessThanProportionalNavigation() {
    HomingTally best = fly("LEAD_ARC", 60);
    HomingTally proportional = fly("PROPORTIONAL", 60);
    assertThat(best.hitRate()).isGreaterThan(proportional.hitRate());
    assertThat(best.rmsTurn()).isLessThan(proportional.rmsTurn());
    assertThat(best.hitRate()).isGreaterThanOrEqualTo(0.965);
    assertThat(best.rmsTurn()).isLessThanOrEqualTo(120);
  }

  @Test
  void theDefaultLawHitsAsOftenAtEveryFrameRate() {
    double at60 = fly("LEAD_ARC", 60).hitRate();
    assertThat(fly("LEAD_ARC", 30).hitRate()).isCloseTo(at60, within(0.005));
    assertThat(fly("LEAD_ARC", 240).hitRate()).isCloseTo(at60, within(0.005));
  }

  @Test
  void theArticleShowsItsFaults() {
    double at30 = fly("ARTICLE_0.95", 30).hitRate();
    double at60 = fly("ARTICLE_0.95", 60).hitRate();
    double at240 = fly("ARTICLE_0.95", 240).hitRate();
    assertThat(at30).isBetween(0.46, 0.52);
    assertThat(at60).isBetween(0.62, 0.68);
    assertThat(at240).isBetween(0.94, 0.98);
    assertThat(fly("ARTICLE_0.90", 60).hitRate()).isBetween(0.84, 0.89);
  }

  @Test
  void theTallySoFarIsThatOfAShorterExperiment() {
    List<TunedLaw> laws = TunedLaw.of(List.of(HomingLaw.LEAD_ARC, HomingLaw.PURSUIT));
    HomingSimulation running = new HomingSimulation(laws, 60, 40, 1);
    while (running.tallies().get(0).flights() < 13) {
      running.tick();
    }
    assertThat(running.tallies())
        .usingRecursiveComparison()
        .ignoringFields("peaks")
        .isEqualTo(finished(laws, 60, 13));
  }

  @Test
  void noLawDependsOnTheOthers() {
    List<TunedLaw> laws = TunedLaw.of(List.of(HomingLaw.values()));
    List<HomingTally> together = finished(laws, 30, 40);
    for (int i = 0; i < laws.size(); i++) {
      assertThat(together.get(i))
          .as(laws.get(i).name())
          .usingRecursiveComparison()
          .isEqualTo(finished(List.of(laws.get(i)), 30, 40).get(0));
    }
  }

  @Test
  void theSameOptionsGiveTheSameBytes() throws Exception {
    String first = LabLine.run(new Homing(), "--engagements 100 --csv");
    assertThat(LabLine.run(new Homing(), "--engagements 100 --csv")).isEqualTo(first);
    assertThat(first.lines().toList())
        .first()
        .isEqualTo(
            "law,hz,hit,hit_straight,hit_weave,hit_circle,hit_break,"
                + "mean_time_to_hit_s,rms_turn_deg_s,p95_peak_turn_deg_s");
    assertThat(first.lines().skip(1).map(line -> line.substring(0, line.indexOf(','))))
        .containsExactly(
            "LEAD_ARC", "PROPORTIONAL", "PURSUIT", "SMOOTH_EXACT", "ARTICLE_0.90", "ARTICLE_0.95");
  }

  private static List<String> table(String set, TargetManoeuvre... manoeuvres) throws Exception {
    String names = Arrays.stream(manoeuvres).map(Enum::name).collect(Collectors.joining(","));
    String line = "--law PROPORTIONAL,PURSUIT --engagements 400 --csv --set ";
    return LabLine.run(new Homing(), line + set + " --manoeuvre " + names).lines().skip(1).toList();
  }

  @Test
  void theNavigationConstantIsThatOfProportionalNavigationAlone() throws Exception {
    List<String> usual = table("navigation=4", TargetManoeuvre.values());
    List<String> sluggish = table("navigation=1", TargetManoeuvre.values());
    assertThat(sluggish.get(0)).isNotEqualTo(usual.get(0));
    assertThat(sluggish.get(1)).isEqualTo(usual.get(1));
  }

  @Test
  void aManoeuvreThatIsNotFlownHasNoRate() throws Exception {
    List<String> cells = List.of(table("speed=15", TargetManoeuvre.BREAK).get(0).split(",", -1));
    assertThat(cells.subList(3, 6)).containsOnly("");
    assertThat(cells.get(6)).isEqualTo(cells.get(2));
  }

  @Test
  void whoStartsBackwardsTakesLonger() throws Exception {
    double behind = timeToHit(table("leastAngle=170", TargetManoeuvre.STRAIGHT).get(1));
    double ahead = timeToHit(table("mostAngle=10", TargetManoeuvre.STRAIGHT).get(1));
    assertThat(behind).isGreaterThan(ahead);
  }

  private static double timeToHit(String row) {
    return Double.parseDouble(row.split(",", -1)[7]);
  }

  @Test
  void nonsenseIsRefused() {
    assertThatThrownBy(() -> LabLine.run(new Homing(), "--engagements 3"))
        .hasMessage("Invalid value for option '--engagements': 3 is out of range (4 to 10000000)");
    assertThatThrownBy(() -> LabLine.run(new Homing(), "--hz 60,0"))
        .hasMessage("Invalid value for option '--hz': 0 is out of range (1 to 720)");
    assertThatThrownBy(() -> LabLine.run(new Homing(), "--set nearest=100"))
        .hasMessageContaining("nearest must not be above farthest");
  }
}
