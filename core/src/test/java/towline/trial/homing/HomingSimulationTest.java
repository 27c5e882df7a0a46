package towline.trial.homing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.homing.HomingLaw;

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
  void theSmoothingOfTheArticleHasItsKnownFaults() {
    double at30 = fly("ARTICLE_0.95", 30).hitRate();
    double at60 = fly("ARTICLE_0.95", 60).hitRate();
    double at240 = fly("ARTICLE_0.95", 240).hitRate();
    assertThat(at30).isBetween(0.46, 0.52);
    assertThat(at60).isBetween(0.62, 0.68);
    assertThat(at240).isBetween(0.94, 0.98);
    assertThat(fly("ARTICLE_0.90", 60).hitRate()).isBetween(0.84, 0.89);
  }

  @Test
  void theLiveTallyEqualsThatOfAShorterExperiment() {
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
}
