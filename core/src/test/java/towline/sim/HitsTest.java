package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
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
import towline.sim.api.KindRange;
import towline.sim.api.Pilot;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WingmanSpec;
import towline.sim.spec.WorldSpec;

/** The attribution of hits and kills in events: points and medals depend on it. */
class HitsTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final WorldSpec SPEC = CONTENT.world();
  private static final double X = SPEC.arena().width() / 2;
  private static final double Y = SPEC.arena().height() / 2;
  private static final double HEALTH = 1000;
  private static final AimMode MODE = AimMode.TURN_LEAD;

  private final Command player = new Command();
  private final EventLog told = new EventLog();
  private final World world = new World(SPEC, 1, new Gunners(), MODE.ordinal());
  private boolean droneFires;
  private boolean wingmenFire;
  private int shotTarget;

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

  private static double droneX() {
    return X - SPEC.cable().start() * 0.8;
  }

  /** Returns the id of the last tank. */
  private int tank() {
    Snapshot now = world.current();
    return now.id(now.end(EntityKind.TANK) - 1);
  }

  /** Checks for a hit and a kill, with {@code amount} and the shot that caused them. */
  private void check(EventType hit, EventType killed, double amount) {
    Event first = told.all(hit).get(0);
    assertThat(first.kind()).isEqualTo(EntityKind.TANK);
    assertThat(first.amount()).isEqualTo(amount);
    Event kill = told.only(killed);
    assertThat(kill.kind()).isEqualTo(EntityKind.TANK);
    assertThat(kill.amount()).isEqualTo(amount);
    assertThat(told.all(hit))
        .filteredOn(event -> event.foe() == kill.foe())
        .extracting(Event::shot)
        .containsExactly(kill.shot());
    long others =
        Stream.of(EventType.values())
            .filter(type -> type.name().startsWith("KILLED_BY") && type != killed)
            .mapToLong(told::count)
            .sum();
    assertThat(others).as("anybody else's kills").isZero();
  }

  @Test
  void hitsAndKillsOfTheShip() {
    Spawns.tank(world, WhipTest.tough(SPEC.ship().gun().damage()), X + 8, Y, 0);
    player.fire = true;
    player.turning = true;
    ticks(60);
    check(EventType.SHIP_SHOT_HIT, EventType.KILLED_BY_SHIP, SPEC.ship().gun().damage());
  }

  @Test
  void hitsAndKillsOfAWingman() {
    Spawns.powerUp(world, PowerUpKind.WINGMEN, X, Y);
    ticks(3);
    Snapshot now = world.current();
    double heading = now.heading(now.first(EntityKind.WINGMAN));
    Spawns.tank(
        world,
        WhipTest.tough(SPEC.wingman().gun().damage()),
        X + 8 * StrictMath.cos(heading),
        Y + 8 * StrictMath.sin(heading),
        0);
    wingmenFire = true;
    ticks(60);
    check(EventType.FRIEND_SHOT_HIT, EventType.KILLED_BY_WINGMAN, SPEC.wingman().gun().damage());
    assertThat(told.count(EventType.WINGMAN_FIRED)).isBetween(2, 6);
  }

  @Test
  void aMissileOfTheShipHitsEachFoeInItsBlastOnce() {
    Spawns.tank(world, WhipTest.tough(0.1), X + 5, Y, 0);
    Spawns.tank(world, WhipTest.tough(HEALTH), X + 5, Y + 2, 0);
    player.launch = true;
    player.turning = true;
    ticks(1);
    player.launch = false;
    ticks(60);
    double damage = SPEC.rack().missile().damage();
    Event kill = told.only(EventType.KILLED_BY_OWN_MISSILE);
    assertThat(kill.damage()).isEqualTo(damage);
    assertThat(kill.shot()).isEqualTo(told.only(EventType.MISSILE_LAUNCHED).shot());
    assertThat(told.all(EventType.FRIEND_SHOT_HIT)).hasSize(2);
    Snapshot now = world.current();
    assertThat(told.all(EventType.FRIEND_SHOT_HIT).get(1).damage())
        .isCloseTo(HEALTH - now.row(now.first(EntityKind.TANK)).hitPoints, within(1e-9));
    assertThat(told.count(EventType.SHIP_HURT)).as("it hurts none of ours").isZero();
  }

  /** A shot that strikes another foe than its target has strayed. */
  @ParameterizedTest
  @CsvSource({"true, DRONE_SHOT_HIT", "false, DRONE_SHOT_STRAYED"})
  void hitsOfTheDroneDependOnItsTarget(boolean aimedAtIt, EventType hit) {
    Spawns.tank(
        world,
        WhipTest.tough(SPEC.drone().guns().get(MODE.ordinal()).damage()),
        droneX() - 6,
        Y,
        0);
    ticks(2);
    shotTarget = aimedAtIt ? tank() : 4711;
    droneFires = true;
    ticks(40);
    check(hit, EventType.KILLED_BY_DRONE, MODE.ordinal());
    assertThat(told.all(EventType.DRONE_FIRED).get(0).target()).isEqualTo(shotTarget);
    assertThat(told.count(EventType.DRONE_SHOT_HIT) + told.count(EventType.DRONE_SHOT_STRAYED))
        .isEqualTo(1);
  }

  /** Every burst of a chain counts for the shot that set off the first. */
  @Test
  void aChainCountsForItsOrigin() {
    MiteSpec mite = CONTENT.mites().get(0);
    for (int i = 0; i < 3; i++) {
      double x = X + 8 + i * (mite.blast().reach() + mite.radius() / 2);
      Spawns.mite(world, mite, x, Y + 8, 0, 1);
    }
    ticks(1);
    world.spawnShot(X + 6, Y + 8, 0);
    ticks(60);
    int shot = told.only(EventType.KILLED_BY_DRONE).shot();
    assertThat(told.all(EventType.KILLED_BY_CHAIN))
        .extracting(Event::cause)
        .containsExactly(shot, shot);
    assertThat(told.all(EventType.KILLED_BY_CHAIN)).extracting(Event::link).containsExactly(1, 2);
  }

  /** Damage to a boss earns points, but never for more health than it had. */
  @ParameterizedTest
  @ValueSource(strings = {"hydra", "launcher"})
  void aBossReportsEachPointOfHealthThatItLoses(String name) {
    VesselSpec vessel =
        CONTENT.vessels().stream().filter(v -> v.name().equals(name)).findFirst().orElseThrow();
    Spawns.vessel(world, vessel, X, Y + 16, 0);
    ticks(2);
    Snapshot now = world.current();
    int core = now.first(EntityKind.VESSEL_CORE);
    int part = now.first(KindRange.VESSEL_PARTS);
    while (now.row(part).armoured) {
      part++;
    }
    int id = now.id(part);
    double health = now.row(part).hitPoints;
    double share = 0.6 * health;
    double outward = StrictMath.atan2(now.y(part) - now.y(core), now.x(part) - now.x(core));
    double off = now.radius(part) + 1;
    double x = now.x(part) + off * StrictMath.cos(outward);
    double y = now.y(part) + off * StrictMath.sin(outward);
    for (int shot = 0; shot < 2; shot++) {
      world.spawnShot(x, y, outward + Math.PI, share);
      ticks(5);
    }
    assertThat(told.count(EventType.KILLED_BY_DRONE)).isEqualTo(1);
    if (vessel.phases() == 1) {
      assertThat(told.all(EventType.VESSEL_HURT)).isEmpty();
      return;
    }
    List<Event> hurt = told.all(EventType.VESSEL_HURT);
    assertThat(hurt).extracting(Event::foe).containsExactly(id, id);
    assertThat(hurt.get(0).damage()).isCloseTo(share, within(1e-9));
    assertThat(hurt.get(1).damage()).isCloseTo(health - share, within(1e-9));
  }

  /** Drone and wingmen do not move, and fire when a test wants it. */
  private final class Gunners extends StillPilots {
    @Override
    public Pilot drone() {
      return new Gunner() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {
          command.fire = droneFires;
          command.shotTarget = shotTarget;
        }
      };
    }

    @Override
    public Pilot ownMissile(MissileSpec spec, double heading, long seed) {
      return new Gunner() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {
          command.thrustX = 1;
        }
      };
    }

    @Override
    public Pilot wingman(WingmanSpec spec) {
      return new Gunner() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {
          command.fire = wingmenFire;
        }
      };
    }
  }

  private abstract static class Gunner implements Pilot {
    @Override
    public void hashInto(StateHash hash) {}
  }
}
