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
  /** What stands on legs is slow, and there to stand. */
  private static final List<TankSpec> DRIVING =
      ArenaScenario.CONTENT.tanks().stream()
          .filter(tank -> tank.chassis() == TankSpec.Chassis.TRACKS)
          .toList();

  private static final int TANKS = 60;
  private static final int MINUTES = 2;
  private static final int MINUTE = 3600;

  @ParameterizedTest
  @EnumSource(AvoidanceLaw.class)
  void noTankEverTouchesAWall(AvoidanceLaw law) {
    Traffics traffics = flow(law, MINUTES);
    assertThat(traffics.outside).isLessThan(1e-6);
  }

  @Test
  @Tag("long")
  void aSwarmFlowsAndHardlyEverTouches() {
    Traffics traffics = flow(AvoidanceLaw.LOOKAHEAD, MINUTES);
    Traffics blind = flow(AvoidanceLaw.NONE, 1);
    assertThat(traffics.rate(MINUTES)).isLessThan(0.2);
    assertThat(blind.rate(1)).isGreaterThan(5);
    assertThat(traffics.speedKept()).isGreaterThan(0.85);
  }

  @Test
  void decidingLeavesTheHeapAlone() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    try (ArenaScenario arenaScenario = new ArenaScenario(5).tanks(DRIVING, TANKS, 8)) {
      Spawns.vessel(arenaScenario.world, ArenaScenario.vessel("leviathan"), 30, 27, 0);
      fly(arenaScenario, MINUTE);
      long before = threads.getThreadAllocatedBytes(thread);
      fly(arenaScenario, MINUTE);
      long bytes = threads.getThreadAllocatedBytes(thread) - before;
      assertThat(bytes / MINUTE).isLessThanOrEqualTo(64);
    }
  }

  @Test
  void whoAsksWhatTheyThinkChangesNothing() {
    try (ArenaScenario asked = new ArenaScenario(5).tanks(DRIVING, TANKS, 8);
        ArenaScenario left = new ArenaScenario(5).tanks(DRIVING, TANKS, 8)) {
      PilotTrace trace = new PilotTrace();
      Set<PilotTrace.Mark> marks = new HashSet<>();
      for (int tick = 0; tick < MINUTE / 2; tick++) {
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

  private static Traffics flow(AvoidanceLaw law, int minutes) {
    Traffics traffics = new Traffics();
    try (ArenaScenario arenaScenario = new ArenaScenario(11).tanks(DRIVING, TANKS, 3)) {
      arenaScenario.player.tankLaw = law.ordinal();
      for (int tick = 0; tick < minutes * MINUTE; tick++) {
        fly(arenaScenario, 1);
        traffics.watch(arenaScenario.world.current());
      }
    }
    return traffics;
  }

  private static void fly(ArenaScenario arenaScenario, int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      arenaScenario.flyRounds();
      arenaScenario.tick();
    }
  }

  private static final class Traffics {
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

    /** Tanks are spawned kind by kind in turn, the second kind first. */
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
