package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.sim.EventLog;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/** The times, kinds and fates of couriers over whole runs. */
class CourierDirectorTest {
  /** Duration before the first hazard, s: a hazard may let shots fall, which changes the deck. */
  private static final int SECONDS_BEFORE_HAZARDS = 58;

  private static final GameContent CONTENT = GameContent.load();
  private static final CourierTable TABLE = CONTENT.couriers();

  private static final double TELEGRAPH = CONTENT.world().warp().telegraph();

  /** Longest time for which a gate waits for the ship to move off, s. */
  private static final double PATIENCE = CONTENT.world().warp().patience();

  /** The events of a run, with the tick of each. */
  private static final class Flight {
    final List<Event> events = new ArrayList<>();
    final List<Integer> ticks = new ArrayList<>();
    int mostAtOnce;
    long hash;

    Flight(PlayMode play, int wave, long seed, BotRun.ModeChoice choice, int seconds) {
      RunSetup setup = new RunSetup(seed, play, wave, AimMode.DIRECT.ordinal());
      EventLog log = new EventLog();
      try (BotRun flight = new BotRun(CONTENT, setup, "demo", choice)) {
        for (int tick = 0; tick < seconds * 60; tick++) {
          flight.tick();
          log.clear();
          log.add(flight.run().events());
          for (GameEvent type : COURIER_EVENTS) {
            for (Event event : log.all(type)) {
              events.add(event);
              // The world is paused while modules are on offer.
              ticks.add((int) flight.run().current().tick());
            }
          }
          mostAtOnce = Math.max(mostAtOnce, flight.run().current().count(EntityKind.COURIER));
        }
        hash = flight.run().hash();
      }
    }

    List<Integer> ticksOf(GameEvent type) {
      List<Integer> ticksOf = new ArrayList<>();
      for (int i = 0; i < events.size(); i++) {
        if (events.get(i).type() == type) {
          ticksOf.add(ticks.get(i));
        }
      }
      return ticksOf;
    }
  }

  private static final List<GameEvent> COURIER_EVENTS =
      List.of(
          EventType.COURIER_BORN,
          EventType.COURIER_OPENED,
          EventType.COURIER_ESCAPED,
          EventType.COURIER_CRACKED,
          PlayEvent.FINALE_STARTED,
          EventType.VESSEL_BORN);

  /** Greatest time from the start of a finale to the next wave, s; no courier enters in it. */
  private static final int LONGEST_FINALE = 32;

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"ARCADE, 2", "PRACTICE, 5", "SURVIVAL, 6", "DAILY, 3"})
  void couriersComeOneAtATimeWithPausesBetweenThem(PlayMode play, int wave) {
    Flight flight = new Flight(play, wave, 7, BotRun.ModeChoice.GUESSED, 60);
    List<Integer> came = flight.ticksOf(EventType.COURIER_BORN);
    List<Integer> gone = new ArrayList<>(flight.ticksOf(EventType.COURIER_OPENED));
    gone.addAll(flight.ticksOf(EventType.COURIER_ESCAPED));
    gone.sort(null);
    assertThat(flight.mostAtOnce).isEqualTo(1);
    assertThat(came.get(0))
        .isBetween((int) (60 * TABLE.first()) - 2, (int) (60 * TABLE.first()) + 2);
    assertThat(came).hasSizeGreaterThan(2);
    for (int i = 1; i < came.size(); i++) {
      int from = gone.get(i - 1);
      int to = came.get(i);
      boolean finale =
          flight.ticksOf(PlayEvent.FINALE_STARTED).stream()
              .anyMatch(tick -> tick < to && tick > to - 60 * LONGEST_FINALE);
      assertThat(to - from).isGreaterThanOrEqualTo((int) (60 * TABLE.pause()));
      if (!finale) {
        assertThat(to - from)
            .as("or until a vessel has come through its gate")
            .isLessThanOrEqualTo((int) (60 * (TABLE.pause() + TELEGRAPH + PATIENCE)) + 3);
      }
    }
  }

  /** The first courier enters before all else and stays long; the wave begins when it has gone. */
  @ParameterizedTest
  @EnumSource
  void aRunFromTheFirstWaveBeginsWithALoneCourier(PlayMode play) {
    CourierTable.Introduction introduction = TABLE.introduction();
    long latest = Math.round(60 * (introduction.after() + introduction.breath()));
    for (AimMode mode : List.of(AimMode.DIRECT, AimMode.SURE)) {
      RunSetup setup =
          play == PlayMode.DAILY
              ? RunSetup.daily(7, 1, mode.ordinal())
              : new RunSetup(7, play, 1, mode.ordinal());
      int kind =
          play == PlayMode.DAILY
              ? DailyPlan.of(CONTENT, setup.seed()).couriers().get(0)
              : introduction.kind();
      EventLog log = new EventLog();
      try (BotRun flight = new BotRun(CONTENT, setup, "idle", BotRun.ModeChoice.FIXED)) {
        while (log.all(PlayEvent.WAVE_STARTED).isEmpty()) {
          flight.tick();
          log.add(flight.run().events());
          Snapshot snapshot = flight.run().current();
          assertThat(snapshot.end(KindRange.FOES) - snapshot.first(KindRange.FOES))
              .isEqualTo(snapshot.count(EntityKind.COURIER));
          if (snapshot.count(EntityKind.COURIER) > 0) {
            EntityRow row = snapshot.row(snapshot.first(EntityKind.COURIER));
            assertThat(row.courierKind).isEqualTo(kind);
            assertThat(row.timeToDeparture)
                .isGreaterThan(introduction.stay() - introduction.breath() - 2);
          }
        }
        assertThat(log.all(EventType.COURIER_BORN)).hasSize(1);
        boolean opened = log.all(EventType.COURIER_OPENED).size() == 1;
        if (kind == introduction.kind()) {
          assertThat(opened).isEqualTo(mode == AimMode.DIRECT);
        }
        long began = flight.run().current().tick();
        long pause = Math.round(60 * CONTENT.arcade().pause());
        assertThat(began).isLessThanOrEqualTo(latest + pause + 3);
        assertThat(opened || began >= latest).isTrue();
      }
    }
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource
  void everyWaveOfEveryModeHasCouriers(PlayMode play) {
    for (int wave = 1; wave <= 12; wave++) {
      Flight flight = new Flight(play, wave, wave, BotRun.ModeChoice.FREE, 8);
      assertThat(flight.ticksOf(EventType.COURIER_BORN)).as("wave " + wave).isNotEmpty();
    }
  }

  /** While the mode of a courier is named, no other one opens it; later many do. */
  @Test
  void inTheFirstWavesOnlyItsOwnModeOpensACourier() {
    int later = 0;
    for (int wave : List.of(1, 3, 5)) {
      for (AimMode mode : List.of(AimMode.LEAD, AimMode.PREDICT)) {
        RunSetup setup = new RunSetup(wave, PlayMode.PRACTICE, wave, mode.ordinal());
        EventLog log = new EventLog();
        try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FIXED)) {
          while (flight.run().current().tick() < 60 * 30 && flight.run().wave() == wave) {
            flight.tick();
            log.add(flight.run().events());
          }
        }
        for (Event opened : log.all(EventType.COURIER_OPENED)) {
          boolean isOwn = TABLE.kinds().get(opened.courierKind()).mode() == mode;
          assertThat(isOwn || !TABLE.namesMode(wave)).as("%s in wave %d", mode, wave).isTrue();
          later += isOwn ? 0 : 1;
        }
        assertThat(log.all(EventType.COURIER_CRACKED)).isNotEmpty();
      }
    }
    assertThat(later).isPositive();
  }

  @Test
  void whileABossLivesCouriersAreRare() {
    Flight flight = new Flight(PlayMode.PRACTICE, 12, 7, BotRun.ModeChoice.GUESSED, 80);
    List<Integer> came = flight.ticksOf(EventType.COURIER_BORN);
    assertThat(flight.ticksOf(EventType.VESSEL_BORN)).isNotEmpty();
    assertThat(came).hasSizeGreaterThan(1);
    for (int i = 1; i < came.size(); i++) {
      assertThat(came.get(i) - came.get(i - 1))
          .isGreaterThanOrEqualTo((int) (60 * TABLE.withBoss()));
    }
  }

  /** A deck is dealt out before it is shuffled again. */
  @Test
  void allKindsOfAWaveComeEquallyOften() {
    for (long seed = 1; seed <= 3; seed++) {
      Flight flight =
          new Flight(PlayMode.SURVIVAL, 7, seed, BotRun.ModeChoice.FREE, SECONDS_BEFORE_HAZARDS);
      List<Integer> dealt = TABLE.deck(7, false).kinds();
      Map<Integer, Integer> counts = new HashMap<>();
      for (Event event : flight.events) {
        if (event.type() == EventType.COURIER_BORN
            && counts.values().stream().mapToInt(n -> n).sum() < dealt.size()) {
          counts.merge(event.courierKind(), 1, Integer::sum);
        }
      }
      assertThat(counts.values()).allMatch(count -> count == 1);
      assertThat(dealt).containsAll(counts.keySet());
    }
  }

  @Test
  void equalSeedsSendEqualCouriers() {
    Flight one = new Flight(PlayMode.ARCADE, 5, 11, BotRun.ModeChoice.GUESSED, 40);
    Flight other = new Flight(PlayMode.ARCADE, 5, 11, BotRun.ModeChoice.GUESSED, 40);
    assertThat(one.events).usingRecursiveFieldByFieldElementComparator().isEqualTo(other.events);
    assertThat(one.hash).isEqualTo(other.hash);
    assertThat(one.hash)
        .isNotEqualTo(new Flight(PlayMode.ARCADE, 5, 12, BotRun.ModeChoice.GUESSED, 40).hash);
  }
}
