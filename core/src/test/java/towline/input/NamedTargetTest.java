package towline.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.internal.RandomStream;
import towline.sim.WorldScenario;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;
import towline.sim.spec.NamingSpec;

class NamedTargetTest {
  private static final double REACH = 2.5;
  private static final double CONE = 0.8;

  private final NamedTarget finder = new NamedTarget(new NamingSpec(REACH, CONE));

  /** Returns up to eleven foes of any kind, some of them armoured. */
  private static Snapshot drawn(RandomStream random) {
    WorldScenario scene = new WorldScenario().ship(48, 27).drone(44, 24, 0);
    int count = random.index(12);
    for (int i = 0; i < count; i++) {
      int kinds = KindRange.FOES.last().ordinal() - KindRange.FOES.first().ordinal() + 1;
      EntityKind kind = EntityKind.of(KindRange.FOES.first().ordinal() + random.index(kinds));
      scene.entity(kind, 10 + i, random.range(15, 81), random.range(5, 49), 0);
      scene.radius(random.range(0.3, 2));
      if (random.index(4) == 0) {
        scene.armoured();
      }
    }
    return scene.snapshot();
  }

  @Property(seed = "71", tries = 500)
  void thePointerNamesTheNearestEdgeWithinReach(
      @ForAll @LongRange(min = 0, max = 1 << 20) long seed) {
    RandomStream random = new RandomStream(seed);
    Snapshot snapshot = drawn(random);
    double x = random.range(15, 81);
    double y = random.range(5, 49);
    int named = finder.at(snapshot, x, y);
    int at = snapshot.indexOf(KindRange.FOES, named);
    assertThat(at >= 0).isEqualTo(named != NamedTarget.NONE);
    double distance = at < 0 ? REACH : edge(snapshot, at, x, y);
    assertThat(distance).isLessThanOrEqualTo(REACH);
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      if (snapshot.kind(i) != EntityKind.COURIER) {
        assertThat(edge(snapshot, i, x, y)).isGreaterThanOrEqualTo(distance);
      }
    }
  }

  private static double edge(Snapshot snapshot, int foe, double x, double y) {
    return Math.hypot(snapshot.x(foe) - x, snapshot.y(foe) - y) - snapshot.radius(foe);
  }

  @Property(seed = "72", tries = 500)
  void aBearingNamesAFoeInItsConeAndAMemberOfASwarmLast(
      @ForAll @LongRange(min = 0, max = 1 << 20) long seed) {
    RandomStream random = new RandomStream(seed);
    Snapshot snapshot = drawn(random);
    double bearing = random.range(-Math.PI, Math.PI);
    int at = snapshot.indexOf(KindRange.FOES, finder.along(snapshot, bearing));
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      if (isOffered(snapshot, i) && off(snapshot, i, bearing) <= CONE) {
        assertThat(at).as("a foe in the cone").isNotNegative();
        assertThat(snapshot.kind(at).isSwarm() && !snapshot.kind(i).isSwarm()).isFalse();
        if (snapshot.kind(at).isSwarm() == snapshot.kind(i).isSwarm()) {
          assertThat(
                  off(snapshot, at, bearing) < off(snapshot, i, bearing)
                      || fromShip(snapshot, at) <= fromShip(snapshot, i)
                      || at == i)
              .isTrue();
        }
      }
    }
    if (at >= 0) {
      assertThat(isOffered(snapshot, at)).isTrue();
      assertThat(off(snapshot, at, bearing)).isLessThanOrEqualTo(CONE);
    }
  }

  private static double fromShip(Snapshot snapshot, int foe) {
    return snapshot.distance(snapshot.first(EntityKind.SHIP), foe);
  }

  private static double off(Snapshot snapshot, int foe, double bearing) {
    double to = Math.atan2(snapshot.y(foe) - 27, snapshot.x(foe) - 48);
    return Math.abs(Math.IEEEremainder(to - bearing, 2 * Math.PI));
  }

  /** Couriers of a scenario cannot be locked onto. */
  private static boolean isOffered(Snapshot snapshot, int foe) {
    return snapshot.kind(foe) != EntityKind.COURIER
        && !snapshot.row(foe).armoured
        && ViewWindow.shows(snapshot, foe, 0);
  }

  @Property(seed = "73", tries = 500)
  void theKeyReachesEveryFoeInViewOnceAndThenReleases(
      @ForAll @LongRange(min = 0, max = 1 << 20) long seed) {
    Snapshot snapshot = drawn(new RandomStream(seed));
    Set<Integer> swarm = new HashSet<>();
    Set<Integer> others = new HashSet<>();
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      if (isOffered(snapshot, i)) {
        (snapshot.kind(i).isSwarm() ? swarm : others).add(snapshot.id(i));
      }
    }
    List<Integer> named = new ArrayList<>();
    int next = finder.next(snapshot, NamedTarget.NONE);
    while (next != NamedTarget.NONE) {
      named.add(next);
      assertThat(named).doesNotHaveDuplicates();
      next = finder.next(snapshot, next);
    }
    assertThat(named).containsExactlyInAnyOrderElementsOf(others.isEmpty() ? swarm : others);
    assertThat(named)
        .isSortedAccordingTo((a, b) -> Double.compare(far(snapshot, a), far(snapshot, b)));
  }

  /** Up to four on a circle round the drone. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void theKeyReachesFoesAtOneDistance(int count) {
    int[][] places = {{49, 24}, {39, 24}, {44, 29}, {44, 19}};
    WorldScenario scene = new WorldScenario().ship(48, 27).drone(44, 24, 0);
    Set<Integer> ids = new HashSet<>();
    for (int i = 0; i < count; i++) {
      scene.entity(EntityKind.TANK, 10 + i, places[i][0], places[i][1], 0);
      ids.add(10 + i);
    }
    Snapshot snapshot = scene.snapshot();
    Set<Integer> named = new HashSet<>();
    int next = finder.next(snapshot, NamedTarget.NONE);
    for (int press = 0; press < count; press++) {
      named.add(next);
      next = finder.next(snapshot, next);
    }
    assertThat(named).isEqualTo(ids);
    assertThat(next).isEqualTo(NamedTarget.NONE);
  }

  private static double far(Snapshot snapshot, int id) {
    return snapshot.distance(
        snapshot.first(EntityKind.DRONE), snapshot.indexOf(KindRange.FOES, id));
  }

  @Test
  void aCourierIsNamedOnlyIfTheDroneCanLockOntoIt() {
    Snapshot snapshot =
        new WorldScenario()
            .ship(48, 27)
            .drone(44, 24, 0)
            .entity(EntityKind.COURIER, 10, 50, 27, 0)
            .armoured()
            .snapshot();
    assertThat(finder.at(snapshot, 50, 27)).isEqualTo(NamedTarget.NONE);
    snapshot.row(snapshot.first(EntityKind.COURIER)).lockable = true;
    assertThat(finder.at(snapshot, 50, 27)).isEqualTo(10);
    assertThat(finder.along(snapshot, 0)).isEqualTo(10);
    assertThat(finder.next(snapshot, NamedTarget.NONE)).isEqualTo(10);
  }
}
