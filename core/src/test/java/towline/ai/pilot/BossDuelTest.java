package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.sim.Spawns;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.FlightBelief;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.ChargeSpec;
import towline.sim.spec.VesselSpec;

/** Bosses against a ship that does not fire. */
class BossDuelTest {
  private static final int TICKS_PER_MINUTE = 3600;

  /** Least duration of an announcement, s. */
  private static final double MIN_ANNOUNCEMENT = 0.6;

  @ParameterizedTest
  @ValueSource(strings = {"hydra", "bastion", "leviathan"})
  void allShotsAndMissilesOfABossAreAnnounced(String name) {
    Map<Integer, Double> announced = new HashMap<>();
    int[] left = {0};
    ChargeSpec charge = ArenaScenario.vessel(name).charge().orElseThrow();
    fight(
        name,
        1,
        BossDuelTest::flySlowRounds,
        arena -> {
          EventList events = arena.world.events();
          double now = arena.world.current().tick() * Tick.SECONDS;
          for (int i = 0; i < events.size(); i++) {
            if (events.get(i).type() == EventType.VOLLEY_ANNOUNCED) {
              assertThat(events.get(i).seconds()).isGreaterThanOrEqualTo(MIN_ANNOUNCEMENT);
              // A core that announces a charge announces no shots.
              if (events.get(i).seconds() != charge.windUp()) {
                announced.put(events.get(i).foe(), now);
              }
            } else if (leaves(events, i)) {
              left[0]++;
              assertThat(announced).containsKey(events.get(i).shooter());
              assertThat(now - announced.getOrDefault(events.get(i).shooter(), now))
                  .isGreaterThan(MIN_ANNOUNCEMENT - 1e-9);
            }
          }
        });
    assertThat(left[0]).isGreaterThan(20);
  }

  private static boolean leaves(EventList events, int i) {
    return events.get(i).type() == EventType.FOE_FIRED
        || events.get(i).type() == EventType.MISSILE_LAUNCHED;
  }

  @ParameterizedTest
  @ValueSource(strings = {"hydra", "bastion", "leviathan"})
  void eachPhaseOfABossHasItsOwnAttacksAndSteering(String name) {
    VesselSpec boss = ArenaScenario.vessel(name);
    int[] volleys = new int[boss.phases()];
    fight(
        name,
        2,
        ArenaScenario::flyRounds,
        arena -> {
          Snapshot seen = arena.world.current();
          int phase = seen.row(seen.first(EntityKind.VESSEL_CORE)).vesselPhase;
          volleys[phase] += arena.count(EventType.VOLLEY_ANNOUNCED);
        });
    for (int phase = 0; phase < boss.phases(); phase++) {
      assertThat(volleys[phase]).as("volleys in phase %d", phase).isGreaterThan(2);
      for (int other = 0; other < phase; other++) {
        assertThat(boss.gaits().get(phase).steering())
            .isNotEqualTo(boss.gaits().get(other).steering());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hydra", "bastion", "leviathan"})
  void aLaneHasTheLengthOfItsShotsFlight(String name) {
    Map<Integer, double[]> lanes = new HashMap<>();
    double[] farthest = {Double.NEGATIVE_INFINITY};
    fight(
        name,
        6,
        BossDuelTest::flySlowRounds,
        arena -> {
          EventList events = arena.world.events();
          Snapshot from = arena.world.previous();
          for (int i = 0; i < events.size(); i++) {
            if (events.get(i).type() == EventType.FOE_FIRED) {
              EntityRow gun = from.row(from.indexOf(events.get(i).shooter()));
              lanes.put(events.get(i).shot(), new double[] {gun.x, gun.y, gun.laneLength});
            }
          }
          Snapshot now = arena.world.current();
          for (int i = now.first(EntityKind.FOE_SHOT); i < now.end(EntityKind.FOE_SHOT); i++) {
            double[] lane = Objects.requireNonNull(lanes.get(now.id(i)));
            double reach = StrictMath.hypot(now.x(i) - lane[0], now.y(i) - lane[1]);
            farthest[0] = Math.max(farthest[0], reach + now.radius(i) - lane[2]);
          }
        });
    assertThat(farthest[0]).as("beyond the lane, m").isBetween(-1.0, 0.5);
  }

  @ParameterizedTest
  @CsvSource({"bastion, 0", "leviathan, 22"})
  void aBossThatStudiesBelievesInTheShipsFlight(String name, double gravity) {
    assertThat(believed(name, gravity, 1)).isEqualTo(FlightBelief.LEFT);
    assertThat(believed(name, gravity, -1)).isEqualTo(FlightBelief.RIGHT);
  }

  /** Returns the belief of which it is certain for longest in two minutes of circles. */
  private static FlightBelief believed(String name, double gravity, int side) {
    int[] ticks = new int[FlightBelief.values().length];
    for (int seed = 4; seed <= 5; seed++) {
      duel(
          name,
          seed,
          60,
          gravity,
          arena -> {
            arena.player.thrustX = Math.cos(2 * phase(arena));
            arena.player.thrustY = side * Math.sin(2 * phase(arena));
          },
          arena -> {
            EntityRow core = core(arena);
            if (core != null && core.certainty == 1) {
              ticks[core.belief.ordinal()]++;
            }
          });
    }
    FlightBelief most = FlightBelief.NONE;
    for (FlightBelief belief : FlightBelief.values()) {
      most = ticks[belief.ordinal()] > ticks[most.ordinal()] ? belief : most;
    }
    return most;
  }

  /** The boss approaches with its stern first, so that its core is nearer than its first gun. */
  @ParameterizedTest
  @ValueSource(strings = {"bastion", "leviathan"})
  void aBossStudiesFromTheFirstGunThatFires(String name) {
    VesselSpec boss = ArenaScenario.vessel(name);
    int believing = 0;
    try (ArenaScenario arena = new ArenaScenario(5)) {
      Spawns.vessel(arena.world, boss, 18, 27, Math.PI);
      for (int tick = 0; tick < 10 * Tick.PER_SECOND; tick++) {
        arena.tick();
        EntityRow core = core(arena);
        if (core != null && core.belief != FlightBelief.NONE) {
          believing++;
          Snapshot seen = arena.world.previous();
          int gun = seen.first(EntityKind.VESSEL_TURRET);
          assertThat(seen.distance(gun, seen.first(EntityKind.SHIP)))
              .isLessThanOrEqualTo(boss.parts().get(seen.row(gun).partIndex).salvo().reach());
        }
      }
    }
    assertThat(believing).isGreaterThan(60);
  }

  @Test
  void aShipThatMisleadsACertainBossCoolsItsGuns() {
    double[] coolUntil = {-1};
    int[] misled = {0};
    int[] shots = {0};
    duel(
        "bastion",
        4,
        60,
        0,
        // Constant thrust for four seconds, then back.
        arena -> {
          boolean back = phase(arena) % 4.8 < 2.4;
          arena.player.thrustX = 0.4 * (back ? 1 : -1);
          arena.player.thrustY = 0;
        },
        arena -> {
          double now = arena.world.current().tick() * Tick.SECONDS;
          misled[0] += arena.count(EventType.BOSS_MISLED);
          if (arena.count(EventType.BOSS_MISLED) > 0) {
            coolUntil[0] = now + ArenaScenario.vessel("bastion").cooling();
          } else if (now < coolUntil[0]) {
            assertThat(arena.count(EventType.FOE_FIRED)).isZero();
            assertThat(arena.count(EventType.VOLLEY_ANNOUNCED)).isZero();
          }
          shots[0] += arena.count(EventType.FOE_FIRED);
        });
    assertThat(misled[0]).isGreaterThan(3);
    assertThat(shots[0]).isGreaterThan(10);
  }

  /** Flies slow circles, so that the boss is not left behind without a target. */
  private static void flySlowRounds(ArenaScenario arena) {
    arena.player.thrustX = 0.5 * Math.cos(2 * phase(arena));
    arena.player.thrustY = 0.5 * Math.sin(2 * phase(arena));
  }

  /** Returns the angle of the circle that the ship has flown, rad. */
  private static double phase(ArenaScenario arena) {
    return arena.world.current().tick() * Tick.SECONDS * 0.6;
  }

  private static @Nullable EntityRow core(ArenaScenario arena) {
    Snapshot seen = arena.world.current();
    int core = seen.first(EntityKind.VESSEL_CORE);
    return core < seen.end(EntityKind.VESSEL_CORE) ? seen.row(core) : null;
  }

  private static void duel(
      String name,
      long seed,
      int seconds,
      double gravity,
      Consumer<ArenaScenario> flies,
      Consumer<ArenaScenario> watches) {
    try (ArenaScenario arena = new ArenaScenario(seed)) {
      arena.world.setGravity(0, -gravity);
      Spawns.vessel(arena.world, ArenaScenario.vessel(name), 25, 27, 1);
      for (int tick = 0; tick < 60 * seconds; tick++) {
        flies.accept(arena);
        arena.tick();
        watches.accept(arena);
      }
    }
  }

  /** Fights a boss for a minute in each phase, and shoots off all vulnerable parts at its end. */
  private static void fight(
      String name, long seed, Consumer<ArenaScenario> flies, Consumer<ArenaScenario> watches) {
    VesselSpec boss = ArenaScenario.vessel(name);
    try (ArenaScenario arena = new ArenaScenario(seed)) {
      Spawns.vessel(arena.world, boss, 25, 27, 1);
      arena.tick();
      for (int phase = 0; phase < boss.phases(); phase++) {
        for (int tick = 0; tick < TICKS_PER_MINUTE; tick++) {
          flies.accept(arena);
          arena.tick();
          watches.accept(arena);
        }
        if (phase < boss.phases() - 1) {
          disarm(arena, phase, watches);
        }
      }
    }
  }

  private static void disarm(ArenaScenario arena, int phase, Consumer<ArenaScenario> watches) {
    EntityRow core = core(arena);
    for (int tick = 0;
        tick < TICKS_PER_MINUTE && core != null && core.vesselPhase == phase;
        tick++) {
      Snapshot seen = arena.world.current();
      int first = seen.first(EntityKind.VESSEL_TURRET);
      for (int i = first; i < seen.end(EntityKind.VESSEL_NEST); i++) {
        if (!seen.row(i).armoured) {
          arena.world.spawnShot(seen.x(i), seen.y(i), 0, 1000);
        }
      }
      arena.tick();
      watches.accept(arena);
      core = core(arena);
    }
  }
}
