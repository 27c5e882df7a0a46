package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.Campaign;
import towline.content.CrowdSpec;
import towline.content.FinaleSpec;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.content.SectorSpec;
import towline.content.SpawnBudget;
import towline.content.WaveSpec;
import towline.internal.RandomStream;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Spawn;
import towline.sim.api.TestEvents;
import towline.sim.api.Tick;

/** The laws of waves without a boss, over waves that are not in the game. */
class WaveLawTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final SpawnBudget BUDGET = CONTENT.arcade().pressure();
  private static final Spawn MITE = new Spawn(EntityKind.MITE, CONTENT.mites().get(0));
  private static final Spawn TANK = new Spawn(EntityKind.TANK, CONTENT.tanks().get(0));

  /** Time from the start of a wave to its finale without kills, s. */
  private static final double CROWD_SECONDS = 2;

  private static final double ALONE_SECONDS = 0.5;

  private final EventList told = new EventList();

  /** Waves of one's own, with the sectors of the arcade. */
  private record Waves(List<WaveSpec> waves) implements Campaign {
    @Override
    public WaveSpec wave(int number) {
      return waves.get(number - 1);
    }

    @Override
    public SectorSpec sector(int number) {
      return CONTENT.arcade().sector(number);
    }

    @Override
    public int last() {
      return waves.size();
    }

    @Override
    public double pause() {
      return 0.1;
    }

    @Override
    public double fury(int number) {
      return 1;
    }
  }

  /** Returns a wave without offers, with tanks throughout. */
  private static WaveSpec wave(double quota, List<FinaleSpec.Squad> squads) {
    return new WaveSpec(
        "",
        "",
        null,
        0,
        ALONE_SECONDS,
        List.of(new WaveSpec.Group(TANK, 100, 0, 0.7)),
        new CrowdSpec(0, CROWD_SECONDS, quota, 0, 0, List.of()),
        new FinaleSpec(squads));
  }

  private static World world() {
    World world = new World(CONTENT.world(), 1, new StillPilots(), 0);
    world.makeShipInvulnerable();
    return world;
  }

  private static WaveDirector director(World world, List<WaveSpec> waves) {
    return new WaveDirector(new Waves(waves), BUDGET, world, new Hazards(), new RandomStream(1), 1);
  }

  private boolean tick(World world, WaveDirector director, double crowd) {
    world.tick(new Command());
    told.clear();
    return director.direct(Tick.SECONDS, crowd, told);
  }

  /** Adds the ids of the gates for {@code guest} that appeared in the last tick to {@code ids}. */
  private static void addGates(World world, EntityKind guest, Set<Integer> ids) {
    for (int i = 0; i < world.events().size(); i++) {
      Event event = world.events().get(i);
      if (event.type() == EventType.WARP_GATE_BORN && event.guest() == guest) {
        ids.add(event.entity());
      }
    }
  }

  private static List<FinaleSpec.Squad> drawSquads(RandomStream random) {
    List<FinaleSpec.Squad> squads = new ArrayList<>();
    FinaleSpec.Formation[] formations = FinaleSpec.Formation.values();
    int count = 1 + random.index(4);
    double after = 0;
    for (int i = 0; i < count; i++) {
      FinaleSpec.Formation formation = formations[random.index(formations.length)];
      squads.add(new FinaleSpec.Squad(MITE, formation, 1 + random.index(9), after));
      after += random.index(3) == 0 ? 0 : random.range(0, 2);
    }
    return squads;
  }

  /** The tanks of the group stay away from then on; a gate that the ship blocks appears twice. */
  @Property(seed = "45", tries = 30)
  void everySquadEntersAtItsTimeAndInTheNumberOfTheDifficulty(
      @ForAll @LongRange(min = 1, max = 10_000) long seed,
      @ForAll @DoubleRange(min = 0.05, max = 2) double crowd) {
    List<FinaleSpec.Squad> squads = drawSquads(new RandomStream(seed));
    try (World world = world()) {
      WaveDirector director = director(world, List.of(wave(Double.POSITIVE_INFINITY, squads)));
      Set<Integer> entered = new HashSet<>();
      Set<Integer> tanks = new HashSet<>();
      while (!director.isFinale()) {
        tick(world, director, crowd);
        addGates(world, EntityKind.MITE, entered);
        addGates(world, EntityKind.TANK, tanks);
      }
      assertThat(entered).isEmpty();
      assertThat(tanks).hasSize(3);
      double start = director.seconds();
      assertThat(start).isCloseTo(CROWD_SECONDS, within(2 * Tick.SECONDS));
      // A gate appears two ticks after its foe was sent.
      double sent = Double.NEGATIVE_INFINITY;
      for (int tick = 0; tick < 8 * Tick.PER_SECOND; tick++) {
        double now = director.seconds() - start;
        assertThat(tick(world, director, crowd)).isFalse();
        addGates(world, EntityKind.MITE, entered);
        addGates(world, EntityKind.TANK, tanks);
        int due = 0;
        for (FinaleSpec.Squad squad : squads) {
          due += sent >= squad.after() ? (int) Math.max(1, Math.round(crowd * squad.size())) : 0;
        }
        assertThat(entered).as("after %s s", now).hasSize(due);
        assertThat(tanks).hasSize(3);
        sent = now;
      }
    }
  }

  /** Everything flees at once, so that the sector is empty between the squads. */
  @Property(seed = "46", tries = 20)
  void aWaveEndsWithItsLastFoeButNotBeforeItsLastSquad(
      @ForAll @LongRange(min = 1, max = 10_000) long seed) {
    FinaleSpec finale = new FinaleSpec(drawSquads(new RandomStream(seed)));
    try (World world = world()) {
      WaveDirector director =
          director(world, List.of(wave(Double.POSITIVE_INFINITY, finale.squads())));
      double lastEntry = finaleAt(world, director, 1) + finale.lastEntry();
      boolean over = false;
      while (!over && director.seconds() < lastEntry + 1) {
        world.routFoes();
        over = tick(world, director, 1);
      }
      assertThat(over).isTrue();
      assertThat(director.seconds()).isBetween(lastEntry, lastEntry + 5 * Tick.SECONDS);
    }
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0.9", "0.5, 1.1", "1, 0.9", "1, 1.1", "2, 0.9", "2, 1.1"})
  void theQuotaOfKillsGrowsWithTheDifficulty(double crowd, double share) {
    double quota = 20 * BUDGET.weight(EntityKind.TANK);
    try (World world = world()) {
      WaveDirector director = director(world, List.of(wave(quota, List.of())));
      start(world, director);
      happen(director, EventType.KILLED_BY_SHIP, (int) Math.round(20 * crowd * share));
      assertThat(finaleAt(world, director, crowd))
          .isCloseTo(share > 1 ? ALONE_SECONDS : CROWD_SECONDS, within(2 * Tick.SECONDS));
    }
  }

  @ParameterizedTest
  @EnumSource
  void killsAloneFulfilTheQuota(EventType type) {
    try (World world = world()) {
      double quota = BUDGET.weight(EntityKind.TANK);
      WaveDirector director = director(world, List.of(wave(quota, List.of())));
      start(world, director);
      EventList events = new EventList();
      TestEvents.add(events, type, EntityKind.TANK, 60, 27, 20, 0, 0);
      director.count(events);
      assertThat(finaleAt(world, director, 1))
          .isCloseTo(type.isKill() ? ALONE_SECONDS : CROWD_SECONDS, within(2 * Tick.SECONDS));
    }
  }

  @Test
  void theKillsOfAWaveDoNotCountInTheNextOne() {
    WaveSpec wave = wave(BUDGET.weight(EntityKind.TANK), List.of());
    try (World world = world()) {
      WaveDirector director = director(world, List.of(wave, wave));
      start(world, director);
      happen(director, EventType.KILLED_BY_SHIP, 1);
      assertThat(finaleAt(world, director, 1)).isLessThan(CROWD_SECONDS / 2);
      director.next(told);
      while (director.isFinale()) {
        tick(world, director, 1);
      }
      assertThat(finaleAt(world, director, 1)).isCloseTo(CROWD_SECONDS, within(2 * Tick.SECONDS));
    }
  }

  /** The arcade has sectors of several waves, and the last wave has none after it. */
  @Test
  void aSectorIsEnteredWithItsFirstWaveAlone() {
    int last = CONTENT.arcade().last();
    try (World world = world()) {
      WaveDirector director =
          new WaveDirector(CONTENT.arcade(), BUDGET, world, new Hazards(), new RandomStream(1), 1);
      for (int number = 1; number <= last; number++) {
        SectorSpec before = CONTENT.arcade().sector(number);
        SectorSpec after = CONTENT.arcade().sector(Math.min(last, number + 1));
        told.clear();
        director.next(told);
        assertThat(told.count(PlayEvent.WAVE_CLEARED)).isEqualTo(1);
        assertThat(told.count(PlayEvent.SECTOR_ENTERED)).isEqualTo(before.equals(after) ? 0 : 1);
        assertThat(director.won()).isEqualTo(number == last);
      }
    }
  }

  private void start(World world, WaveDirector director) {
    while (told.count(PlayEvent.WAVE_STARTED) == 0) {
      tick(world, director, 1);
    }
  }

  private static void happen(WaveDirector director, EventType type, int tanks) {
    EventList events = new EventList();
    for (int i = 0; i < tanks; i++) {
      TestEvents.add(events, type, EntityKind.TANK, 60, 27, 20, 0, 0);
    }
    director.count(events);
  }

  /** Returns the time of the wave at which its finale starts, s. */
  private double finaleAt(World world, WaveDirector director, double crowd) {
    while (!director.isFinale()) {
      tick(world, director, crowd);
    }
    return director.seconds();
  }
}
