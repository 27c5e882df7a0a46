package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.pilot.ArenaScenario;
import towline.internal.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.ChargeSpec;
import towline.sim.spec.VesselSpec;

/** The world's rules of charges, for any commands of a pilot. */
class VesselChargeRulesTest {
  private final Command player = new Command();
  private final Puppet puppet = new Puppet();

  /** A pilot with commands that a test fills in. */
  private static final class Puppet extends StillPilots implements Pilot {
    final Command wanted = new Command();

    @Override
    public Pilot vessel(VesselSpec spec, long seed) {
      return this;
    }

    @Override
    public void decide(Snapshot seen, int self, Command command) {
      command.set(wanted);
    }

    @Override
    public void hashInto(StateHash hash) {}
  }

  private World world(String boss) {
    World world = new World(ArenaScenario.CONTENT.world(), 5, puppet, 0);
    world.makeShipInvulnerable();
    Spawns.vessel(world, ArenaScenario.vessel(boss), 48, 40, 0);
    world.tick(player);
    return world;
  }

  private static EntityRow core(World world) {
    return world.current().row(world.current().first(EntityKind.VESSEL_CORE));
  }

  private static boolean isShielded(Snapshot seen) {
    int end = seen.end(EntityKind.VESSEL_CORE);
    for (int i = seen.first(EntityKind.VESSEL_TURRET); i < end; i++) {
      if (!seen.row(i).armoured) {
        return false;
      }
    }
    return true;
  }

  /** Shoots off all vulnerable parts; returns true if that ends a phase in this tick. */
  private boolean disarm(World world) {
    Snapshot seen = world.current();
    int end = seen.end(EntityKind.VESSEL_NEST);
    for (int i = seen.first(EntityKind.VESSEL_TURRET); i < end; i++) {
      if (!seen.row(i).armoured) {
        double x = seen.x(i) - core(world).x;
        double y = seen.y(i) - core(world).y;
        world.spawnShot(seen.x(i), seen.y(i), StrictMath.atan2(y, x), 1000);
      }
    }
    world.tick(player);
    return world.events().count(EventType.VESSEL_PHASE) > 0;
  }

  private void reachLastPhase(World world, VesselSpec boss) {
    for (int tick = 0; tick < 3600; tick++) {
      boolean isLast = core(world).vesselPhase == boss.phases() - 1;
      if (isLast && !isShielded(world.current())) {
        return;
      }
      disarm(world);
    }
    throw new AssertionError("the last phase never begins");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hydra", "bastion", "leviathan"})
  void aChargeIsShownThenFliesStraightToItsEnd(String name) {
    VesselSpec boss = ArenaScenario.vessel(name);
    ChargeSpec spec = boss.charge().orElseThrow();
    RandomStream random = new RandomStream(9);
    try (World world = world(name)) {
      reachLastPhase(world, boss);
      for (int charge = 0; charge < 12; charge++) {
        double commanded = random.range(3, 2 * spec.way());
        puppet.wanted.charge = commanded;
        puppet.wanted.throttle = random.range(0, 3);
        puppet.wanted.turning = true;
        world.tick(player);
        EntityRow begin = core(world);
        double heading = begin.vesselHeading;
        double x = begin.x - begin.vx * Tick.SECONDS;
        double y = begin.y - begin.vy * Tick.SECONDS;
        double distance = 0;
        int shown = 0;
        for (int tick = 0; core(world).charge > 0; tick++) {
          assertThat(tick).isLessThan(600);
          assertThat(core(world).vesselHeading).isEqualTo(heading);
          distance = StrictMath.hypot(core(world).x - x, core(world).y - y);
          shown += core(world).charge < 1 ? 1 : 0;
          puppet.wanted.bearing = random.range(-Math.PI, Math.PI);
          puppet.wanted.throttle = random.range(0, 3);
          puppet.wanted.charge = random.range(0, 20);
          world.tick(player);
          puppet.wanted.charge = 0;
        }
        double most = Math.min(commanded, spec.way());
        assertThat(distance).isLessThanOrEqualTo(most + 1e-9);
        assertThat(distance).isGreaterThan(most - 2 * boss.fastest() * Tick.SECONDS);
        if (distance > 0.75 * spec.way()) {
          assertThat(shown * Tick.SECONDS).isCloseTo(spec.windUp(), within(2 * Tick.SECONDS));
        }
        for (int tick = 0; tick < 60; tick++) {
          world.tick(player);
        }
      }
    }
  }

  @Test
  void noChargeBeginsOutsideItsPhaseOrUnderTheShield() {
    VesselSpec boss = ArenaScenario.vessel("hydra");
    try (World world = world("hydra")) {
      puppet.wanted.charge = 10;
      int shieldedTicks = 0;
      while (core(world).vesselPhase < boss.phases() - 1 || isShielded(world.current())) {
        shieldedTicks += isShielded(world.current()) ? 1 : 0;
        assertThat(core(world).charge).isZero();
        disarm(world);
      }
      assertThat(shieldedTicks * Tick.SECONDS).isGreaterThan(boss.shield());
      world.tick(player);
      assertThat(core(world).charge).isPositive();
    }
  }

  /** Returns the hydra with charges in all phases. */
  private static VesselSpec hydraThatAlwaysCharges() {
    VesselSpec hydra = ArenaScenario.vessel("hydra");
    return new VesselSpec(
        hydra.index(),
        hydra.name(),
        Collections.nCopies(hydra.phases(), hydra.gaits().get(2)),
        hydra.surge(),
        hydra.timeConstant(),
        hydra.acceleration(),
        hydra.salvoPause(),
        hydra.shield(),
        hydra.charge(),
        hydra.barrage(),
        hydra.parts(),
        hydra.shards());
  }

  @Test
  void touchingABossThatAnnouncesAChargeDoesNotHurt() {
    try (World world = new World(ArenaScenario.CONTENT.world(), 5, puppet, 0)) {
      Spawns.vessel(world, hydraThatAlwaysCharges(), 46, 27, 0);
      puppet.wanted.charge = 12;
      world.tick(player);
      int touches = 0;
      do {
        world.tick(player);
        Snapshot seen = world.current();
        int ship = seen.first(EntityKind.SHIP);
        int core = seen.first(EntityKind.VESSEL_CORE);
        double gap = seen.distance(core, ship) - seen.radius(core) - seen.radius(ship);
        touches += gap <= 0 ? 1 : 0;
        assertThat(world.events().count(EventType.SHIP_HURT)).isZero();
      } while (core(world).charge < 1 - 2 * Tick.SECONDS);
      assertThat(touches).isPositive();
    }
  }

  @Test
  void theShieldEndsAChargeOfABoss() {
    VesselSpec boss = hydraThatAlwaysCharges();
    try (World world = new World(ArenaScenario.CONTENT.world(), 5, puppet, 0)) {
      Spawns.vessel(world, boss, 48, 40, 0);
      puppet.wanted.charge = 12;
      world.tick(player);
      world.tick(player);
      assertThat(core(world).charge).isPositive();
      int ticks = 0;
      while (!disarm(world)) {
        assertThat(ticks++).isLessThan(40);
      }
      assertThat(core(world).charge).isZero();
      while (isShielded(world.current())) {
        assertThat(core(world).charge).isZero();
        world.tick(player);
      }
      world.tick(player);
      assertThat(core(world).charge).as("announced anew").isBetween(0.001, 0.1);
    }
  }
}
