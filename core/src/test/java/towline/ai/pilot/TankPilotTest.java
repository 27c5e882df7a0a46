package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.avoidance.AvoidanceLaw;
import towline.sim.Spawns;
import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.spec.TankSpec;

/** Tanks in a real world. */
class TankPilotTest {
  /** Kinds of tank that drive; those on legs are slow and mostly rest. */
  private static final List<TankSpec> DRIVING =
      ArenaScenario.CONTENT.tanks().stream()
          .filter(tank -> tank.chassis() == TankSpec.Chassis.TRACKS)
          .toList();

  private static final int TANKS = 60;
  private static final int MINUTES = 2;
  private static final int TICKS_PER_MINUTE = 3600;

  @Tag("long")
  @ParameterizedTest
  @EnumSource(AvoidanceLaw.class)
  void noTankEverTouchesAWall(AvoidanceLaw law) {
    TrafficStatistics statistics = flow(law, MINUTES);
    assertThat(statistics.outside).isLessThan(1e-6);
  }

  @Test
  @Tag("long")
  void aCrowdOfTanksFlowsWithHardlyAnyCollision() {
    TrafficStatistics statistics = flow(AvoidanceLaw.LOOKAHEAD, MINUTES);
    TrafficStatistics blind = flow(AvoidanceLaw.NONE, 1);
    assertThat(statistics.rate(MINUTES)).isLessThan(0.2);
    assertThat(blind.rate(1)).isGreaterThan(5);
    assertThat(statistics.speedKept()).isGreaterThan(0.85);
  }

  @Test
  void decisionsAllocateNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    try (ArenaScenario arenaScenario = new ArenaScenario(5).tanks(DRIVING, TANKS, 8)) {
      Spawns.vessel(arenaScenario.world, ArenaScenario.vessel("leviathan"), 30, 27, 0);
      fly(arenaScenario, TICKS_PER_MINUTE);
      long before = threads.getThreadAllocatedBytes(thread);
      fly(arenaScenario, TICKS_PER_MINUTE);
      long bytes = threads.getThreadAllocatedBytes(thread) - before;
      assertThat(bytes / TICKS_PER_MINUTE).isLessThanOrEqualTo(64);
    }
  }

  @Test
  void explanationsChangeNothing() {
    try (ArenaScenario asked = new ArenaScenario(5).tanks(DRIVING, TANKS, 8);
        ArenaScenario left = new ArenaScenario(5).tanks(DRIVING, TANKS, 8)) {
      PilotTrace trace = new PilotTrace();
      Set<PilotTrace.Mark> marks = new HashSet<>();
      for (int tick = 0; tick < TICKS_PER_MINUTE / 2; tick++) {
        fly(asked, 1);
        fly(left, 1);
        trace.clear();
        asked.world.explain(PilotTrace.Layer.VISION, trace);
        for (int i = 0; i < trace.size(); i++) {
          marks.add(trace.get(i).mark());
        }
      }
      assertThat(asked.world.hash()).isEqualTo(left.world.hash());
      assertThat(marks)
          .contains(
              PilotTrace.Mark.LOOKAHEAD,
              PilotTrace.Mark.HIT_POINT,
              PilotTrace.Mark.NEIGHBOUR,
              PilotTrace.Mark.STEERS,
              PilotTrace.Mark.AIMS);
    }
  }

  private static TrafficStatistics flow(AvoidanceLaw law, int minutes) {
    TrafficStatistics statistics = new TrafficStatistics();
    try (ArenaScenario arenaScenario = new ArenaScenario(11).tanks(DRIVING, TANKS, 3)) {
      arenaScenario.player.tankLaw = law.ordinal();
      for (int tick = 0; tick < minutes * TICKS_PER_MINUTE; tick++) {
        fly(arenaScenario, 1);
        statistics.watch(arenaScenario.world.current());
      }
    }
    return statistics;
  }

  private static void fly(ArenaScenario arenaScenario, int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      arenaScenario.flyRounds();
      arenaScenario.tick();
    }
  }

  private static final class TrafficStatistics {
    int collisions;
    double outside = Double.NEGATIVE_INFINITY;
    double kept;
    int seenTanks;
    private int firstId;
    private Set<Long> touching = new HashSet<>();

    void watch(Snapshot seen) {
      Set<Long> now = new HashSet<>();
      firstId = seenTanks == 0 ? seen.id(seen.first(EntityKind.TANK)) : firstId;
      int end = seen.end(EntityKind.TANK);
      for (int i = seen.first(EntityKind.TANK); i < end; i++) {
        double reachX = Math.max(-seen.x(i), seen.x(i) - seen.width());
        double reachY = Math.max(-seen.y(i), seen.y(i) - seen.height());
        outside = Math.max(outside, Math.max(reachX, reachY) + seen.radius(i));
        kept += StrictMath.hypot(seen.vx(i), seen.vy(i)) / topSpeed(seen, i);
        seenTanks++;
        for (int j = i + 1; j < end; j++) {
          if (seen.distance(i, j) < 0.99 * (seen.radius(i) + seen.radius(j))) {
            now.add(((long) seen.id(i) << 32) + seen.id(j));
          }
        }
      }
      for (long pair : now) {
        collisions += touching.contains(pair) ? 0 : 1;
      }
      touching = now;
    }

    /** Returns the top speed of a tank; the kinds were spawned in turn, the second one first. */
    private double topSpeed(Snapshot seen, int tank) {
      int kinds = DRIVING.size();
      return DRIVING.get((seen.id(tank) - firstId + 1) % kinds).speed();
    }

    double rate(int minutes) {
      return collisions / (double) (TANKS * minutes);
    }

    double speedKept() {
      return kept / seenTanks;
    }
  }
}
