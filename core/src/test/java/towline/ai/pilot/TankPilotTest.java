package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.avoidance.AvoidanceLaw;
import towline.math.RandomStream;
import towline.sim.StillPilots;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.TraceLayer;
import towline.sim.spec.TankSpec;

/** Tanks in a real world. */
class TankPilotTest {
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
  void aSwarmFlowsAndHardlyEverTouches() {
    Traffics traffics = flow(AvoidanceLaw.LOOKAHEAD, MINUTES);
    Traffics blind = flow(AvoidanceLaw.NONE, 1);
    assertThat(traffics.rate(MINUTES)).isLessThan(0.2);
    assertThat(blind.rate(1)).isGreaterThan(5);
    assertThat(traffics.speedKept()).isGreaterThan(0.85);
  }

  @Test
  void theOrderOfTanksMakesNoDifference() {
    try (ArenaScenario there = new ArenaScenario(7, new Draft(false));
        ArenaScenario back = new ArenaScenario(7, new Draft(true))) {
      List<double[]> places = places();
      for (int k = 0; k < TANKS; k++) {
        spawn(there, k, places);
        spawn(back, TANKS - 1 - k, places);
      }
      for (int tick = 0; tick < MINUTE; tick++) {
        there.flyRounds();
        there.tick();
        back.flyRounds();
        back.tick();
      }
      Snapshot one = there.world.current();
      Snapshot other = back.world.current();
      int left = one.count(EntityKind.TANK);
      assertThat(left).as("hardly any is rammed").isGreaterThan(TANKS / 2);
      assertThat(other.count(EntityKind.TANK)).isEqualTo(left);
      for (int k = 0; k < left; k++) {
        int i = one.first(EntityKind.TANK) + k;
        int j = other.end(EntityKind.TANK) - 1 - k;
        assertThat(one.x(i)).isEqualTo(other.x(j));
        assertThat(one.y(i)).isEqualTo(other.y(j));
        assertThat(one.barrel(i)).isEqualTo(other.barrel(j));
        assertThat(one.reloadLeft(i)).isEqualTo(other.reloadLeft(j));
      }
    }
  }

  @Test
  void decidingLeavesTheHeapAlone() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    try (ArenaScenario arenaScenario =
        new ArenaScenario(5).tanks(ArenaScenario.CONTENT.tanks(), TANKS, 8)) {
      arenaScenario.world.spawnVessel(ArenaScenario.vessel("leviathan"), 30, 27, 0);
      fly(arenaScenario, MINUTE);
      long before = threads.getThreadAllocatedBytes(thread);
      fly(arenaScenario, MINUTE);
      long bytes = threads.getThreadAllocatedBytes(thread) - before;
      assertThat(bytes / MINUTE).isLessThanOrEqualTo(64);
    }
  }

  @Test
  void whoAsksWhatTheyThinkChangesNothing() {
    try (ArenaScenario asked = new ArenaScenario(5).tanks(ArenaScenario.CONTENT.tanks(), TANKS, 8);
        ArenaScenario left = new ArenaScenario(5).tanks(ArenaScenario.CONTENT.tanks(), TANKS, 8)) {
      PilotTrace trace = new PilotTrace();
      Set<PilotTrace.Mark> marks = new HashSet<>();
      for (int tick = 0; tick < MINUTE / 2; tick++) {
        fly(asked, 1);
        fly(left, 1);
        trace.clear();
        asked.world.explain(TraceLayer.VISION, trace);
        for (int i = 0; i < trace.size(); i++) {
          marks.add(trace.mark(i));
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
    try (ArenaScenario arenaScenario =
        new ArenaScenario(11).tanks(ArenaScenario.CONTENT.tanks(), TANKS, 3)) {
      arenaScenario.player.tankLaw = law.ordinal();
      for (int tick = 0; tick < minutes * MINUTE; tick++) {
        fly(arenaScenario, 1);
        traffics.watch(arenaScenario.world.current());
      }
    }
    System.out.printf(
        "%s: %.3f collisions a tank-minute, %.2f of the speed kept, %.1f m from the ship%n",
        law, traffics.rate(minutes), traffics.speedKept(), traffics.distance / traffics.seenTanks);
    return traffics;
  }

  private static void fly(ArenaScenario arenaScenario, int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      arenaScenario.flyRounds();
      arenaScenario.tick();
    }
  }

  private static List<double[]> places() {
    RandomStream random = new RandomStream(12);
    List<double[]> places = new ArrayList<>();
    for (int k = 0; k < TANKS; k++) {
      double x = 8 + k % 10 * 8.5;
      int row = k / 10;
      double y = 7 + row * 7.8;
      places.add(new double[] {x, y, random.range(-3, 3)});
    }
    return places;
  }

  private static void spawn(ArenaScenario arenaScenario, int k, List<double[]> places) {
    double[] place = places.get(k);
    TankSpec kind = ArenaScenario.CONTENT.tanks().get(k % ArenaScenario.CONTENT.tanks().size());
    arenaScenario.world.spawnTank(kind, place[0], place[1], place[2]);
  }

  /** The game's tanks, with seeds that are dealt out from the one end or from the other. */
  private static final class Draft extends StillPilots {
    private final GamePilotFactory game = new GamePilotFactory();
    private final List<Long> seeds = new ArrayList<>();

    Draft(boolean fromTheOtherEnd) {
      for (long seed = 1; seed <= TANKS; seed++) {
        seeds.add(seed);
      }
      if (fromTheOtherEnd) {
        Collections.reverse(seeds);
      }
    }

    @Override
    public Pilot tank(TankSpec spec, long seed) {
      return game.tank(spec, seeds.remove(0));
    }
  }

  private static final class Traffics {
    int collisions;
    double outside = Double.NEGATIVE_INFINITY;
    double distance;
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
        distance += seen.distance(i, seen.first(EntityKind.SHIP));
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
      int kinds = ArenaScenario.CONTENT.tanks().size();
      return ArenaScenario.CONTENT.tanks().get((seen.id(tank) - firstId + 1) % kinds).speed();
    }

    double rate(int minutes) {
      return collisions / (double) (TANKS * minutes);
    }

    double speedKept() {
      return kept / seenTanks;
    }
  }
}
