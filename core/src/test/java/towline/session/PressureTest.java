package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;
import towline.ai.pilot.GamePilotFactory;
import towline.content.Difficulty;
import towline.content.DifficultySpec;
import towline.content.GameContent;
import towline.content.HazardSpec;
import towline.content.SectorSpec;
import towline.sim.World;

/** The world accepts the pressure of every run of any length. */
class PressureTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final World WORLD =
      new World(CONTENT.world(), 1, new GamePilotFactory(), 0, CONTENT.engines());

  @AfterContainer
  static void close() {
    WORLD.close();
  }

  @Provide
  Arbitrary<List<HazardSpec>> hazardsFaced() {
    return Arbitraries.of(CONTENT.hazards()).list().ofMaxSize(100);
  }

  @Provide
  Arbitrary<Double> secondsOfBoss() {
    return Arbitraries.oneOf(
        Arbitraries.of(0.0, 60.0, 84.0, Double.MAX_VALUE, Double.POSITIVE_INFINITY),
        Arbitraries.doubles().between(0, 1e6));
  }

  @Property(seed = "36", tries = 2000)
  void theWorldAcceptsThePressureOfEveryRun(
      @ForAll Difficulty difficulty,
      @ForAll("hazardsFaced") List<HazardSpec> faced,
      @ForAll @IntRange(min = 1, max = Integer.MAX_VALUE) int wave,
      @ForAll("secondsOfBoss") double bossFor,
      @ForAll @DoubleRange(min = 0, max = 1) double hull,
      @ForAll @DoubleRange(min = 0, max = 1) double distress) {
    Hazards hazards = new Hazards();
    for (HazardSpec hazard : faced) {
      if (hazards.accepts(hazard)) {
        hazards.add(hazard);
      }
    }
    DifficultySpec spec = CONTENT.difficulties().get(difficulty.ordinal());
    double fury = CONTENT.survival().nemesis().fury(wave);
    double anger = fury * CONTENT.score().anger(bossFor);
    for (SectorSpec sector : CONTENT.arcade().sectors()) {
      WORLD.setGravity(0, -sector.gravity() - hazards.gravity());
      Pressure.set(WORLD, spec, hazards, anger, spec.spared(hull, distress, sector));
    }
  }

  @Example
  void aDifficultyThatExceedsTheTopPaceWithHazardsIsRefused() {
    double mostPace = World.MAX_PACE / HazardSpec.MAX_MULTIPLE;
    assertThat(new DifficultySpec(1, mostPace, 1, 0, 0.8, 4, false, 1).pace()).isEqualTo(mostPace);
    assertThatThrownBy(() -> new DifficultySpec(1, mostPace + 0.01, 1, 0, 0.8, 4, false, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "pace times 2.5, the largest factor of the hazards, must be at most 3.0, not 3.025");
  }

  @Example
  void aDifficultyThatFallsBelowTheLeastPaceWithReliefIsRefused() {
    assertThatThrownBy(() -> new DifficultySpec(1, 0.3, 1, 0, 0.8, 4, false, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("reload rate and pace less the relief must be at least 0.1");
    assertThatThrownBy(() -> new DifficultySpec(0.3, 1, 1, 0, 0.8, 4, false, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("reload rate and pace less the relief must be at least 0.1");
  }
}
