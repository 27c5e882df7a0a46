package towline.session.belief;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.internal.RandomStream;
import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.spec.MotionFamily;

/** The best and the worst call of a run, and the mode that was missing. */
class CallReviewTest {
  private static final CourierTable COURIERS = GameContent.load().couriers();
  private static final int FOE = 9;
  private static final int COURIER = 20;
  private static final int SHOT = 100;

  private final CallReview review = new CallReview(COURIERS);
  private final EventList events = new EventList();

  private static Snapshot state(MotionFamily family) {
    Snapshot state = new Snapshot();
    state.reset(1, 100, 100, 0, 0);
    state.add(EntityKind.COURIER, body(COURIER), 1).courierKind = 0;
    state.add(EntityKind.TANK, body(FOE), 1).family = family;
    state.end();
    return state;
  }

  private static Body body(int id) {
    Body body = new Body();
    body.id = id;
    return body;
  }

  /** Returns a call of a target that was believed at rest, and flew {@code length} m. */
  private static AimCall call(AimMode mode, double length) {
    AimCall call = new AimCall();
    TargetTrack way = new TargetTrack();
    way.add(0, 0);
    way.end(length, 0);
    FireProblem problem = new FireProblem();
    call.set(SHOT, mode, problem, new FireProblem(), 1, way);
    return call;
  }

  private void harpoonHits(int kills, int killsOfOthers, double length) {
    events.clear();
    for (int i = 0; i < killsOfOthers; i++) {
      events
          .add(EventType.KILLED_BY_HARPOON, EntityKind.TANK, 0, 0)
          .foe(60 + i)
          .shot(SHOT + 1)
          .aimMode(0);
    }
    for (int i = 0; i < kills; i++) {
      events
          .add(EventType.KILLED_BY_HARPOON, EntityKind.TANK, 0, 0)
          .foe(FOE + i)
          .shot(SHOT)
          .aimMode(0);
    }
    events.add(EventType.HARPOON_HIT, EntityKind.TANK, 0, 0).foe(FOE).shot(SHOT).aimMode(0);
    Snapshot state = state(MotionFamily.STANDING);
    review.onTick(state, state, events, call(AimMode.DIRECT, length), new AimCall());
  }

  private void courierOpens(boolean inItsMode, double length) {
    int own = COURIERS.kinds().get(0).mode(false).ordinal();
    int mode = inItsMode ? own : (own + 1) % AimMode.values().length;
    events.clear();
    events.add(EventType.DRONE_SHOT_HIT, 0, 0).foe(COURIER).shot(SHOT).aimMode(mode);
    events
        .add(EventType.COURIER_OPENED, EntityKind.COURIER, 0, 0)
        .foe(COURIER)
        .courierKind(0)
        .aimMode(mode);
    Snapshot state = state(MotionFamily.STANDING);
    review.onTick(state, state, events, call(AimMode.values()[mode], length), new AimCall());
  }

  private void miss(PlayEvent type, int target, AimMode mode, MotionFamily family, double length) {
    events.clear();
    events.add(type, 0, 0).target(target).shot(SHOT).missCause(0);
    Snapshot state = state(family);
    review.onTick(state, state, events, new AimCall(), call(mode, length));
  }

  private void happen(String call) {
    String[] words = call.split(" ", -1);
    double length = Double.parseDouble(words[2]);
    switch (words[0]) {
      case "harpoon" -> harpoonHits(Integer.parseInt(words[1]), 0, length);
      default -> courierOpens(words[1].equals("own"), length);
    }
  }

  private CallReview.Moment best() {
    return Objects.requireNonNull(review.best());
  }

  @ParameterizedTest
  @CsvSource({
    "harpoon 2 1, harpoon 1 1",
    "harpoon 1 5, harpoon 1 4",
    "harpoon 3 1, harpoon 2 9",
    "courier own 1, courier other 1",
    "courier own 1, courier other 30",
    "courier own 1, harpoon 3 1",
    "harpoon 9 1, courier own 1",
    "harpoon 2 1, courier other 1",
    "courier other 1, harpoon 1 1"
  })
  void theBetterOfTwoCallsIsTheBestInAnyOrder(String better, String worse) {
    happen(worse);
    happen(better);
    happen(worse);
    boolean isCourier = better.startsWith("courier");
    String[] words = better.split(" ", -1);
    assertThat(best().courierKind()).isEqualTo(isCourier ? 0 : -1);
    assertThat(best().kills()).isEqualTo(isCourier ? 0 : Integer.parseInt(words[1]));
    assertThat(best().call().flownLength()).isCloseTo(Double.parseDouble(words[2]), within(1e-9));
    if (isCourier) {
      AimMode own = COURIERS.kinds().get(0).mode(false);
      assertThat(best().fitting()).isEqualTo(own);
      assertThat(best().mode() == own).isEqualTo(words[1].equals("own"));
    }
  }

  @Test
  void aHarpoonTakesNoCreditForTheKillsOfOthers() {
    harpoonHits(0, 4, 10);
    assertThat(review.best()).isNull();
    harpoonHits(2, 3, 1);
    assertThat(best().kills()).isEqualTo(2);
    harpoonHits(3, 0, 1);
    assertThat(best().kills()).isEqualTo(3);
  }

  /** Misses of couriers and of harpoons whose mode fits count for no mode. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void theMissingModeWouldHaveFittedMostMissedHarpoons(long seed) {
    RandomStream random = new RandomStream(seed);
    AimMode[] modes = AimMode.values();
    int[] misfits = new int[modes.length];
    double farthest = 0;
    for (int i = 0; i < 60; i++) {
      MotionFamily family = MotionFamily.values()[random.index(MotionFamily.values().length)];
      AimMode mode = modes[random.index(modes.length)];
      boolean isCourier = random.index(2) == 0;
      double length = random.range(1, 9);
      miss(
          isCourier ? PlayEvent.COURIER_MISSED : PlayEvent.HARPOON_MISSED,
          isCourier ? COURIER : FOE,
          mode,
          family,
          length);
      AimMode fitting =
          switch (family) {
            case STANDING -> AimMode.DIRECT;
            case STRAIGHT -> AimMode.TURN_LEAD;
            case CURVING -> AimMode.PREDICT;
            case REPEATING -> AimMode.LEARN;
          };
      misfits[fitting.ordinal()] += isCourier || fitting == mode ? 0 : 1;
      CallReview.Moment worst = Objects.requireNonNull(review.worst());
      if (length > farthest) {
        farthest = length;
        assertThat(worst.fitting())
            .isEqualTo(isCourier ? COURIERS.kinds().get(0).mode(false) : fitting);
        assertThat(worst.courierKind()).isEqualTo(isCourier ? 0 : -1);
        assertThat(worst.mode()).isEqualTo(mode);
      }
      assertThat(worst.call().error()).isCloseTo(farthest, within(1e-9));
      int most = 0;
      for (AimMode each : modes) {
        assertThat(review.misfits(each)).isEqualTo(misfits[each.ordinal()]);
        most = Math.max(most, misfits[each.ordinal()]);
      }
      assertThat(review.misfits(review.misfit())).isEqualTo(most);
    }
  }

  @Test
  void aHarpoonIsMetWhenASwingLoadsIt() {
    events.clear();
    events.add(EventType.MODE_CHANGED, EntityKind.DRONE, 0, 0).entity(1).aimMode(2);
    review.onTick(new Snapshot(), new Snapshot(), events, new AimCall(), new AimCall());
    assertThat(review.hasMetHarpoon()).isFalse();
    events.add(EventType.HARPOON_LOADED, EntityKind.DRONE, 0, 0).entity(1).harpoons(1);
    review.onTick(new Snapshot(), new Snapshot(), events, new AimCall(), new AimCall());
    assertThat(review.hasMetHarpoon()).isTrue();
  }
}
