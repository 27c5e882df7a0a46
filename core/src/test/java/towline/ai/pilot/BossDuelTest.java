package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
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
    double charge = ArenaScenario.vessel(name).charge().orElseThrow().windUp();
    double barrage = ArenaScenario.vessel(name).barrage().orElseThrow().flight();
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
              // A core that announces a charge or a barrage announces no shots.
              if (events.get(i).seconds() != charge && events.get(i).seconds() != barrage) {
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
    assertThat(left[0]).isGreaterThan(8);
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
  @CsvSource({"hydra, 0", "bastion, 0", "leviathan, 22"})
  void aBossBelievesInTheShipsFlight(String name, double gravity) {
    assertThat(believed(name, gravity, 1)).isEqualTo(FlightBelief.LEFT);
    assertThat(believed(name, gravity, -1)).isEqualTo(FlightBelief.RIGHT);
  }

  /** Returns the belief that it holds for longest in half a minute of circles. */
  private static FlightBelief believed(String name, double gravity, int side) {
    int[] ticks = new int[FlightBelief.values().length];
    duel(
        name,
        4,
        30,
        gravity,
        arena -> {
          arena.player.thrustX = Math.cos(2 * phase(arena));
          arena.player.thrustY = side * Math.sin(2 * phase(arena));
        },
        arena -> {
          EntityRow core = core(arena);
          ticks[core == null ? 0 : core.belief.ordinal()]++;
        });
    FlightBelief most = FlightBelief.NONE;
    for (FlightBelief belief : FlightBelief.values()) {
      most = ticks[belief.ordinal()] > ticks[most.ordinal()] ? belief : most;
    }
    return most;
  }

  @ParameterizedTest
  @ValueSource(strings = {"hydra", "bastion", "leviathan"})
  void allShellsOfABarrageLandAtTheForecastAtOnce(String name) {
    int shells = ArenaScenario.vessel(name).barrage().orElseThrow().shells();
    int[] barrages = {0};
    double[] place = new double[2];
    fight(
        name,
        3,
        BossDuelTest::flySlowRounds,
        arena -> {
          if (arena.count(EventType.MORTAR_FIRED) > 0) {
            assertThat(arena.count(EventType.MORTAR_FIRED)).isEqualTo(shells);
            EntityRow core = Objects.requireNonNull(core(arena));
            place[0] = core.forecastX;
            place[1] = core.forecastY;
            barrages[0]++;
          }
          EventList events = arena.world.events();
          for (int i = 0; i < events.size(); i++) {
            if (events.get(i).type() == EventType.SHELL_LANDED) {
              assertThat(arena.count(EventType.SHELL_LANDED)).isEqualTo(shells);
              assertThat(
                      StrictMath.hypot(events.get(i).x() - place[0], events.get(i).y() - place[1]))
                  .isLessThan(0.5);
            }
          }
        });
    assertThat(barrages[0]).isGreaterThan(20);
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
