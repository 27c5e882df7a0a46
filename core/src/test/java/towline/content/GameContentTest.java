package towline.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import towline.aim.AimMode;
import towline.sim.api.EntityKind;
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

  /** A wave begins when a pause ends. */
  @Test
  void wavesWithoutAPauseAreRefused() throws IOException {
    EntityCatalogue catalogue = GameContent.load().catalogue();
    String arcade = withoutPause("arcade");
    assertThatThrownBy(
            () -> JsonFields.read("arcade.json", arcade, in -> ArcadeSpec.read(in, catalogue)))
        .hasMessage("arcade.json: pause is 0; it must be a number from 0.05 to 60.0.");
    String survival = withoutPause("survival");
    assertThatThrownBy(
            () ->
                JsonFields.read("survival.json", survival, in -> SurvivalSpec.read(in, catalogue)))
        .hasMessage("survival.json: pause is 0; it must be a number from 0.05 to 60.0.");
  }

  private static String withoutPause(String file) throws IOException {
    String path = "/tuning/" + file + ".json";
    try (InputStream in =
        Objects.requireNonNull(GameContentTest.class.getResourceAsStream(path), path)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.replaceFirst("\"pause\": *[0-9.]+", "\"pause\": 0");
    }
  }

  @Test
  void eachSectorHasFourWavesAndEndsWithAGreatVessel() {
    ArcadeSpec arcade = GameContent.load().arcade();
    assertThat(arcade.sectors().stream().distinct()).hasSize(3);
    for (int number = 1; number <= arcade.last(); number++) {
      boolean boss = arcade.wave(number).groups().stream().anyMatch(g -> g.spawn().spec().isBoss());
      assertThat(boss).as("wave %d has a boss", number).isEqualTo(number % 4 == 0);
    }
  }

  @Test
  void theSniperReloadsSlowestAndHitsHardest() {
    GameContent content = GameContent.load();
    AimModeSpec sure = content.aimModes().get(AimMode.SURE.ordinal());
    for (AimMode mode : AimMode.values()) {
      if (mode != AimMode.SURE) {
        AimModeSpec other = content.aimModes().get(mode.ordinal());
        assertThat(sure.gun().reload()).as("%s", mode).isGreaterThan(other.gun().reload());
        assertThat(sure.gun().damage()).as("%s", mode).isGreaterThan(other.gun().damage());
      }
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
      gentlest = Math.min(gentlest, arcade.wave(number).crowd().high());
    }
    for (int number = 1; number <= 3; number++) {
      double high = arcade.wave(number).crowd().high();
      assertThat(high).as("wave %d", number).isLessThan(gentlest);
    }
  }

  @Test
  void everyWaveHasACrowdWithMites() {
    ArcadeSpec arcade = GameContent.load().arcade();
    for (int number = 1; number <= arcade.last(); number++) {
      assertThat(arcade.wave(number).crowd().offers())
          .as("wave %d", number)
          .anyMatch(offer -> offer.spawn().kind() == EntityKind.MITE);
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
}
