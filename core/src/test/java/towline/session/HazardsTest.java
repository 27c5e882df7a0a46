package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.content.HazardSpec;
import towline.internal.RandomStream;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Spawn;

class HazardsTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final double MOST = HazardSpec.MAX_MULTIPLE;

  private static HazardSpec drawn(RandomStream random) {
    boolean falls = random.index(4) == 0;
    return new HazardSpec(
        random.index(9),
        "DRAWN",
        falls ? random.range(0.5, 20) : 0,
        random.index(2) == 0 ? random.range(1, 1.8) : 1,
        random.index(2) == 0 ? random.range(1, 1.8) : 1,
        random.index(5) != 0,
        random.range(1, 2));
  }

  /** Whatever is faced in whatever order: what cannot be felt in full is neither faced nor paid. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void payGrowsExactlyWithTheEffect(long seed) {
    RandomStream random = new RandomStream(seed);
    Hazards hazards = new Hazards();
    double pay = 1;
    for (int i = 0; i < 200; i++) {
      HazardSpec next = drawn(random);
      double fire = hazards.fire();
      double pace = hazards.pace();
      double gravity = hazards.gravity();
      boolean rack = hazards.rack();
      boolean fits =
          fire * next.fire() <= MOST
              && pace * next.pace() <= MOST
              && !(gravity > 0 && next.gravity() > 0)
              && (rack || next.rack());
      assertThat(hazards.accepts(next)).isEqualTo(fits);
      if (fits) {
        hazards.add(next);
        pay += next.pay() - 1;
        assertThat(hazards.fire()).isEqualTo(fire * next.fire()).isLessThanOrEqualTo(MOST);
        assertThat(hazards.pace()).isEqualTo(pace * next.pace()).isLessThanOrEqualTo(MOST);
        assertThat(hazards.gravity()).isEqualTo(gravity + next.gravity());
        assertThat(hazards.rack()).isEqualTo(rack && next.rack());
      } else {
        assertThatThrownBy(() -> hazards.add(next)).hasMessageContaining("DRAWN");
        assertThat(hazards.fire()).isEqualTo(fire);
        assertThat(hazards.gravity()).isEqualTo(gravity);
      }
      assertThat(hazards.pay()).isCloseTo(pay, within(1e-9));
    }
  }

  /** Each hazard of the game, as often as it is felt in full, on each difficulty. */
  @ParameterizedTest
  @EnumSource(Difficulty.class)
  void theWorldTakesAllHazardsAtOnceAndTheyPayALimitedSum(Difficulty difficulty) {
    Hazards hazards = new Hazards();
    for (HazardSpec hazard : CONTENT.hazards()) {
      assertThat(hazard.pay()).as(hazard.name()).isBetween(1.3, 2.0);
      int faced = 0;
      while (hazards.accepts(hazard)) {
        hazards.add(hazard);
        faced++;
        assertThat(faced).isLessThan(10);
      }
      assertThat(faced).as(hazard.name()).isPositive();
    }
    assertThat(hazards.pay()).isLessThan(10);
    try (World world = new World(CONTENT.world(), 1, new StillPilots(), 0)) {
      Pressure.set(world, CONTENT.difficulties().get(difficulty.ordinal()), hazards, 1.4, 1);
    }
  }

  /** A shield in their place would protect the ship that the hazard is to weaken. */
  @Test
  void withoutARackNoMissilesComeAndNothingInTheirPlace() {
    HazardSpec noRack =
        CONTENT.hazards().stream().filter(hazard -> !hazard.rack()).findFirst().orElseThrow();
    for (boolean faced : List.of(false, true)) {
      Hazards hazards = new Hazards();
      if (faced) {
        hazards.add(noRack);
      }
      try (World world = new World(CONTENT.world(), 1, new StillPilots(), 0)) {
        SpawnPoints points = new SpawnPoints(world, hazards, new RandomStream(1));
        for (PowerUpKind kind : PowerUpKind.values()) {
          points.spawn(new Spawn(EntityKind.POWER_UP, kind, 1, Spawn.Entrance.DRIFT));
        }
        world.publishSpawned();
        EnumSet<PowerUpKind> expected = EnumSet.allOf(PowerUpKind.class);
        if (faced) {
          expected.remove(PowerUpKind.MISSILES);
        }
        Snapshot now = world.current();
        EnumSet<PowerUpKind> came = EnumSet.noneOf(PowerUpKind.class);
        for (int i = now.first(EntityKind.POWER_UP); i < now.end(EntityKind.POWER_UP); i++) {
          came.add(now.row(i).powerUp);
        }
        assertThat(came).isEqualTo(expected);
        assertThat(now.count(EntityKind.POWER_UP)).isEqualTo(expected.size());
      }
    }
  }
}
