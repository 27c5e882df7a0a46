package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.TestEvents;

/** The first shot at a target counts if it hits, and every opened courier counts. */
class MasteryCountTest {
  private static final int TARGET = 70;
  private static final int OTHER = 71;

  private final MasteryCount count = new MasteryCount();

  /** Counts an event of a shot in aim mode {@code mode}. */
  private boolean happens(EventType type, int subject, int object, AimMode mode) {
    EventList events = new EventList();
    TestEvents.add(events, type, EntityKind.TANK, 0, 0, subject, object, mode.ordinal());
    return count.count(events);
  }

  private boolean fire(int shot, int target, AimMode mode) {
    return happens(EventType.DRONE_FIRED, shot, target, mode);
  }

  private boolean hit(int shot, int target, AimMode mode) {
    return happens(EventType.DRONE_SHOT_HIT, target, shot, mode);
  }

  @Test
  void theFirstShotAtATargetCountsForItsModeIfItHits() {
    assertThat(fire(1, TARGET, AimMode.LEAD)).isFalse();
    assertThat(fire(2, OTHER, AimMode.LOB)).isFalse();
    assertThat(hit(2, OTHER, AimMode.LOB)).isTrue();
    assertThat(hit(1, TARGET, AimMode.LEAD)).isTrue();
    for (AimMode mode : AimMode.values()) {
      boolean shot = mode == AimMode.LEAD || mode == AimMode.LOB;
      assertThat(count.firstHits(mode)).isEqualTo(shot ? 1 : 0);
      assertThat(count.couriers(mode)).isZero();
    }
  }

  @Test
  void laterShotsAtATargetDoNotCount() {
    fire(1, TARGET, AimMode.LEAD);
    fire(2, TARGET, AimMode.LOB);
    assertThat(hit(2, TARGET, AimMode.LOB)).isFalse();
    assertThat(hit(1, TARGET, AimMode.LEAD)).isTrue();
    assertThat(hit(1, TARGET, AimMode.LEAD)).isFalse();
    fire(3, TARGET, AimMode.LEAD);
    assertThat(hit(3, TARGET, AimMode.LEAD)).isFalse();
    assertThat(count.firstHits(AimMode.LEAD)).isEqualTo(1);
    assertThat(count.firstHits(AimMode.LOB)).isZero();
  }

  @Test
  void aShotAtNothingIsNoFirstShot() {
    fire(1, 0, AimMode.LEAD);
    assertThat(hit(1, TARGET, AimMode.LEAD)).isFalse();
  }

  @Test
  void aShotThatStrikesAnotherThingDoesNotCount() {
    fire(1, TARGET, AimMode.LEAD);
    assertThat(happens(EventType.DRONE_SHOT_STRAYED, OTHER, 1, AimMode.LEAD)).isFalse();
    assertThat(count.firstHits(AimMode.LEAD)).isZero();
  }

  @Test
  void aCourierCountsForTheModeThatOpensIt() {
    assertThat(happens(EventType.COURIER_OPENED, 5, 2, AimMode.SURE)).isTrue();
    assertThat(count.couriers(AimMode.SURE)).isEqualTo(1);
    assertThat(count.firstHits(AimMode.SURE)).isZero();
  }
}
