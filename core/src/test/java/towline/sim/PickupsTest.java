package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.ShipSpec;

/** The ship takes shards and power-ups that it flies over. */
class PickupsTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final ShipSpec SHIP = CONTENT.world().ship();

  private final World world = new World(CONTENT.world(), 5, new StillPilots(), 0);
  private final Command player = new Command();
  private int shardsTaken;
  private int powerUpsTaken;

  @AfterEach
  void close() {
    world.close();
  }

  private void ticks(int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      world.tick(player);
      shardsTaken += world.events().count(EventType.SHARD_TAKEN);
      powerUpsTaken += world.events().count(EventType.POWER_UP_TAKEN);
    }
  }

  private double shipX() {
    Snapshot now = world.current();
    return now.x(now.first(EntityKind.SHIP));
  }

  private double shipY() {
    Snapshot now = world.current();
    return now.y(now.first(EntityKind.SHIP));
  }

  private double hull() {
    Snapshot now = world.current();
    return now.health(now.first(EntityKind.SHIP));
  }

  private void hurt(int blows) {
    for (int i = 0; i < blows; i++) {
      Spawns.mite(world, CONTENT.mites().get(0), shipX() + 0.2, shipY(), 0, 1);
      ticks((int) (60 * SHIP.immunity()) + 10);
    }
  }

  /** A power-up drifts by a few centimetres a tick, which the margin allows for. */
  @ParameterizedTest
  @CsvSource({"-0.1, true", "0.1, false"})
  void aPowerUpIsTakenWithinReachOfItsRimAndNotBeyond(double beyond, boolean isTaken) {
    ticks(1);
    double reach = SHIP.radius() + SHIP.reach() + CONTENT.world().powerUp().radius();
    Spawns.powerUp(world, PowerUpKind.SHIELD, shipX() + reach + beyond, shipY());
    ticks(2);
    assertThat(powerUpsTaken).isEqualTo(isTaken ? 1 : 0);
    assertThat(world.current().ship().shielded).isEqualTo(isTaken);
    assertThat(world.current().count(EntityKind.POWER_UP)).isEqualTo(isTaken ? 0 : 1);
  }

  @Test
  void repairRestoresItsBlowsUpToAWholeHull() {
    double whole = SHIP.hull();
    hurt(3);
    double torn = hull() * whole;
    assertThat(torn).isEqualTo(whole - 3);
    Spawns.powerUp(world, PowerUpKind.REPAIR, shipX(), shipY());
    ticks(2);
    assertThat(hull() * whole).isEqualTo(torn + CONTENT.world().powerUp().repair());
    for (int more = 0; more < 3; more++) {
      Spawns.powerUp(world, PowerUpKind.REPAIR, shipX(), shipY());
      ticks(2);
    }
    assertThat(hull()).isEqualTo(1);
    assertThat(powerUpsTaken).isEqualTo(4);
  }

  @Test
  void missilesFillTheRack() {
    int capacity = CONTENT.world().rack().capacity();
    player.launch = true;
    ticks(20);
    player.launch = false;
    int left = world.current().ship().missiles;
    assertThat(left).isLessThan(capacity - 1);
    Spawns.powerUp(world, PowerUpKind.MISSILES, shipX(), shipY());
    ticks(2);
    assertThat(world.current().ship().missiles).isEqualTo(capacity);
  }

  @Test
  void aShardIsTakenOnceByANearShip() {
    Spawns.tank(world, CONTENT.tanks().get(0), shipX() + 20, shipY(), 0);
    ticks(2);
    world.spawnShot(shipX() + 18, shipY(), 0, 100);
    ticks(60);
    int lying = world.current().count(EntityKind.SHARD);
    assertThat(lying).isPositive();
    assertThat(shardsTaken).isZero();
    for (int tick = 0; tick < 240 && shardsTaken == 0; tick++) {
      Snapshot now = world.current();
      int shard = now.first(EntityKind.SHARD);
      player.thrustX = now.x(shard) - shipX();
      player.thrustY = now.y(shard) - shipY();
      ticks(1);
    }
    assertThat(shardsTaken).isBetween(1, lying);
    assertThat(world.current().count(EntityKind.SHARD)).isEqualTo(lying - shardsTaken);
  }
}
