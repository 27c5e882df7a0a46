package towline.session.belief;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.ai.aim.AimMode;
import towline.content.PlayEvent;
import towline.sim.Snapshots;
import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;

/** A lost harpoon is explained by the belief that fired it, or by the armour that stopped it. */
class MissWatchTest {
  private static final int TARGET = 9;
  private static final int SHOT = 100;

  private static Snapshot state(int tick, boolean shotFlies) {
    Snapshot state = new Snapshot();
    state.reset(tick, 100, 100, 0, 0);
    state.add(EntityKind.DRONE, body(1, 10), 1);
    state.add(EntityKind.TANK, body(8, 30), 1);
    state.add(EntityKind.TANK, body(TARGET, 20), 1);
    if (shotFlies) {
      state.add(EntityKind.DRONE_SHOT, body(SHOT, 11 + tick), 1).harpoon = true;
    }
    Snapshots.setGun(state.droneGun(), 6, 36, 26, 0.1);
    state.droneGun().target = TARGET;
    state.end();
    return state;
  }

  private static Body body(int id, double x) {
    Body body = new Body();
    body.id = id;
    body.x = x;
    body.y = 10;
    body.radius = 0.5;
    return body;
  }

  /** A hit is kept in two lines from the target's place at the shot; other hits are not. */
  @ParameterizedTest
  @CsvSource({"9, 100, true", "8, 100, false", "9, 101, false"})
  void aHitOfTheTargetIsKept(int foe, int shot, boolean isKept) {
    MissWatch watch = new MissWatch();
    EventList events = new EventList();
    EventList out = new EventList();
    int mode = AimMode.LEAD.ordinal();
    events.add(EventType.DRONE_FIRED, 10, 10).shot(SHOT).target(TARGET).aimMode(mode);
    watch.count(state(0, false), state(1, true), events, out);
    events.clear();
    events.add(EventType.DRONE_SHOT_HIT, 21, 12).foe(foe).shot(shot).aimMode(mode);
    watch.count(state(1, true), state(2, false), events, out);
    AimCall hit = watch.lastHit();
    assertThat(out.size()).isZero();
    assertThat(hit.number()).isEqualTo(isKept ? 1 : 0);
    if (isKept) {
      assertThat(hit.shot()).isEqualTo(SHOT);
      assertThat(hit.mode()).isEqualTo(mode);
      assertThat(hit.believedX(0)).isEqualTo(hit.flownX(0)).isEqualTo(20);
      assertThat(hit.flownX(hit.flownSize() - 1)).isEqualTo(21);
      assertThat(hit.error()).isCloseTo(Math.hypot(1, 2), within(1e-9));
      assertThat(hit.flownLength()).isCloseTo(Math.hypot(1, 2), within(1e-9));
    }
  }

  @ParameterizedTest
  @CsvSource({"true, 100", "true, 101", "false, 100"})
  void armourExplainsALossOnlyIfItStoppedThisHarpoon(boolean strikes, int struck) {
    MissWatch watch = new MissWatch();
    EventList events = new EventList();
    EventList out = new EventList();
    int mode = AimMode.LEAD.ordinal();
    events.add(EventType.DRONE_FIRED, 10, 10).shot(SHOT).target(TARGET).aimMode(mode);
    watch.count(state(0, false), state(1, true), events, out);
    events.clear();
    watch.count(state(1, true), state(2, true), events, out);
    if (strikes) {
      events
          .add(EventType.ARMOUR_STRUCK, EntityKind.VESSEL_CORE, 13, 10)
          .foe(3)
          .cause(struck)
          .impact(1);
    }
    events.add(EventType.HARPOON_LOST, 13, 10).target(TARGET).shot(SHOT).aimMode(mode);
    watch.count(state(2, true), state(3, false), events, out);

    boolean isArmour = strikes && struck == SHOT;
    assertThat(out.size()).isEqualTo(1);
    Event miss = out.get(0);
    assertThat(miss.type()).isEqualTo(PlayEvent.HARPOON_MISSED);
    assertThat(miss.target()).isEqualTo(TARGET);
    assertThat(miss.x()).isEqualTo(isArmour ? 13 : 20);
    assertThat(miss.missCause() == MissCause.ARMOUR.ordinal()).isEqualTo(isArmour);
    assertThat(watch.lastMiss().number()).isEqualTo(isArmour ? 0 : 1);
  }

  /** The object that follows a shot is used again for a later one. */
  @Test
  void theArmourThatStoppedAHarpoonDoesNotExplainTheNextLoss() {
    MissWatch watch = new MissWatch();
    EventList events = new EventList();
    EventList out = new EventList();
    for (int flight = 0; flight < 3; flight++) {
      int tick = 10 * flight;
      events.clear();
      out.clear();
      events.add(EventType.DRONE_FIRED, 10, 10).shot(SHOT).target(TARGET).aimMode(0);
      watch.count(state(tick, false), state(tick + 1, true), events, out);
      events.clear();
      if (flight == 0) {
        events.add(EventType.ARMOUR_STRUCK, EntityKind.TANK, 13, 10).foe(3).cause(SHOT).impact(1);
      }
      events.add(EventType.HARPOON_LOST, 13, 10).target(TARGET).shot(SHOT).aimMode(0);
      watch.count(state(tick + 1, true), state(tick + 2, false), events, out);
      assertThat(out.size()).isEqualTo(1);
      assertThat(out.get(0).missCause() == MissCause.ARMOUR.ordinal()).isEqualTo(flight == 0);
    }
  }

  /** The gun's belief is about its own target. */
  @ParameterizedTest
  @CsvSource({"9, 1", "8, 0"})
  void onlyShotsAtTheTargetOfTheGunAreExplained(int target, int explained) {
    MissWatch watch = new MissWatch();
    EventList events = new EventList();
    EventList out = new EventList();
    Snapshot before = state(0, false);
    Snapshot after = state(1, true);
    events.add(EventType.DRONE_FIRED, 10, 10).shot(SHOT).target(target).aimMode(0);
    watch.count(before, after, events, out);
    events.clear();
    events.add(EventType.HARPOON_LOST, 13, 10).target(target).shot(SHOT).aimMode(0);
    watch.count(state(1, true), state(2, false), events, out);
    assertThat(out.count(PlayEvent.HARPOON_MISSED)).isEqualTo(explained);
  }

  /** A shot of 6 m/s flies towards a courier at rest, and on. */
  @Test
  void aCourierIsMissedInTheTickInWhichTheShotHasPassedIt() {
    MissWatch watch = new MissWatch();
    EventList events = new EventList();
    EventList out = new EventList();
    events.add(EventType.DRONE_FIRED, 10, 10).shot(SHOT).target(TARGET).aimMode(0);
    Snapshot before = courierAndShot(0, 17.25);
    for (int tick = 1; tick < 60; tick++) {
      out.clear();
      Snapshot after = courierAndShot(tick, 17.25 + 0.1 * tick);
      watch.count(before, after, events, out);
      boolean justPassed = 17.25 + 0.1 * tick > 20 && 17.25 + 0.1 * (tick - 1) <= 20;
      assertThat(out.count(PlayEvent.COURIER_MISSED)).isEqualTo(justPassed ? 1 : 0);
      events.clear();
      before = after;
    }
    assertThat(watch.lastMiss().number()).isEqualTo(1);
  }

  private static Snapshot courierAndShot(int tick, double x) {
    Snapshot state = new Snapshot();
    state.reset(tick, 100, 100, 0, 0);
    Body shot = body(SHOT, x);
    shot.vx = 6;
    state.add(EntityKind.DRONE, body(1, 10), 1);
    state.add(EntityKind.COURIER, body(TARGET, 20), 1).lockable = true;
    state.add(EntityKind.DRONE_SHOT, shot, 1);
    Snapshots.setGun(state.droneGun(), 6, 36, 26, 0.1);
    state.droneGun().target = TARGET;
    state.end();
    return state;
  }
}
