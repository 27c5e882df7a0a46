package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.WorldSpec;

/** The effects of enemies' shots and blasts on drone, wingmen, ship and other enemies. */
class EnemyFireTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final WorldSpec SPEC = CONTENT.world();
  private static final double X = SPEC.arena().width() / 2;
  private static final double Y = SPEC.arena().height() / 2;

  /** X coordinate of the drone, to the left of the ship. */
  private static final double DRONE_X = X - SPEC.cable().start() * 0.8;

  /** Share of its damage that a blast has at its rim. */
  private static final double RIM_SHARE = 0.4;

  private static final double HEALTH = 1000;
  private static final MissileSpec LANCER =
      CONTENT.missiles().stream()
          .filter(missile -> missile.name().equals("lancer"))
          .findFirst()
          .orElseThrow();

  private static final MissileSpec EMBER =
      CONTENT.missiles().stream()
          .filter(missile -> missile.name().equals("ember"))
          .findFirst()
          .orElseThrow();

  private final Command player = new Command();
  private final EventLog told = new EventLog();
  private final Puppets puppets = new Puppets();
  private World world = world(AimMode.DIRECT);

  @AfterEach
  void close() {
    world.close();
  }

  private World world(AimMode mode) {
    return new World(SPEC, 1, puppets, mode.ordinal());
  }

  private void tick() {
    world.tick(player);
    told.add(world.events());
  }

  private void ticksUntil(EventType type) {
    for (int tick = 0; tick < 300 && told.count(type) == 0; tick++) {
      tick();
    }
    assertThat(told.count(type)).isPositive();
  }

  @Test
  void aShotThatStrikesTheDroneJamsItsGun() {
    double jam = SPEC.drone().jam();
    Spawns.tank(world, WhipTest.tough(HEALTH), DRONE_X - 8, Y, 0);
    puppets.tanksFire = true;
    ticksUntil(EventType.DRONE_STRUCK);
    Event struck = told.only(EventType.DRONE_STRUCK);
    assertThat(struck.kind()).isEqualTo(EntityKind.DRONE);
    assertThat(struck.cause()).isEqualTo(told.all(EventType.FOE_FIRED).get(0).shot());
    assertThat(struck.seconds()).isEqualTo(jam);
    assertThat(world.current().droneGun().reloadLeft).isEqualTo(jam);
    assertThat(world.current().count(EntityKind.FOE_SHOT)).isZero();
    puppets.tanksFire = false;
    puppets.droneFires = true;
    told.clear();
    int silent = 0;
    while (told.count(EventType.DRONE_FIRED) == 0 && silent < 300) {
      tick();
      silent++;
    }
    assertThat(silent * Tick.SECONDS).isCloseTo(jam, within(2.01 * Tick.SECONDS));
  }

  @Test
  void aJamNeverShortensAReload() {
    world.close();
    world = world(AimMode.SURE);
    assertThat(SPEC.drone().jam())
        .isGreaterThan(SPEC.drone().guns().get(AimMode.SURE.ordinal()).reload());
    Spawns.tank(world, WhipTest.tough(HEALTH), DRONE_X - 8, Y, 0);
    puppets.tanksFire = true;
    puppets.droneFires = true;
    for (int tick = 0; tick < 300; tick++) {
      double before = world.current().droneGun().reloadLeft;
      tick();
      assertThat(world.current().droneGun().reloadLeft)
          .isGreaterThanOrEqualTo(before - Tick.SECONDS - 1e-9);
    }
    assertThat(told.count(EventType.DRONE_STRUCK)).isGreaterThan(1);
  }

  @Test
  void eachBlowHurtsAWingmanAndTheLastOneDestroysIt() {
    int health = (int) SPEC.wingman().health();
    Spawns.powerUp(world, PowerUpKind.WINGMEN, X, Y);
    ticksUntil(EventType.POWER_UP_TAKEN);
    Snapshot now = world.current();
    List<Integer> ids =
        List.of(now.id(now.first(EntityKind.WINGMAN)), now.id(now.first(EntityKind.WINGMAN) + 1));
    for (int blow = 1; blow <= health; blow++) {
      told.clear();
      now = world.current();
      int wingman = now.first(EntityKind.WINGMAN);
      Spawns.missile(world, LANCER, now.x(wingman), now.y(wingman), 0);
      ticksUntil(EventType.MISSILE_BURST);
      EventType type = blow < health ? EventType.WINGMAN_HURT : EventType.WINGMAN_LOST;
      assertThat(told.all(type)).extracting(Event::entity).containsAll(ids);
      assertThat(told.all(type))
          .allSatisfy(
              event -> {
                assertThat(event.kind()).isEqualTo(EntityKind.WINGMAN);
                assertThat(event.cause()).isEqualTo(told.only(EventType.MISSILE_BURST).shot());
              });
      double whole = (double) (health - blow) / health;
      assertThat(told.all(type)).extracting(Event::hullLeft).containsOnly(whole);
      assertThat(world.current().count(EntityKind.WINGMAN)).isEqualTo(blow < health ? 2 : 0);
    }
    assertThat(told.all(EventType.WINGMAN_HURT)).isEmpty();
  }

  /**
   * A missile bursts at a tank; another tank is at the share {@code part} of the blast's radius.
   */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.5, 0.98, 1.02})
  void aBlastHurtsInFullAtItsCentreAndByTwoFifthsAtItsRim(double part) {
    TankSpec tank = WhipTest.tough(HEALTH);
    double y = Y + 12;
    double burstAt = X - tank.radius() - LANCER.radius();
    // It flies past the other tank, so the tank's rim is not nearer than the missile's own.
    double beside = Math.max(LANCER.radius() + 0.01, part * LANCER.blast()) + tank.radius();
    Spawns.tank(world, tank, X, y, 0);
    Spawns.tank(world, tank, burstAt, y + beside, 0);
    Spawns.missile(world, LANCER, X - 15, y, 0);
    ticksUntil(EventType.MISSILE_BURST);
    Event burst = told.only(EventType.MISSILE_BURST);
    assertThat(burst.radius()).isEqualTo(LANCER.blast());
    Snapshot now = world.current();
    for (int i = now.first(EntityKind.TANK); i < now.end(EntityKind.TANK); i++) {
      double off = StrictMath.hypot(now.x(i) - burst.x(), now.y(i) - burst.y()) - tank.radius();
      double share = 1 - (1 - RIM_SHARE) * Math.max(0, off) / LANCER.blast();
      double expected = off > LANCER.blast() ? 0 : share * LANCER.damage();
      assertThat(HEALTH - now.row(i).hitPoints).isCloseTo(expected, within(1e-9));
    }
    assertThat(burst.x()).isCloseTo(burstAt, within(LANCER.speed() * Tick.SECONDS));
  }

  @Test
  void aBlastJamsTheDronesGunAsWell() {
    Spawns.missile(world, LANCER, DRONE_X - 8, Y, 0);
    ticksUntil(EventType.MISSILE_BURST);
    Event struck = told.only(EventType.DRONE_STRUCK);
    assertThat(struck.cause()).isEqualTo(told.only(EventType.MISSILE_BURST).shot());
    assertThat(world.current().droneGun().reloadLeft).isEqualTo(SPEC.drone().jam());
  }

  /** Each kind of blow has its own speed; the drone is on the other side, on a slack cable. */
  @ParameterizedTest
  @CsvSource({"SHOT, 4", "BLAST, 7", "TOUCH, 9"})
  void aBlowThrowsTheShipAwayFromItsOrigin(String blow, double speed) {
    switch (blow) {
      case "SHOT" -> {
        Spawns.tank(world, WhipTest.tough(HEALTH), X + 8, Y, Math.PI);
        puppets.tanksFire = true;
      }
      case "BLAST" -> Spawns.missile(world, LANCER, X + 8, Y, Math.PI);
      default -> {
        double touching = SPEC.ship().radius() + WhipTest.tough(HEALTH).radius() - 0.05;
        Spawns.tank(world, WhipTest.tough(HEALTH), X + touching, Y, 0);
      }
    }
    ticksUntil(EventType.SHIP_HURT);
    tick();
    Snapshot now = world.current();
    int ship = now.first(EntityKind.SHIP);
    assertThat(-now.vx(ship)).as("after a tick of drag").isBetween(0.88 * speed, speed);
    assertThat(now.vy(ship)).isCloseTo(0, within(0.3));
    assertThat(told.only(EventType.SHIP_HURT).hullLeft())
        .isEqualTo((SPEC.ship().hull() - 1.0) / SPEC.ship().hull());
  }

  /** It has no warhead: it strikes the first friend once, and other enemies never. */
  @ParameterizedTest
  @CsvSource({"SHIP, SHIP_HURT", "DRONE, DRONE_STRUCK", "WINGMAN, WINGMAN_HURT"})
  void aHomingShotStrikesAFriendAndSparesEnemies(EntityKind kind, EventType blow) {
    if (kind == EntityKind.WINGMAN) {
      Spawns.powerUp(world, PowerUpKind.WINGMEN, X, Y);
      ticksUntil(EventType.WINGMAN_JOINED);
      tick();
      player.thrustX = 1;
      for (int tick = 0; tick < 60; tick++) {
        tick();
      }
    }
    Snapshot now = world.current();
    double x = now.x(now.first(kind));
    double y = now.y(now.first(kind));
    Spawns.tank(world, WhipTest.tough(HEALTH), x, y + 3, 0);
    Spawns.missile(world, EMBER, x, y + (EMBER.arming() + 0.2) * EMBER.speed(), -Math.PI / 2);
    ticksUntil(blow);
    assertThat(told.count(EventType.MISSILE_BURST)).isZero();
    assertThat(told.all(blow).get(0).kind()).isEqualTo(kind);
    now = world.current();
    assertThat(now.row(now.first(EntityKind.TANK)).hitPoints).isEqualTo(HEALTH);
    assertThat(world.missiles()).isZero();
  }

  @Test
  void aHomingShotIsNeverBatted() {
    for (int tick = 0; tick < 300; tick++) {
      double bearing = Math.PI * tick * Tick.SECONDS;
      player.thrustX = StrictMath.cos(bearing);
      player.thrustY = StrictMath.sin(bearing);
      Snapshot now = world.current();
      int drone = now.first(EntityKind.DRONE);
      if (tick >= 240 && tick % 5 == 0) {
        double x = now.x(drone) + 0.08 * now.vx(drone);
        Spawns.missile(world, EMBER, x, now.y(drone) + 0.08 * now.vy(drone), 0);
      }
      tick();
    }
    assertThat(world.current().cable().lethal).as("swung").isTrue();
    assertThat(told.count(EventType.DRONE_STRUCK)).isPositive();
    assertThat(told.all(EventType.MISSILE_BATTED)).isEmpty();
  }

  /** Missiles fly straight on; tanks and the drone do not move, and fire when a test wants it. */
  private static final class Puppets extends StillPilots {
    private boolean tanksFire;
    private boolean droneFires;

    @Override
    public Pilot drone() {
      return new Gunner(() -> droneFires);
    }

    @Override
    public Pilot tank(TankSpec spec, long seed) {
      return new Gunner(() -> tanksFire);
    }

    @Override
    public Pilot missile(MissileSpec spec, double heading, long seed) {
      return new Pilot() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {
          command.thrustX = StrictMath.cos(seen.heading(self));
          command.thrustY = StrictMath.sin(seen.heading(self));
        }

        @Override
        public void hashInto(StateHash hash) {}
      };
    }
  }

  private record Gunner(BooleanSupplier fires) implements Pilot {
    @Override
    public void decide(Snapshot seen, int self, Command command) {
      command.fire = fires.getAsBoolean();
    }

    @Override
    public void hashInto(StateHash hash) {}
  }
}
