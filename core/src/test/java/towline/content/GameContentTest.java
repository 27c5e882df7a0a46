package towline.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.aim.AimMode;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;

class GameContentTest {
  /** From the humblest belief to the cleverest. */
  private static final List<AimMode> BY_WIT =
      List.of(
          AimMode.HOLD,
          AimMode.DIRECT,
          AimMode.LEAD,
          AimMode.TURN_LEAD,
          AimMode.LOB,
          AimMode.REFINE,
          AimMode.PREDICT);

  @Test
  void everythingThatComesWithTheGameLoads() {
    GameContent content = GameContent.load();
    assertThat(content.aimModes()).hasSize(AimMode.values().length);
    assertThat(content.difficulties()).hasSize(Difficulty.values().length);
    assertThat(content.arcade().last()).isEqualTo(12);
  }

  @Test
  void eachSectorHasFourWavesAndEndsWithAGreatVessel() {
    ArcadeSpec arcade = GameContent.load().arcade();
    assertThat(arcade.sectors().stream().distinct()).hasSize(3);
    for (int number = 1; number <= arcade.last(); number++) {
      boolean boss =
          arcade.wave(number).groups().stream()
              .anyMatch(g -> g.spawn() instanceof Spawn.OfVessel v && v.kind().phases() > 1);
      assertThat(boss).as("wave %d has a boss", number).isEqualTo(number % 4 == 0);
    }
  }

  @Test
  void noneOfTheCleverAimModesReloadsFasterHitsHarderOrEarnsMoreThanAHumblerOne() {
    GameContent content = GameContent.load();
    for (int i = 1; i < BY_WIT.size(); i++) {
      AimModeSpec humbler = content.aimModes().get(BY_WIT.get(i - 1).ordinal());
      AimModeSpec cleverer = content.aimModes().get(BY_WIT.get(i).ordinal());
      assertThat(cleverer.gun().reload())
          .as("reload of %s", BY_WIT.get(i))
          .isGreaterThanOrEqualTo(humbler.gun().reload());
      assertThat(cleverer.gun().damage())
          .as("damage of %s", BY_WIT.get(i))
          .isLessThanOrEqualTo(humbler.gun().damage());
      assertThat(cleverer.scoreFactor())
          .as("score of %s", BY_WIT.get(i))
          .isLessThan(humbler.scoreFactor());
    }
  }

  @Test
  void theHarderDifficultyPressesHarderAndPaysMore() {
    List<DifficultySpec> all = GameContent.load().difficulties();
    for (int i = 1; i < all.size(); i++) {
      DifficultySpec easier = all.get(i - 1);
      DifficultySpec harder = all.get(i);
      assertThat(harder.reloadRate()).isGreaterThan(easier.reloadRate());
      assertThat(harder.pace()).isGreaterThan(easier.pace());
      assertThat(harder.crowd()).isGreaterThan(easier.crowd());
      assertThat(harder.repair()).isLessThanOrEqualTo(easier.repair());
      assertThat(harder.score()).isGreaterThan(easier.score());
    }
  }

  @Test
  void theFirstThreeWavesAreTheGentlest() {
    ArcadeSpec arcade = GameContent.load().arcade();
    double gentlest = Double.POSITIVE_INFINITY;
    for (int number = 4; number <= arcade.last(); number++) {
      gentlest = Math.min(gentlest, health(arcade.wave(number)));
    }
    for (int number = 1; number <= 3; number++) {
      assertThat(health(arcade.wave(number))).as("wave %d", number).isLessThan(gentlest);
    }
  }

  @Test
  void eachPhaseOfAVesselHasSomethingToLoseAndTheCoreIsOfTheLast() {
    for (VesselSpec vessel : GameContent.load().vessels()) {
      for (int phase = 0; phase < vessel.phases(); phase++) {
        int now = phase;
        assertThat(vessel.parts())
            .as("phase %d of %s", phase, vessel.name())
            .anyMatch(part -> part.role() != PartSpec.Role.HULL && part.phase() == now);
      }
      assertThat(vessel.parts())
          .as(vessel.name())
          .allMatch(
              part -> part.role() != PartSpec.Role.CORE || part.phase() == vessel.phases() - 1);
    }
  }

  /** What has to be shot off before the wave is over, in points of health. */
  private static double health(WaveSpec wave) {
    return wave.groups().stream().mapToDouble(g -> g.count() * health(g.spawn())).sum();
  }

  private static double health(Spawn spawn) {
    if (spawn instanceof Spawn.OfSnake s) {
      return s.kind().headHealth() + (s.segments() - 1) * s.kind().health();
    }
    if (spawn instanceof Spawn.OfTank t) {
      return t.kind().health();
    }
    if (spawn instanceof Spawn.OfVessel v) {
      return v.kind().parts().stream()
          .filter(part -> part.role() == PartSpec.Role.CORE)
          .mapToDouble(PartSpec::health)
          .sum();
    }
    return 0;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{'a': 11} | 'file.json: a is 11; it must be a number from 0.0 to 10.0.'",
        "{'a': 'x'} | 'file.json: a is x; it must be a number from 0.0 to 10.0.'",
        "{'a': NaN} | 'file.json: a is NaN; it must be a number from 0.0 to 10.0.'",
        "{'a': null} | 'file.json: a is null; it must be a number from 0.0 to 10.0.'",
        "{'a': {}} | 'file.json: a is a structure; it must be a number from 0.0 to 10.0.'",
        "{'b': 1} | 'file.json: a is missing.'",
        "{'A': 1} | 'file.json: a is missing.'",
        "{'a': 1, 'c': 2} | 'file.json: c is not a known field.'",
        "{'a': 1, 'a': 2} | 'file.json: a appears twice.'",
        "hello there | 'file.json: the file must be an object in braces.'",
        "'' | 'file.json: is empty; it must be an object in braces.'"
      })
  void aWrongValueNamesFileFieldValueAndRange(String text, String sentence) {
    String json = text.equals("''") ? "" : text.replace('\'', '"');
    assertThatThrownBy(() -> JsonFields.read("file.json", json, in -> in.number("a", 0, 10)))
        .isInstanceOf(ContentException.class)
        .hasMessage(sentence.substring(1, sentence.length() - 1));
  }
}
