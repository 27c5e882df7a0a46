package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WorldSpec;

/** The ends of entities that are not rammed or taken, and their events. */
class EndsTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final WorldSpec SPEC = CONTENT.world();
  private static final double X = SPEC.arena().width() / 2;
  private static final double Y = SPEC.arena().height() / 2;

  private final Command player = new Command();
  private final EventLog told = new EventLog();
  private final World world = new World(SPEC, 1, new StillPilots(), 1);

  @AfterEach
  void close() {
    world.close();
  }

  private void ticks(int count) {
    for (int i = 0; i < count; i++) {
      world.tick(player);
      told.add(world.events());
    }
  }

  private int count(EntityKind kind) {
    return world.current().count(kind);
  }

  @Test
  void theShipDiesByItsLastBlowAndReleasesTheDrone() {
    int ship = world.current().id(world.current().first(EntityKind.SHIP));
    for (int blow = 1; blow <= SPEC.ship().hull(); blow++) {
      assertThat(told.all(EventType.SHIP_DIED)).isEmpty();
      assertThat(world.current().cable().hooked).isTrue();
      Snapshot now = world.current();
      Spawns.mite(world, CONTENT.mites().get(0), now.x(now.first(EntityKind.SHIP)), Y, 0, blow);
      ticks((int) (SPEC.ship().immunity() / Tick.SECONDS) + 10);
    }
    assertThat(told.all(EventType.SHIP_HURT)).hasSize(SPEC.ship().hull());
    Event death = told.only(EventType.SHIP_DIED);
    assertThat(death.entity()).isEqualTo(ship);
    assertThat(death.kind()).isEqualTo(EntityKind.SHIP);
    assertThat(count(EntityKind.SHIP)).isZero();
    assertThat(world.current().cable().hooked).isFalse();
    ticks(60);
    assertThat(told.all(EventType.SHIP_DIED)).hasSize(1);
  }

  @Test
  void aMissileThatIsShotDownBurstsWithoutABlast() {
    MissileSpec hornet = CONTENT.missiles().get(0);
    Spawns.missile(world, hornet, X + 20, Y, 0);
    Spawns.tank(world, WhipTest.tough(1000), X + 20, Y + 1.5, 0);
    ticks(60);
    int missile = world.current().id(world.current().first(EntityKind.MISSILE));
    world.spawnShot(X + 18, Y, 0, hornet.health());
    ticks(10);
    assertThat(told.only(EventType.KILLED_BY_DRONE).foe()).isEqualTo(missile);
    assertThat(told.only(EventType.MISSILE_BURST).shot()).isEqualTo(missile);
    assertThat(told.all(EventType.MISSILE_SPENT)).isEmpty();
    Snapshot now = world.current();
    assertThat(now.row(now.first(EntityKind.TANK)).hitPoints).isEqualTo(1000);
    assertThat(count(EntityKind.SHARD)).as("missiles drop none").isZero();
  }

  @Test
  void theOtherPartsOfAVesselDieWithItsCoreAndAreNoKills() {
    VesselSpec launcher =
        CONTENT.vessels().stream().filter(vessel -> vessel.phases() == 1).findFirst().orElseThrow();
    Spawns.vessel(world, launcher, X + 20, Y, 0);
    ticks(2);
    int core = world.current().id(world.current().first(EntityKind.VESSEL_CORE));
    world.spawnShot(X + 18, Y, 0, 1000);
    ticks(10);
    assertThat(told.only(EventType.KILLED_BY_DRONE).foe()).isEqualTo(core);
    assertThat(told.only(EventType.VESSEL_DIED).vesselKind()).isEqualTo(launcher.index());
    assertThat(told.all(EventType.LOST_WITH_VESSEL))
        .hasSize(launcher.parts().size() - 1)
        .allSatisfy(lost -> assertThat(lost.cause()).isEqualTo(core));
    assertThat(world.current().count(EntityKind.VESSEL_CORE)).isZero();
  }

  @Test
  void aSnakeDiesOnceWithItsLastSegment() {
    SnakeSpec snake = CONTENT.snakes().get(0);
    Spawns.snake(world, snake, X + 20, Y, 0, 1);
    ticks(1);
    int head = world.current().id(world.current().first(EntityKind.SNAKE_HEAD));
    int id = world.current().row(world.current().first(EntityKind.SNAKE_HEAD)).snakeId;
    world.spawnShot(X + 18, Y, 0, 1000);
    ticks(10);
    Event death = told.only(EventType.SNAKE_DIED);
    assertThat(death.foe()).isEqualTo(head);
    assertThat(death.snake()).isEqualTo(id);
    assertThat(world.snakes()).isZero();
  }

  @Test
  void aShardFadesAfterItsLife() {
    Spawns.tank(world, WhipTest.tough(0.1), X + 30, Y, 0);
    ticks(2);
    world.spawnShot(X + 28, Y, 0, 100);
    while (count(EntityKind.SHARD) == 0) {
      ticks(1);
    }
    assertThat(told.count(EventType.SHARD_BORN)).isEqualTo(1);
    int lived = 0;
    while (count(EntityKind.SHARD) > 0 && lived < 3600) {
      ticks(1);
      lived++;
    }
    assertThat(lived * Tick.SECONDS).isCloseTo(SPEC.shard().life(), within(1.01 * Tick.SECONDS));
    assertThat(told.all(EventType.SHARD_TAKEN)).isEmpty();
  }

  /** A power-up turns back at the edge, and never leaves the sector. */
  @Test
  void aPowerUpDriftsWithinTheSectorAndFadesAfterItsLife() {
    double radius = SPEC.powerUp().radius();
    for (int i = 0; i < 12; i++) {
      Spawns.powerUp(world, PowerUpKind.REPAIR, radius + 1, radius + 1 + 4 * i);
    }
    ticks(1);
    assertThat(count(EntityKind.POWER_UP)).isEqualTo(12);
    int lived = 0;
    while (count(EntityKind.POWER_UP) > 0 && lived < 3600) {
      Snapshot now = world.current();
      for (int i = now.first(EntityKind.POWER_UP); i < now.end(EntityKind.POWER_UP); i++) {
        assertThat(now.x(i)).isGreaterThan(radius - 0.1);
        assertThat(now.y(i)).isBetween(radius - 0.1, SPEC.arena().height() - radius + 0.1);
      }
      ticks(1);
      lived++;
    }
    assertThat(lived * Tick.SECONDS).isCloseTo(SPEC.powerUp().life(), within(1.01 * Tick.SECONDS));
  }
}
