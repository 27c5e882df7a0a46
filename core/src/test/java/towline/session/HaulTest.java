package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.CourierPay;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.internal.RandomStream;
import towline.sim.WorldScenario;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.TestEvents;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** The haul over long rows of events in any order. */
class HaulTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final CourierPay PAY = CONTENT.couriers().pay();
  private static final List<CourierTable.Kind> KINDS = CONTENT.couriers().kinds();
  private static final int EVENTS = 3000;

  private final Scoring scoring = new Scoring(CONTENT);
  private final Score score = scoring.score();
  private final Snapshot snapshot = new WorldScenario().ship(48, 27).snapshot();
  private final EventList happened = new EventList();
  private final EventList told = new EventList();

  private void happen(EventType type, int object, double amount) {
    happened.clear();
    told.clear();
    TestEvents.add(happened, type, EntityKind.SHIP, 1, 2, 3, object, amount);
    scoring.count(happened, snapshot, Tick.SECONDS, told);
  }

  private int count(PlayEvent type) {
    int count = 0;
    for (int i = 0; i < told.size(); i++) {
      count += told.get(i).type() == type ? 1 : 0;
    }
    return count;
  }

  private Event only(PlayEvent type) {
    assertThat(count(type)).as(type.name()).isEqualTo(1);
    int i = 0;
    while (told.get(i).type() != type) {
      i++;
    }
    return told.get(i);
  }

  private static EventType drawn(RandomStream random) {
    List<EventType> types =
        List.of(
            EventType.COURIER_OPENED,
            EventType.COURIER_OPENED,
            EventType.COURIER_OPENED,
            EventType.COURIER_ESCAPED,
            EventType.HAUL_GATE_PASSED,
            EventType.HAUL_GATE_CLOSED,
            EventType.SHIP_HURT,
            EventType.SHIELD_BROKEN,
            EventType.SHARD_TAKEN,
            EventType.KILLED_BY_WHIP);
    return types.get(random.index(types.size()));
  }

  /** Couriers alone raise it, gates alone bank it, blows alone cost what is not banked. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void onlyCouriersGatesAndBlowsChangeTheHaul(long seed) {
    RandomStream random = new RandomStream(seed);
    for (int i = 0; i < EVENTS; i++) {
      double banked = score.bankedHaul();
      double atRisk = score.haulAtRisk();
      double haul = score.haul();
      EventType type = drawn(random);
      CourierTable.Kind kind = KINDS.get(random.index(KINDS.size()));
      AimMode mode = AimMode.values()[random.index(AimMode.values().length)];
      boolean isOpened = type == EventType.COURIER_OPENED;
      happen(type, kind.spec().index(), isOpened ? mode.ordinal() : 0);
      switch (type) {
        case COURIER_OPENED -> {
          double share = kind.mode(false) == mode ? 1 : PAY.otherMode();
          assertThat(score.haulAtRisk() - atRisk)
              .isCloseTo(share * PAY.haulGrowth(haul), within(1e-12))
              .isPositive();
          assertThat(score.bankedHaul()).isEqualTo(banked);
          assertThat(only(PlayEvent.HAUL_RAISED).haul()).isEqualTo(score.haul());
        }
        case HAUL_GATE_PASSED -> {
          assertThat(score.haul()).as("banking changes no factor").isEqualTo(haul);
          assertThat(score.haulAtRisk()).isZero();
          assertThat(count(PlayEvent.HAUL_BANKED)).isEqualTo(atRisk > 0 ? 1 : 0);
        }
        case SHIP_HURT -> {
          assertThat(score.bankedHaul()).isEqualTo(banked);
          assertThat(score.haulAtRisk()).isZero();
          assertThat(count(PlayEvent.HAUL_LOST)).isEqualTo(atRisk > 0 ? 1 : 0);
        }
        default -> {
          assertThat(score.bankedHaul()).as(type.name()).isEqualTo(banked);
          assertThat(score.haulAtRisk()).as(type.name()).isEqualTo(atRisk);
        }
      }
      assertThat(score.bankedHaul())
          .as("what is banked is never lost")
          .isGreaterThanOrEqualTo(banked);
      assertThat(score.bestHaul()).isGreaterThanOrEqualTo(score.haul());
    }
    assertThat(score.bankedHaul()).isGreaterThan(2);
  }

  @Test
  void theEventsTellWhatIsLeft() {
    happen(EventType.COURIER_OPENED, 0, KINDS.get(0).mode(false).ordinal());
    double haul = score.haul();
    happen(EventType.HAUL_GATE_PASSED, 0, 0);
    assertThat(only(PlayEvent.HAUL_BANKED).haul()).isEqualTo(haul);
    assertThat(only(PlayEvent.HAUL_BANKED).x()).as("at the gate").isEqualTo(1);
    happen(EventType.COURIER_OPENED, 0, KINDS.get(0).mode(false).ordinal());
    happen(EventType.SHIP_HURT, 0, 0.5);
    assertThat(only(PlayEvent.HAUL_LOST).haul()).isEqualTo(haul);
  }

  /** A blow in the same tick comes before the gate, because the world tells it first. */
  @Test
  void ofTheEventsOfATickTheFirstCountsFirst() {
    happen(EventType.COURIER_OPENED, 0, KINDS.get(0).mode(false).ordinal());
    happened.clear();
    TestEvents.add(happened, EventType.SHIP_HURT, EntityKind.SHIP, 1, 2, 3, 0, 0.5);
    TestEvents.add(happened, EventType.HAUL_GATE_PASSED, EntityKind.HAUL_GATE, 1, 2, 3, 0, 0);
    scoring.count(happened, snapshot, Tick.SECONDS, told);
    assertThat(score.haul()).isEqualTo(1);
  }

  /**
   * Growth slows down, so that an hour's haul explodes no table; ten minutes of a good run still
   * leave a gate worth flying to.
   */
  @Test
  void theHaulGrowsForEverAndEverMoreSlowly() {
    double last = Double.POSITIVE_INFINITY;
    for (int courier = 1; courier <= 600; courier++) {
      double before = score.haul();
      happen(EventType.COURIER_OPENED, 0, KINDS.get(0).mode(false).ordinal());
      double growth = score.haul() - before;
      assertThat(growth).isPositive().isLessThanOrEqualTo(last);
      last = growth;
      if (courier == 60) {
        assertThat(PAY.couriersPerGate() * growth).isGreaterThan(0.02 * score.haul());
      }
    }
    assertThat(score.haul()).as("an hour").isLessThan(60);
  }

  @Test
  void everyPointCountsTheWholeHaul() {
    for (int i = 0; i < 7; i++) {
      happen(EventType.COURIER_OPENED, 0, KINDS.get(0).mode(false).ordinal());
      if (i == 3) {
        happen(EventType.HAUL_GATE_PASSED, 0, 0);
      }
    }
    long before = score.points();
    happen(EventType.NEAR_MISS, 0, 0.3);
    double factor = score.multiplier() * (score.bankedHaul() + score.haulAtRisk());
    assertThat((double) (score.points() - before))
        .isCloseTo(CONTENT.score().nearMiss() * factor, within(1.0));
  }

  /** Banked or at risk. */
  @ParameterizedTest
  @CsvSource({"1, 2.5", "3, 0.5", "7, 11"})
  void thePayForAWaveCountsTheWholeHaulToo(int wave, double seconds) {
    for (int i = 0; i < 5; i++) {
      happen(EventType.COURIER_OPENED, 0, KINDS.get(0).mode(false).ordinal());
      if (i == 2) {
        happen(EventType.HAUL_GATE_PASSED, 0, 0);
      }
    }
    double haul = score.bankedHaul() + score.haulAtRisk();
    assertThat(haul).isGreaterThan(1.1);
    long before = score.points();
    scoring.waveCleared(wave, 40);
    assertThat((double) (score.points() - before))
        .isCloseTo(CONTENT.score().wave() * wave * haul, within(1.0));
    before = score.points();
    told.clear();
    scoring.swept(wave, seconds, snapshot, told);
    assertThat((double) (score.points() - before))
        .isCloseTo(CONTENT.score().sweep() * wave * seconds * haul, within(1.0))
        .isEqualTo(only(PlayEvent.WAVE_SWEPT).points());
  }

  @Test
  void bothPartsAreHashed() {
    long[] hashes = new long[3];
    hashes[0] = hash();
    score.haulAtRisk = 1;
    hashes[1] = hash();
    score.haulAtRisk = 0;
    score.bankedHaul = 2;
    hashes[2] = hash();
    assertThat(hashes).doesNotHaveDuplicates();
  }

  private long hash() {
    StateHash hash = new StateHash();
    scoring.hashInto(hash);
    return hash.value();
  }
}
