package towline.trial.swarm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import towline.avoidance.AgentLimits;
import towline.avoidance.AvoidanceLaw;

/** The scenes for judging crowds, with the figures of docs/steering.md as bounds. */
@Tag("long")
class SwarmScenesTest {
  private static SceneTally play(SwarmScene scene, AvoidanceLaw law, int tanks, long seed) {
    return scene.begin(law, tanks, seed).runToEnd();
  }

  private static double medianSeconds(SceneTally tally) {
    return tally.allSeconds().sorted().skip(tally.subjects() / 2).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "RING, 20, 9",
    "RING, 40, 18",
    "EXACT_RING, 40, 30",
    "STREAMS, 120, 19.5",
    "STREAMS_HEAD_ON, 120, 38.6",
    "CORRIDOR, 20, 20",
    "DOORWAY, 60, 13",
    "TWINS, 20, 1"
  })
  void theDefaultLawBringsAllTanksThroughWithoutATouch(
      SwarmScene scene, int tanks, double seconds) {
    for (long seed = 7001; seed <= 7002; seed++) {
      SceneTally tally = play(scene, AvoidanceLaw.LOOKAHEAD, tanks, seed);
      assertThat(tally.touches()).as("touches, seed %d", seed).isZero();
      assertThat(tally.wallTouches()).as("wall touches, seed %d", seed).isZero();
      assertThat(tally.edgeViolations()).as("edge violations, seed %d", seed).isZero();
      assertThat(tally.arrivedShare()).as("through, seed %d", seed).isEqualTo(1);
      assertThat(medianSeconds(tally)).as("median, seed %d", seed).isLessThan(seconds);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = SwarmScene.class,
      names = {"SURROUND", "PILE"})
  void theDefaultLawKeepsAPlaceAndComesToRest(SwarmScene scene) {
    SceneTally tally = play(scene, AvoidanceLaw.LOOKAHEAD, scene.sizes().get(0), 7001);
    assertThat(tally.touches()).isZero();
    assertThat(tally.arrivedShare()).isEqualTo(1);
  }

  /** The scenes can fail: without avoidance tanks touch in each scene with crossing paths. */
  @ParameterizedTest
  @EnumSource(
      value = SwarmScene.class,
      names = {"RING", "EXACT_RING", "STREAMS", "CORRIDOR", "DOORWAY", "PILE"})
  void withoutAvoidanceTanksTouch(SwarmScene scene) {
    assertThat(play(scene, AvoidanceLaw.NONE, 40, 7001).touches()).isPositive();
  }

  @Test
  void talliesGrowWhileASceneRuns() {
    SwarmSimulation scene = SwarmScene.RING.begin(AvoidanceLaw.LOOKAHEAD, 20, 7001);
    double share = 0;
    while (!scene.isOver()) {
      scene.tick();
      assertThat(scene.tally().arrivedShare()).isGreaterThanOrEqualTo(share);
      share = scene.tally().arrivedShare();
      int present = 0;
      for (int i = 0; i < scene.count(); i++) {
        present += scene.isPresent(i) ? 1 : 0;
      }
      assertThat(present).isEqualTo((int) Math.round(20 * (1 - share)));
    }
    assertThat(share).isEqualTo(1);
  }

  @Test
  void sceneNamesAndNumbersAreChecked() {
    assertThatThrownBy(() -> SwarmScene.named("maze"))
        .hasMessageContaining("'maze'")
        .hasMessageContaining("exact-ring");
    assertThatThrownBy(() -> SwarmScene.CORRIDOR.begin(AvoidanceLaw.NONE, 4000, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no room for 4000 tanks");
  }

  @Test
  void tanksThatDoNotFitIntoTheirArenaAreRefused() {
    AgentLimits wide = new AgentLimits(50, Math.toRadians(10), 5, 3);
    assertThatThrownBy(
            () -> new RoamingArena(AvoidanceLaw.LOOKAHEAD, 0.5, wide, 2, 1.0 / 60, 1, 10))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no room for 2 tanks");
  }
}
