package towline.game.frame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.content.look.EffectRow;
import towline.content.look.EffectTable;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.TestEvents;

class HitStopTest {
  private static final EffectTable EFFECTS = EffectTable.load();

  private static EventList one(EventType type) {
    EventList events = new EventList();
    TestEvents.add(events, type, EntityKind.TANK, 0, 0, 1, 0, 0);
    return events;
  }

  @Test
  void timeAlmostStopsForAMomentAtAKill() {
    HitStop hitStop = new HitStop(EFFECTS);
    assertThat(hitStop.update(0.5)).isEqualTo(0.5);
    hitStop.onEvents(one(EventType.KILLED_BY_WHIP));
    assertThat(hitStop.update(0.02)).isLessThan(0.005);
    double rest = 0;
    for (int i = 0; i < 10; i++) {
      rest += hitStop.update(0.02);
    }
    assertThat(rest).isBetween(0.14, 0.2);
  }

  @Test
  void timeNeverStopsIfHitStopsAreOff() {
    HitStop hitStop = new HitStop(EFFECTS);
    hitStop.setStrength(0);
    hitStop.onEvents(one(EventType.KILLED_BY_WHIP));
    hitStop.onEvents(one(EventType.SHIP_DIED));
    assertThat(hitStop.update(0.5)).isEqualTo(0.5);
  }

  private static EventList kill(EntityKind kind) {
    EventList events = new EventList();
    TestEvents.add(events, EventType.KILLED_BY_DRONE, kind, 0, 0, 1, 0, 0);
    return events;
  }

  @Test
  void onlyImportantKillsStopTime() {
    HitStop hitStop = new HitStop(EFFECTS);
    hitStop.onEvents(kill(EntityKind.SNAKE_SEGMENT));
    hitStop.onEvents(kill(EntityKind.MISSILE));
    assertThat(hitStop.update(0.1)).isEqualTo(0.1);
    hitStop.onEvents(kill(EntityKind.TANK));
    assertThat(hitStop.update(0.01)).isLessThan(0.002);
  }

  @Test
  void aChainOfKillsDoesNotStutter() {
    HitStop hitStop = new HitStop(EFFECTS);
    double passed = 0;
    for (int i = 0; i < 60; i++) {
      hitStop.onEvents(kill(EntityKind.TANK));
      passed += hitStop.update(1.0 / 60);
    }
    assertThat(passed).isBetween(0.6, 0.9);
  }

  @ParameterizedTest
  @MethodSource("towline.content.AllEvents#stream")
  void nothingStopsTimeForLongerThanTheCap(GameEvent type) {
    for (int kind = 0; kind < EntityKind.count(); kind++) {
      HitStop hitStop = new HitStop(EFFECTS);
      EventList events = new EventList();
      TestEvents.add(events, type, EntityKind.of(kind), 0, 0, 1, 0, 1);
      TestEvents.add(events, EventType.KILLED_BY_WHIP, EntityKind.TANK, 0, 0, 2, 0, 30);
      hitStop.onEvents(events);
      hitStop.update(EffectRow.MAX_HIT_STOP);
      assertThat(hitStop.update(0.1)).isGreaterThan(0.02);
    }
  }

  @Test
  void onlyTheEndOfALargeVesselRunsSlowly() {
    HitStop hitStop = new HitStop(EFFECTS);
    hitStop.onEvents(one(EventType.VESSEL_DIED));
    hitStop.update(EffectRow.MAX_HIT_STOP);
    assertThat(hitStop.update(0.5)).isEqualTo(0.5);
    hitStop.onEvents(one(EventType.VESSEL_PHASE));
    hitStop.update(1);
    hitStop.onEvents(one(EventType.VESSEL_DIED));
    hitStop.update(EffectRow.MAX_HIT_STOP);
    assertThat(hitStop.update(0.5)).isLessThan(0.2);
    hitStop.update(2);
    assertThat(hitStop.update(0.5)).isEqualTo(0.5);
  }

  @Test
  void ordinaryEventsDoNotStopTime() {
    HitStop hitStop = new HitStop(EFFECTS);
    hitStop.onEvents(one(EventType.SHIP_FIRED));
    assertThat(hitStop.update(0.1)).isEqualTo(0.1);
  }
}
