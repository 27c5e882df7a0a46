package towline.session.belief;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.AimStreakSpec;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.sim.Snapshots;
import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.Snapshot;
import towline.sim.api.TestEvents;
import towline.sim.api.Tick;

/** Hits charge a belief, and a miss breaks it. */
class AimStreakTest {
  private static final int TARGET = 9;
  private static final int SHOT = 77;
  private static final double RADIUS = 0.5;
  private static final double SHOT_RADIUS = 0.12;
  private static final double SPEED = 6;

  private static final int LEAD = AimMode.LEAD.ordinal();
  private static final int TURN_LEAD = AimMode.TURN_LEAD.ordinal();

  private final AimStreakSpec spec = GameContent.load().conviction();
  private final AimStreak conviction = new AimStreak(spec, LEAD);
  private final EventList events = new EventList();
  private final EventList out = new EventList();
  private final List<GameEvent> announced = new ArrayList<>();
  private Snapshot before = state(0, -20);

  /** Number of other shots in the air, 10 m off their target. */
  private int others;

  private int ticks;

  /**
   * Returns a state with the target flying along +y at 6 m/s, 10 m away, and a shot at {@code
   * shotX} flying along +x, if any.
   */
  private Snapshot state(int tick, double shotX) {
    Snapshot snapshot = new Snapshot();
    snapshot.reset(tick, 100, 100, 0, 0);
    double y = SPEED * tick * Tick.SECONDS;
    snapshot.add(EntityKind.DRONE, body(1, 0, 0, 0, 0), 1);
    snapshot.add(EntityKind.TANK, body(TARGET, 10, y, 0, SPEED), 1);
    if (shotX > -10) {
      snapshot.add(EntityKind.DRONE_SHOT, body(SHOT, shotX, y + 3, 30, 0), 1);
    }
    for (int i = 0; i < others; i++) {
      snapshot.add(EntityKind.DRONE_SHOT, body(SHOT + 1 + i, 0, y, 30, 0), 1);
    }
    snapshot.end();
    Snapshots.setGun(snapshot.droneGun(), 6, 30, 40, SHOT_RADIUS);
    snapshot.droneGun().mode = LEAD;
    snapshot.droneGun().target = TARGET;
    return snapshot;
  }

  private static Body body(int id, double x, double y, double vx, double vy) {
    Body body = new Body();
    body.id = id;
    body.x = x;
    body.y = y;
    body.vx = vx;
    body.vy = vy;
    body.radius = RADIUS;
    return body;
  }

  private void tick(double shotX) {
    ticks++;
    Snapshot after = state(ticks, shotX);
    out.clear();
    conviction.count(before, after, events, out);
    for (int i = 0; i < out.size(); i++) {
      announced.add(out.get(i).type());
    }
    events.clear();
    before = after;
  }

  private void hit(int mode) {
    strike(EventType.DRONE_SHOT_HIT, TARGET, mode);
  }

  /** Reports that a shot strikes something and ends. */
  private void strike(EventType eventType, int aimedAt, int mode) {
    TestEvents.add(events, EventType.DRONE_FIRED, null, 0, 0, SHOT, aimedAt, mode);
    tick(0);
    TestEvents.add(events, eventType, null, 0, 0, TARGET, SHOT, mode);
    tick(-20);
  }

  private void missAShot(int mode) {
    TestEvents.add(events, EventType.DRONE_FIRED, null, 0, 0, SHOT, TARGET, mode);
    for (double x = 0; x < 13; x += 0.5) {
      tick(x);
    }
  }

  private void switchTo(int mode) {
    TestEvents.add(events, EventType.MODE_CHANGED, null, 0, 0, 1, 0, mode);
    tick(-20);
  }

  private void charge() {
    for (int hits = 0; hits < spec.hits().get(2); hits++) {
      hit(LEAD);
    }
  }

  @Test
  void hitsInARowReachStepAfterStepAndLoadFaster() {
    double reload = conviction.reload();
    for (int step = 1; step <= 3; step++) {
      while (conviction.step() < step) {
        hit(LEAD);
      }
      assertThat(conviction.reload()).isLessThan(reload);
      reload = conviction.reload();
    }
    assertThat(announced)
        .containsExactly(
            PlayEvent.CONVICTION_RAISED, PlayEvent.CONVICTION_RAISED, PlayEvent.CONVICTION_RAISED);
    charge();
    assertThat(conviction.step()).isEqualTo(3);
  }

  @Test
  void aShotThatPassesItsTargetBreaksItAndSaysWhy() {
    charge();
    missAShot(LEAD);
    assertThat(conviction.step()).isZero();
    assertThat(conviction.reload()).isEqualTo(1);
    assertThat(announced).endsWith(PlayEvent.CONVICTION_BROKEN);
  }

  @Test
  void aShotThatEndsBeforeItsTargetBreaksNothing() {
    charge();
    TestEvents.add(events, EventType.DRONE_FIRED, null, 0, 0, SHOT, TARGET, LEAD);
    for (double x = 0; x < 8; x += 0.5) {
      tick(x);
    }
    tick(-20);
    assertThat(conviction.step()).isEqualTo(3);
  }

  @Test
  void aStrayedShotTakesAHitAway() {
    for (int hits = 0; hits < spec.hits().get(0); hits++) {
      hit(LEAD);
    }
    strike(EventType.DRONE_SHOT_STRAYED, TARGET, LEAD);
    assertThat(conviction.step()).isZero();
    assertThat(announced).doesNotContain(PlayEvent.CONVICTION_BROKEN);
    hit(LEAD);
    assertThat(conviction.step()).isEqualTo(1);
  }

  /** The shot pierces its target, which survives, or glances off, and strikes others. */
  @Property(seed = "3", tries = 60)
  void aShotThatFliesOnCountsOnceByWhatItStruckFirst(
      @ForAll @IntRange(min = 0, max = 3) int step,
      @ForAll boolean strays,
      @ForAll @IntRange(min = 0, max = 5) int more) {
    AimStreakTest run = new AimStreakTest();
    int hits = step == 0 ? 1 : spec.hits().get(step - 1);
    for (int i = 0; i < hits - (strays ? 0 : 1); i++) {
      run.hit(LEAD);
    }
    run.announced.clear();
    TestEvents.add(run.events, EventType.DRONE_FIRED, null, 0, 0, SHOT, TARGET, LEAD);
    for (double x = 0; x < 9; x += 0.5) {
      run.tick(x);
    }
    TestEvents.add(
        run.events,
        strays ? EventType.DRONE_SHOT_STRAYED : EventType.DRONE_SHOT_HIT,
        null,
        0,
        0,
        8,
        SHOT,
        LEAD);
    for (double x = 9; x < 16; x += 0.5) {
      run.tick(x);
      if (x < 9 + 0.5 * more) {
        TestEvents.add(run.events, EventType.DRONE_SHOT_HIT_MORE, null, 0, 0, 30, SHOT, LEAD);
      }
    }
    assertThat(run.announced).doesNotContain(PlayEvent.CONVICTION_BROKEN);
    assertThat(run.conviction.step()).isEqualTo(strays ? Math.max(0, step - 1) : step);
    if (!strays && step > 0) {
      // Exactly one hit was added: a strayed shot takes the step away again.
      run.strike(EventType.DRONE_SHOT_STRAYED, TARGET, LEAD);
      assertThat(run.conviction.step()).isEqualTo(step - 1);
    }
  }

  @Test
  void aSnapShotAtSomethingElseNeitherChargesNorBreaks() {
    int other = TARGET + 1;
    for (int hits = 0; hits < 2 * spec.hits().get(2); hits++) {
      strike(EventType.DRONE_SHOT_HIT, other, LEAD);
    }
    assertThat(conviction.step()).isZero();
    for (int hits = 0; hits < spec.hits().get(0); hits++) {
      hit(LEAD);
    }
    strike(EventType.DRONE_SHOT_STRAYED, other, LEAD);
    TestEvents.add(events, EventType.DRONE_FIRED, null, 0, 0, SHOT, other, LEAD);
    for (double x = 0; x < 13; x += 0.5) {
      tick(x);
    }
    assertThat(conviction.step()).isEqualTo(1);
  }

  @Test
  void allOfManyShotsInTheAirAreFollowed() {
    charge();
    others = 200;
    for (int i = 0; i < others; i++) {
      TestEvents.add(events, EventType.DRONE_FIRED, null, 0, 0, SHOT + 1 + i, TARGET, LEAD);
    }
    tick(-20);
    missAShot(LEAD);
    assertThat(conviction.step()).isZero();
    assertThat(announced).containsOnlyOnce(PlayEvent.CONVICTION_BROKEN);
  }

  @Test
  void withoutHitsTheChargeIsLostStepByStep() {
    charge();
    wait(spec.keep() + 0.1);
    assertThat(conviction.step()).isEqualTo(2);
    wait(spec.keep() * spec.hits().get(2));
    assertThat(conviction.step()).isZero();
  }

  @Test
  void everyModeKeepsItsOwnCharge() {
    charge();
    switchTo(TURN_LEAD);
    assertThat(conviction.step()).isZero();
    wait(spec.keep() * 3);
    switchTo(LEAD);
    assertThat(conviction.step()).isEqualTo(3);
  }

  @Test
  void aShotInTheAirStillCountsForTheModeThatFiredIt() {
    charge();
    switchTo(TURN_LEAD);
    assertThat(conviction.step()).isZero();
    for (int hits = 0; hits < spec.hits().get(0); hits++) {
      hit(TURN_LEAD);
    }
    missAShot(LEAD);
    assertThat(conviction.step()).isEqualTo(1);
    assertThat(announced).doesNotContain(PlayEvent.CONVICTION_BROKEN);
    switchTo(LEAD);
    assertThat(conviction.step()).isZero();
  }

  @Test
  void onlyShotsOfAModeChangeItsCharge() {
    for (int hits = 0; hits < 3 * spec.hits().get(0); hits++) {
      hit(TURN_LEAD);
    }
    assertThat(conviction.step()).isZero();
    for (int hits = 0; hits < spec.hits().get(0); hits++) {
      hit(LEAD);
    }
    strike(EventType.DRONE_SHOT_STRAYED, TARGET, TURN_LEAD);
    assertThat(conviction.step()).isEqualTo(1);
  }

  @Test
  void withoutAChargeAMissIsSilentAndResetsTheRow() {
    for (int hits = 1; hits < spec.hits().get(0); hits++) {
      hit(LEAD);
    }
    missAShot(LEAD);
    assertThat(announced).isEmpty();
    hit(LEAD);
    assertThat(conviction.step()).isZero();
  }

  private void wait(double seconds) {
    for (int i = 0; i < seconds / Tick.SECONDS; i++) {
      tick(-20);
    }
  }
}
