package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.WorldScenario;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;
import towline.sim.loadout.Stat;

class ShardPlannerTest {
  private final ShardPlanner planner = new ShardPlanner();

  private static WorldScenario shard(double x, double y) {
    return new WorldScenario().ship(48, 27).entity(EntityKind.SHARD, 50, x, y, 0);
  }

  private double value(Snapshot seen, double x, double y) {
    planner.update(seen, seen.first(EntityKind.SHIP));
    return planner.value(seen, x, y);
  }

  @Test
  void shardsOnTheWayHaveWorth() {
    Snapshot one = shard(56, 27).snapshot();
    assertThat(value(one, 1, 0)).isBetween(0.5, 1.0);
    assertThat(value(one, -1, 0)).isZero();
    Snapshot two = shard(56, 27).entity(EntityKind.SHARD, 51, 57, 28, 0).snapshot();
    assertThat(value(two, 1, 0)).isGreaterThan(value(one, 1, 0));
  }

  @Test
  void earlierShardsAreWorthMore() {
    assertThat(value(shard(53, 27).snapshot(), 1, 0))
        .isGreaterThan(value(shard(60, 27).snapshot(), 1, 0));
  }

  @Test
  void aShardOutOfReachIsWorthNothing() {
    assertThat(value(shard(80, 27).snapshot(), 1, 0)).isZero();
  }

  @Test
  void shardsCountWithinTheReachOfTheShip() {
    assertThat(value(shard(55, 32).snapshot(), 1, 0)).isZero();
    assertThat(value(shard(55, 32).shardReach(8).snapshot(), 1, 0)).isPositive();
    assertThat(value(shard(53, 28.5).snapshot(), 1, 0)).isPositive();
    assertThat(value(shard(53, 28.5).shardReach(1).snapshot(), 1, 0)).isZero();
  }

  @Test
  void theReachForShardsIsThatOfTheDataAndModules() {
    GameContent content = GameContent.load();
    double reach = content.world().shard().pullReach();
    ModuleSpec magnet = content.modules().get(ModuleKind.MAGNET.ordinal());
    try (World world = new World(content.world(), 1, new StillPilots(), 0)) {
      world.tick(new Command());
      assertThat(world.current().ship().shardReach).isEqualTo(reach);
      world.fit(magnet);
      world.tick(new Command());
      assertThat(world.current().ship().shardReach)
          .isEqualTo(reach + magnet.raises().getOrDefault(Stat.SHARD_REACH, 0.0))
          .isGreaterThan(reach);
    }
  }

  @Test
  void aShardThatDriftsIntoTheWayCounts() {
    assertThat(value(shard(55, 20).moving(0, 8).snapshot(), 1, 0)).isPositive();
    assertThat(value(shard(55, 20).snapshot(), 1, 0)).isZero();
  }
}
