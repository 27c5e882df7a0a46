package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.CableSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.WorldSpec;

/** The cable in play: heads bite it until it parts, and the ship hooks the drone on again. */
class CableTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final CableSpec CABLE = CONTENT.world().cable();
  private static final SnakeSpec SNAKE = CONTENT.snakes().get(0);

  private World world = new World(CONTENT.world(), 1, new StillPilots(), 1);
  private final Command player = new Command();
  private final List<Double> bites = new ArrayList<>();
  private int parted;
  private int hooked;
  private int droneBitten;

  @AfterEach
  void close() {
    world.close();
  }

  @Test
  void aHeadOnTheCableBitesItThroughBiteByBite() {
    spawnSnakeOnTheCable();
    int ticks = 0;
    int lastBite = 0;
    while (parted == 0 && ticks < 3600) {
      int before = bites.size();
      tick();
      ticks++;
      if (bites.size() > before) {
        assertThat(ticks - lastBite)
            .as("ticks between two bites")
            .isGreaterThanOrEqualTo(lastBite == 0 ? 0 : (int) (60 * SNAKE.bitePause()));
        lastBite = ticks;
      }
    }
    assertThat(parted).isEqualTo(1);
    assertThat(bites.get(0)).isEqualTo(CABLE.biteWear());
    assertThat(bites).isSorted();
    assertThat(bites.get(bites.size() - 1)).isEqualTo(1);
    assertThat(bites.size()).isGreaterThanOrEqualTo((int) Math.ceil(1 / CABLE.biteWear()));
    assertThat(world.current().cable().hooked).isFalse();
  }

  @Test
  void aCableMendsWithoutBites() {
    spawnSnakeOnTheCable();
    for (int tick = 0; tick < 600 && bites.isEmpty(); tick++) {
      tick();
    }
    shootTheHead();
    double worn = world.current().cable().wear;
    for (int tick = 0; tick < 120; tick++) {
      tick();
    }
    assertThat(worn).isPositive();
    assertThat(world.current().cable().wear).isLessThan(worn - 1.5 * CABLE.mendRate());
  }

  @Test
  void theShipHooksTheDriftingDroneOnlyFromNearby() {
    spawnSnakeOnTheCable();
    for (int tick = 0; tick < 3600 && parted == 0; tick++) {
      tick();
    }
    shootTheHead();
    for (int tick = 0; tick < 120; tick++) {
      tick();
    }
    assertThat(distance()).isGreaterThan(CABLE.hookReach());
    assertThat(hooked).as("from afar").isZero();
    for (int tick = 0; tick < 600 && hooked == 0; tick++) {
      Snapshot now = world.current();
      int drone = now.first(EntityKind.DRONE);
      player.thrustX = Math.signum(now.x(drone) - now.x(0)) / 2;
      player.thrustY = Math.signum(now.y(drone) - now.y(0)) / 2;
      tick();
    }
    assertThat(hooked).isEqualTo(1);
    assertThat(distance()).isLessThanOrEqualTo(CABLE.hookReach() + 0.5);
    assertThat(world.current().cable().hooked).isTrue();
    assertThat(world.current().cable().wear).isZero();
  }

  @Test
  void aPartedCableIsNotHookedAgainAtOnceHoweverNearTheDroneIs() {
    world.close();
    world = new World(withHookReach(40), 1, new StillPilots(), 1);
    spawnSnakeOnTheCable();
    for (int tick = 0; tick < 3600 && parted == 0; tick++) {
      tick();
    }
    assertThat(parted).isEqualTo(1);
    int ticks = 0;
    while (hooked == 0 && ticks < 300) {
      tick();
      ticks++;
    }
    assertThat(ticks * Tick.SECONDS).isCloseTo(CABLE.hookPause(), within(1.01 * Tick.SECONDS));
  }

  @Test
  void theDriftingDroneFliesTowardsTheMovingShip() {
    world.close();
    world = new World(withHookReach(0.1), 1, new StillPilots(), 1);
    partTheCable();
    tick(180);
    for (int leg = 0; leg < 4; leg++) {
      player.thrustX = leg % 2 == 0 ? 0.3 : 0;
      player.thrustY = leg % 2 == 0 ? 0 : -0.3;
      tick(90);
      Snapshot now = world.current();
      int drone = now.first(EntityKind.DRONE);
      double dx = now.x(0) - now.x(drone);
      double dy = now.y(0) - now.y(drone);
      double away = Math.hypot(dx, dy);
      double towards = (now.vx(drone) * dx + now.vy(drone) * dy) / away;
      assertThat(towards).as("speed towards the ship").isCloseTo(CABLE.crawl(), within(0.2));
    }
  }

  @Test
  void nothingHurtsTheShipJustAfterTheCableHasParted() {
    partTheCable();
    Snapshot now = world.current();
    double hull = now.health(0);
    for (int tick = 1; tick * Tick.SECONDS < CABLE.mercy() - Tick.SECONDS; tick++) {
      strikeTheShip();
      assertThat(world.current().health(0)).as("after %d ticks", tick).isEqualTo(hull);
    }
    for (int tick = 0; tick < 6; tick++) {
      strikeTheShip();
    }
    assertThat(world.current().health(0)).isLessThan(hull);
  }

  /** Strikes the ship with a mite. */
  private void strikeTheShip() {
    Snapshot now = world.current();
    Spawns.mite(world, CONTENT.mites().get(0), now.x(0), now.y(0), 0, 1);
    tick();
  }

  private void partTheCable() {
    spawnSnakeOnTheCable();
    for (int tick = 0; tick < 3600 && parted == 0; tick++) {
      tick();
    }
    assertThat(parted).isEqualTo(1);
  }

  private void tick(int ticks) {
    for (int i = 0; i < ticks; i++) {
      tick();
    }
  }

  private static WorldSpec withHookReach(double reach) {
    WorldSpec spec = CONTENT.world();
    return new WorldSpec(
        spec.arena(),
        spec.ship(),
        spec.drone(),
        new CableSpec(
            CABLE.shortest(),
            CABLE.longest(),
            CABLE.start(),
            CABLE.reelRate(),
            CABLE.softZone(),
            CABLE.stiffness(),
            CABLE.damping(),
            CABLE.fullTension(),
            CABLE.reach(),
            CABLE.biteWear(),
            CABLE.mendRate(),
            CABLE.driftDrag(),
            CABLE.crawl(),
            reach,
            CABLE.hookPause(),
            CABLE.mercy()),
        spec.shard(),
        spec.rack(),
        spec.wingman(),
        spec.powerUp(),
        spec.warp(),
        spec.families());
  }

  @Test
  void aHeadThatTheDroneDoesNotRamBitesItAndJamsItsGun() {
    Snapshot now = world.current();
    int drone = now.first(EntityKind.DRONE);
    Spawns.snake(world, SNAKE, now.x(drone) - 0.5, now.y(drone), 0, 1);
    tick();
    tick();
    assertThat(droneBitten).isEqualTo(1);
    assertThat(world.current().droneGun().reloadLeft)
        .isGreaterThan(0.9 * CONTENT.world().drone().jam());
  }

  /** Spawns a snake that crawls up to the cable, brakes, and stops on it. */
  private void spawnSnakeOnTheCable() {
    double braking = SNAKE.speed() * SNAKE.speed() / (2 * SNAKE.acceleration());
    Snapshot now = world.current();
    int drone = now.first(EntityKind.DRONE);
    double x = (now.x(0) + now.x(drone)) / 2;
    double y = (now.y(0) + now.y(drone)) / 2;
    Spawns.snake(world, SNAKE, x, y - braking, Math.PI / 2, 1);
  }

  private void shootTheHead() {
    for (int tick = 0; tick < 60 && world.snakes() > 0; tick++) {
      Snapshot now = world.current();
      int head = now.first(EntityKind.SNAKE_HEAD);
      world.spawnShot(now.x(head), now.y(head) - 1.5, Math.PI / 2, 1000);
      tick();
    }
    assertThat(world.snakes()).isZero();
  }

  private double distance() {
    Snapshot now = world.current();
    return now.distance(now.first(EntityKind.SHIP), now.first(EntityKind.DRONE));
  }

  private void tick() {
    world.tick(player);
    for (int i = 0; i < world.events().size(); i++) {
      GameEvent type = world.events().get(i).type();
      if (type == EventType.CABLE_BITTEN) {
        bites.add(world.events().get(i).wear());
      }
      parted += type == EventType.CABLE_PARTED ? 1 : 0;
      hooked += type == EventType.CABLE_HOOKED ? 1 : 0;
      droneBitten += type == EventType.DRONE_BITTEN ? 1 : 0;
    }
  }
}
