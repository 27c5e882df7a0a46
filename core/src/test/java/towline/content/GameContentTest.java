package towline.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;

class GameContentTest {
  @Test
  void theContentOfTheGameLoads() {
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
                JsonFields.read(
                    "survival.json",
                    survival,
                    in -> SurvivalSpec.read(in, catalogue, GameContent.load().hazards())))
        .hasMessage("survival.json: pause is 0; it must be a number from 0.05 to 60.0.");
  }

  @Test
  void invalidCouriersAreRefused() throws IOException {
    refuse(
        "\"rate\": 5",
        "\"rate\": 500",
        "couriers.trembler.rate is 500; it must be a number from 0.01 to 100.0.");
    refuse(
        "\"WEAVING\", \"size\": 1,",
        "\"WEAVING\", \"size\": 2.41,",
        "couriers.weaver.size is 2.41; it must be a number from 0.01 to 2.2.");
    refuse(
        "\"size\": 1, \"rate\": 0.8",
        "\"size\": 1, \"rate\": 0.1",
        "couriers.weaver.size is 1.0; it must be so small that the figure reaches at most 10.0 m.");
    refuse("\"CIRCLING\", \"size\": 4.2,", "\"CIRCLING\",", "couriers.circler.size is missing.");
    refuse("\"STRAIGHT\",", "\"STRAIGHT\", \"size\": 1,", "couriers.glider.size is not a known");
    refuse("\"LEARN\": 60", "\"LEARN\": -1", "pay.bounty.LEARN is -1; it must be a number from 0");
    refuse(
        "\"haulStep\": 0.5",
        "\"haulStep\": -0.1",
        "pay.haulStep is -0.1; it must be a number from 0.0 to 10.0.");
    refuse(
        "\"couriersPerGate\": 3",
        "\"couriersPerGate\": 0",
        "pay.couriersPerGate is 0; it must be a number from 1.0 to 100.0.");
    refuse(
        "\"halfWidth\": 3",
        "\"halfWidth\": 60",
        "gate.halfWidth is 60; it must be a number from 0.5 to 6.0.");
    refuse("\"stay\": 12, \"distance\"", "\"distance\"", "gate.stay is missing.");
    refuse("\"from\": 1,", "\"from\": 2,", "decks must begin with wave 1");
    refuse(
        "\"trembler\", \"glider\"\\]",
        "\"trembler\", \"gilder\"]",
        "decks[0].kinds is gilder; it must be one of trembler, glider,");
  }

  /** The acts of a wave are data; every mistake in them is told with file, field and value. */
  @Test
  void invalidActsAreRefused() throws IOException {
    refuseArcade(
        "\"fleeAfter\": 20",
        "\"fleeAfter\": 0",
        "pressure.fleeAfter is 0; it must be a number from 1.0 to 600.0.");
    refuseArcade("\"alone\": 8,", "", "sectors[0].waves[0].alone is missing");
    refuseArcade("\"quota\": [0-9.]+", "\"quota\": 0", "crowd.quota is 0; it must be a number");
    refuseArcade(
        "\"weight\": 3, \"after\": 8",
        "\"weight\": 3, \"after\": 7",
        "one kind of foe must come in the first 8.0 s, not spitter and drifter");
    refuseArcade(
        "\"formation\": \"RING\", \"size\": 6",
        "\"formation\": \"HEAP\", \"size\": 6",
        "finale.squads[0].formation is HEAP; it must be one of RING, ABREAST");
    refuseArcade(
        "\"formation\": \"RING\", \"size\": 6",
        "\"formation\": \"RING\", \"size\": 61",
        "finale.squads[0].size is 61; it must be a number from 1.0 to 60.0.");
    refuseArcade(
        "\"school\": \"mite\", \"formation\": \"RING\", \"size\": 60",
        "\"school\": \"mite\", \"formation\": \"RING\", \"size\": 60, \"after\": 30",
        "must be in the order of their entries, not 30.0 and then 2.0");
    refuseArcade("\"finale\": ", "\"end\": ", "sectors[0].waves[0].finale is missing");
    refuseArcade(
        "\"plating\": 0.3,\\s*\"groups\": \\[ \\{ \"vessel\": \"hydra\"",
        "\"plating\": 0.3, \"alone\": 8, \"groups\": [ { \"vessel\": \"hydra\"",
        "sectors[0].waves[3].alone is not a known");
  }

  private static void refuseArcade(String shipped, String bad, String why) throws IOException {
    EntityCatalogue catalogue = GameContent.load().catalogue();
    String path = "/tuning/arcade.json";
    try (InputStream in =
        Objects.requireNonNull(GameContentTest.class.getResourceAsStream(path), path)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      String spoilt = text.replaceFirst(shipped, bad);
      assertThat(spoilt).isNotEqualTo(text);
      assertThatThrownBy(
              () ->
                  JsonFields.read(
                      "arcade.json", spoilt, fields -> ArcadeSpec.read(fields, catalogue)))
          .hasMessageStartingWith("arcade.json: ")
          .hasMessageContaining(why);
    }
  }

  private static void refuse(String shipped, String bad, String why) throws IOException {
    String path = "/tuning/couriers.json";
    try (InputStream in =
        Objects.requireNonNull(GameContentTest.class.getResourceAsStream(path), path)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      String spoilt = text.replaceFirst(shipped, bad);
      assertThat(spoilt).isNotEqualTo(text);
      assertThatThrownBy(() -> JsonFields.read("couriers.json", spoilt, CourierTable::read))
          .hasMessageStartingWith("couriers.json: ")
          .hasMessageContaining(why);
    }
  }

  private static String withoutPause(String file) throws IOException {
    String path = "/tuning/" + file + ".json";
    try (InputStream in =
        Objects.requireNonNull(GameContentTest.class.getResourceAsStream(path), path)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.replaceFirst("\"pause\": *[0-9.]+", "\"pause\": 0");
    }
  }

  /** The threshold is between the gravity of a hazard and that of the Undertow. */
  @Test
  void shotsCountAsFallingFromHalfOfTheGreatestGravityOn() {
    GameContent content = GameContent.load();
    double strongest =
        content.arcade().sectors().stream().mapToDouble(SectorSpec::gravity).max().orElseThrow();
    assertThat(content.couriers().falling()).isEqualTo(strongest / 2);
    assertThat(content.couriers().falls(strongest / 2)).isTrue();
    assertThat(content.couriers().falls(Math.nextDown(strongest / 2))).isFalse();
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
  void aHarderDifficultyHasMorePressureAndPay() {
    List<DifficultySpec> all = GameContent.load().difficulties();
    for (int i = 1; i < all.size(); i++) {
      DifficultySpec easier = all.get(i - 1);
      DifficultySpec harder = all.get(i);
      assertThat(harder.reloadRate()).isGreaterThan(easier.reloadRate());
      assertThat(harder.pace()).isGreaterThan(easier.pace());
      assertThat(harder.crowd()).isGreaterThan(easier.crowd());
      assertThat(harder.repair()).isLessThanOrEqualTo(easier.repair());
      assertThat(harder.relief()).isLessThanOrEqualTo(easier.relief());
      assertThat(harder.aidEvery()).isGreaterThanOrEqualTo(easier.aidEvery());
      assertThat(harder.score()).isGreaterThan(easier.score());
    }
  }

  @Test
  void theFirstThreeWavesAreTheGentlest() {
    ArcadeSpec arcade = GameContent.load().arcade();
    double gentlest = Double.POSITIVE_INFINITY;
    for (int number = 4; number <= arcade.last(); number++) {
      // The crowd around a boss is thin: the pressure is the boss's.
      boolean hasBoss = arcade.wave(number).crowd().seconds() == 0;
      gentlest = hasBoss ? gentlest : Math.min(gentlest, arcade.wave(number).crowd().high());
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
  void eachPhaseOfAVesselHasAVulnerablePartAndTheLastHasTheCore() {
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
