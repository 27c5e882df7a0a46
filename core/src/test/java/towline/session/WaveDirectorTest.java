package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.content.WaveSpec;
import towline.internal.RandomStream;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TestEvents;
import towline.sim.api.Tick;

/** The acts of a wave while no foe is shot. */
class WaveDirectorTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final double FLEE_AFTER = CONTENT.arcade().pressure().fleeAfter();

  private final EventList told = new EventList();

  static IntStream wavesWithoutBoss() {
    return IntStream.rangeClosed(1, CONTENT.arcade().last())
        .filter(number -> CONTENT.arcade().wave(number).boss().isEmpty());
  }

  private static World world() {
    World world = new World(CONTENT.world(), 1, new StillPilots(), 0);
    world.makeShipInvulnerable();
    return world;
  }

  private static WaveDirector director(World world, int wave) {
    return new WaveDirector(
        CONTENT.arcade(),
        CONTENT.arcade().pressure(),
        world,
        new Hazards(),
        new RandomStream(wave),
        wave);
  }

  private boolean tick(World world, WaveDirector director) {
    world.tick(new Command());
    told.clear();
    return director.direct(Tick.SECONDS, 1, told);
  }

  @ParameterizedTest
  @MethodSource("wavesWithoutBoss")
  void theFirstActHasOneKindOfFoe(int number) {
    WaveSpec wave = CONTENT.arcade().wave(number);
    assertThat(wave.alone()).isBetween(6.0, 10.0);
    Set<String> kinds = new HashSet<>();
    try (World world = world()) {
      WaveDirector director = director(world, number);
      while (director.seconds() < wave.alone()) {
        tick(world, director);
        Snapshot snapshot = world.current();
        for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
          // A missile is what its launcher does.
          if (snapshot.kind(i) != EntityKind.MISSILE) {
            kinds.add(snapshot.row(i).variant);
          }
        }
      }
    }
    assertThat(kinds).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("wavesWithoutBoss")
  void theFinaleComesAfterTheCrowdAndThenTheRestFlees(int number) {
    WaveSpec wave = CONTENT.arcade().wave(number);
    double finaleAt = Double.NaN;
    try (World world = world()) {
      WaveDirector director = director(world, number);
      boolean over = false;
      for (int tick = 0; tick < 120 * Tick.PER_SECOND && !over; tick++) {
        over = tick(world, director);
        finaleAt = told.count(PlayEvent.FINALE_STARTED) > 0 ? director.seconds() : finaleAt;
        assertThat(director.isFinale()).isEqualTo(!Double.isNaN(finaleAt));
      }
      assertThat(over).isTrue();
      assertThat(finaleAt).isCloseTo(wave.crowd().seconds(), within(2 * Tick.SECONDS));
      assertThat(director.seconds())
          .isCloseTo(finaleAt + wave.finale().lastEntry() + FLEE_AFTER, within(2 * Tick.SECONDS));
      assertThat(director.secondsLeft()).isZero();
      assertThat(world.foes()).isPositive();
      director.next(told);
      assertThat(director.isFinale()).as("until the next wave starts").isTrue();
      while (director.seconds() > 1) {
        tick(world, director);
      }
      assertThat(director.isFinale()).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 8, 12})
  void aWaveWithABossHasNoFinaleAndNoEndOfTime(int number) {
    try (World world = world()) {
      WaveDirector director = director(world, number);
      for (int tick = 0; tick < 120 * Tick.PER_SECOND; tick++) {
        assertThat(tick(world, director)).isFalse();
        assertThat(director.isFinale()).isFalse();
      }
      assertThat(world.bosses()).isEqualTo(1);
    }
  }

  /** The player who kills nobody waits longest for the finale, but nobody skips the first act. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.5, 0.95, 1.05, 50})
  void theFinaleComesSoonerForAPlayerWhoKillsMore(double share) {
    WaveSpec wave = CONTENT.arcade().wave(5);
    double weight = CONTENT.arcade().pressure().weight(EntityKind.TANK);
    int kills = (int) Math.round(share * wave.crowd().quota() / weight);
    try (World world = world()) {
      WaveDirector director = director(world, 5);
      while (director.seconds() < 4) {
        tick(world, director);
      }
      EventList events = new EventList();
      for (int kill = 0; kill < kills; kill++) {
        TestEvents.add(events, EventType.KILLED_BY_SHIP, EntityKind.TANK, 60, 27, 20, 0, 0);
      }
      director.count(events);
      while (!director.isFinale()) {
        tick(world, director);
      }
      double due = share > 1 ? wave.alone() : wave.crowd().seconds();
      assertThat(director.seconds()).isCloseTo(due, within(2 * Tick.SECONDS));
    }
  }
}
