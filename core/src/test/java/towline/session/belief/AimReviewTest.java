package towline.session.belief;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.sim.Snapshots;
import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.TestEvents;
import towline.sim.api.Tick;

/** The review judges answers by the real motion of targets. */
class AimReviewTest {
  private static final double SHOT_RADIUS = 0.2;
  private static final int TARGET = 9;
  private static final double MUZZLE_SPEED = 30;
  private static final double RANGE = 40;

  /** The id of the first shot. */
  private static final int SHOT = 100;

  /** Time of flight of a shot, ticks. */
  private static final int FLIGHT_TICKS = 90;

  /** Time between two shots, ticks. */
  private static final int PAUSE_TICKS = 20;

  private final EventList events = new EventList();
  private Snapshot before = new Snapshot();
  private Snapshot after = new Snapshot();

  /** Aim modes of the drone's shots, in order. */
  private List<AimMode> fired = Collections.nCopies(6, AimMode.DIRECT);

  /** Fate of the shots. */
  private EventType outcome = EventType.DRONE_SHOT_MISSED;

  /** Index of the first shot that misses. */
  private int firstMiss = Integer.MAX_VALUE;

  private int firedAt = TARGET;
  private int dead = Integer.MAX_VALUE;
  private double slewRate = 6;
  private double gravityX;

  /** Greatest acceleration of the target, m/s^2. */
  private double agility = 0.5;

  private double gravityY;

  /** Motion of a target: its coordinate after {@code seconds} s. */
  private interface Motion {
    double at(double seconds);
  }

  /** Fills a snapshot: the drone at the origin faces +x; the target moves along y, 12 m away. */
  private void fill(Snapshot into, int tick, Motion x, Motion y) {
    double t = tick * Tick.SECONDS;
    into.reset(tick, 100, 100, gravityX, gravityY);
    into.add(EntityKind.DRONE, body(1, 0, 0, 0, 0, 0.6), 1);
    double dt = Tick.SECONDS;
    double vx = (x.at(t + dt) - x.at(t)) / dt;
    double vy = (y.at(t + dt) - y.at(t)) / dt;
    if (tick < dead) {
      into.add(EntityKind.TANK, body(TARGET, x.at(t), y.at(t), vx, vy, 0.5), 1);
    }
    Snapshots.setGun(into.droneGun(), slewRate, MUZZLE_SPEED, RANGE, SHOT_RADIUS);
    into.droneGun().mode = AimMode.DIRECT.ordinal();
    into.droneGun().target = TARGET;
    into.end();
    if (into.count(EntityKind.TANK) > 0) {
      into.row(into.first(EntityKind.TANK)).acceleration = agility;
    }
  }

  private static Body body(int id, double x, double y, double vx, double vy, double radius) {
    Body body = new Body();
    body.id = id;
    body.x = x;
    body.y = y;
    body.vx = vx;
    body.vy = vy;
    body.radius = radius;
    return body;
  }

  private AimReview watch(Motion x, Motion y) {
    AimReview review = new AimReview();
    fill(after, 0, x, y);
    for (int tick = 1; tick < PAUSE_TICKS * fired.size() + 2 * FLIGHT_TICKS; tick++) {
      Snapshot old = before;
      before = after;
      after = old;
      fill(after, tick, x, y);
      events.clear();
      if (tick % PAUSE_TICKS == PAUSE_TICKS / 2 && tick / PAUSE_TICKS < fired.size()) {
        int mode = fired.get(tick / PAUSE_TICKS).ordinal();
        TestEvents.add(
            events, EventType.DRONE_FIRED, null, 0, 0, SHOT + tick / PAUSE_TICKS, firedAt, mode);
      }
      int landed = tick - FLIGHT_TICKS;
      if (landed >= 0
          && landed % PAUSE_TICKS == PAUSE_TICKS / 2
          && landed / PAUSE_TICKS < fired.size()) {
        int mode = fired.get(landed / PAUSE_TICKS).ordinal();
        EventType how = landed / PAUSE_TICKS >= firstMiss ? EventType.DRONE_SHOT_MISSED : outcome;
        TestEvents.add(events, how, null, 0, 0, firedAt, SHOT + landed / PAUSE_TICKS, mode);
      }
      review.onTick(before, after, events);
    }
    return review;
  }

  private double share(AimReview review, AimMode mode) {
    int mostly = fired.get(0).ordinal();
    assertThat(review.answers(mostly, mode.ordinal())).isEqualTo(fired.size());
    return (double) review.hits(mostly, mode.ordinal()) / fired.size();
  }

  @Test
  void everyModeHitsATargetAtRest() {
    AimReview review = watch(t -> 12, t -> 0.5);
    for (AimMode mode : AimMode.values()) {
      if (mode.turns()) {
        assertThat(share(review, mode)).as(mode.name()).isEqualTo(1);
      }
    }
  }

  @Test
  void aLapsedShotDoesNotCount() {
    outcome = EventType.DRONE_SHOT_LAPSED;
    firstMiss = 4;
    AimReview review = watch(t -> 14, t -> 6 * t - 8);
    int direct = AimMode.DIRECT.ordinal();
    assertThat(review.answers(direct, AimMode.TURN_LEAD.ordinal())).isEqualTo(2);
    assertThat(review.hits(direct, AimMode.TURN_LEAD.ordinal())).isEqualTo(2);
    assertThat(review.verdict(2).orElseThrow().shots()).isEqualTo(2);
    assertThat(review.verdict(3)).isEmpty();
  }

  @Test
  void aStraightTargetIsMissedByDirectAndHitByTurnLead() {
    AimReview review = watch(t -> 14, t -> 6 * t - 8);
    assertThat(share(review, AimMode.DIRECT)).isZero();
    assertThat(share(review, AimMode.TURN_LEAD)).isEqualTo(1);
  }

  @Test
  void aTurningTargetIsMissedByTurnLeadAndHitByPredict() {
    AimReview review = watch(t -> 14 + 4 * Math.cos(2.5 * t), t -> 4 * Math.sin(2.5 * t));
    assertThat(share(review, AimMode.PREDICT)).isGreaterThan(share(review, AimMode.TURN_LEAD));
  }

  @Test
  void theVerdictNamesTheModeThatWouldHaveHitMore() {
    AimReview moving = watch(t -> 14, t -> 6 * t - 8);
    AimReview.Verdict verdict = moving.verdict(6).orElseThrow();
    assertThat(verdict.fired()).isEqualTo(AimMode.DIRECT);
    assertThat(verdict.shots()).isEqualTo(6);
    assertThat(verdict.hits()).isZero();
    assertThat(verdict.better()).isNotEqualTo(AimMode.DIRECT);
    assertThat(verdict.betterHits()).isEqualTo(6);
    assertThat(moving.verdict(7)).isEmpty();
    outcome = EventType.DRONE_SHOT_HIT;
    AimReview.Verdict still = watch(t -> 12, t -> 0.5).verdict(6).orElseThrow();
    assertThat(still.better()).isEqualTo(AimMode.DIRECT);
  }

  /** The target moves only after the last shot, so all modes hit as many as DIRECT but one. */
  @Test
  void aModeIsBetterOnlyByAClearMargin() {
    for (int shots : new int[] {20, 40}) {
      fired = Collections.nCopies(shots, AimMode.DIRECT);
      firstMiss = shots - 1;
      outcome = EventType.DRONE_SHOT_HIT;
      double moves = (PAUSE_TICKS * (shots - 0.5) - 3) * Tick.SECONDS;
      AimReview review = watch(t -> 12, t -> 6 * Math.max(0, t - moves));
      assertThat(share(review, AimMode.DIRECT)).isEqualTo((shots - 1.0) / shots);
      assertThat(share(review, AimMode.TURN_LEAD)).isEqualTo(1);
      AimMode better = review.verdict(shots).orElseThrow().better();
      assertThat(better == AimMode.DIRECT).as("of %s shots", shots).isEqualTo(shots == 40);
    }
  }

  /** With HOLD the barrel is not aimed, so there is nothing to compare with. */
  @Property(seed = "5", tries = 40)
  void theVerdictIsOnTheModeThatFiredMostButNeverOnHold(
      @ForAll @Size(min = 1, max = 24) List<AimMode> modes) {
    fired = modes;
    outcome = EventType.DRONE_SHOT_HIT;
    AimReview review = watch(t -> 12, t -> 0.5);
    int mostUsed = 0;
    for (AimMode mode : AimMode.values()) {
      mostUsed = mode.turns() ? Math.max(mostUsed, Collections.frequency(modes, mode)) : mostUsed;
      assertThat(review.answers(mode.ordinal(), AimMode.HOLD.ordinal())).isZero();
    }
    assertThat(review.verdict(mostUsed + 1)).isEmpty();
    if (mostUsed > 0) {
      AimReview.Verdict verdict = review.verdict(mostUsed).orElseThrow();
      assertThat(verdict.fired()).isNotEqualTo(AimMode.HOLD).isEqualTo(verdict.better());
      assertThat(Collections.frequency(modes, verdict.fired())).isEqualTo(mostUsed);
      assertThat(verdict.shots()).isEqualTo(verdict.hits()).isEqualTo(mostUsed);
    }
  }

  @Test
  void shotsOfHoldDoNotChangeTheShareOfAnotherMode() {
    fired = List.of(AimMode.TURN_LEAD, AimMode.HOLD, AimMode.HOLD, AimMode.TURN_LEAD, AimMode.HOLD);
    outcome = EventType.DRONE_SHOT_HIT;
    AimReview.Verdict verdict = watch(t -> 14, t -> 6 * t - 8).verdict(2).orElseThrow();
    assertThat(verdict)
        .isEqualTo(new AimReview.Verdict(AimMode.TURN_LEAD, 2, 2, AimMode.TURN_LEAD, 2));
  }

  /** For any direction of gravity across the course. */
  @Property(seed = "6", tries = 40)
  void underGravityOnlyModesThatKnowItHit(
      @ForAll @DoubleRange(min = 8, max = 16) double gravity,
      @ForAll @DoubleRange(min = 0.8, max = 2.3) double course,
      @ForAll boolean back,
      @ForAll boolean up) {
    double along = gravity * Math.cos(course);
    double across = gravity * Math.sin(course) * (back ? 1 : -1);
    gravityX = up ? across : along;
    gravityY = up ? along : across;
    AimReview review = watch(t -> up ? 0.5 : 20, t -> up ? 20 : 0.5);
    for (AimMode mode : AimMode.values()) {
      boolean knows = mode == AimMode.LOB || mode == AimMode.LEARN || mode == AimMode.SURE;
      if (mode.turns()) {
        assertThat(share(review, mode)).as(mode.name()).isEqualTo(knows ? 1 : 0);
      }
    }
    assertThat(review.verdict(6).orElseThrow())
        .isEqualTo(new AimReview.Verdict(AimMode.DIRECT, 6, 0, AimMode.LOB, 6));
  }

  @Property(seed = "7", tries = 40)
  void allModesHitATargetInRangeAndMissOneBeyond(
      @ForAll @DoubleRange(min = 3, max = 39.5) double near,
      @ForAll @DoubleRange(min = 41, max = 45) double far) {
    AimReview inRange = watch(t -> near, t -> 0);
    AimReview beyond = watch(t -> far, t -> 0);
    for (AimMode mode : AimMode.values()) {
      if (mode.turns()) {
        assertThat(share(inRange, mode)).as(mode.name()).isEqualTo(1);
        assertThat(share(beyond, mode)).as(mode.name()).isZero();
      }
    }
    AimReview.Verdict nobody = beyond.verdict(6).orElseThrow();
    assertThat(nobody).isEqualTo(new AimReview.Verdict(AimMode.DIRECT, 6, 0, AimMode.DIRECT, 0));
  }

  /** The target is in range when DIRECT fires, and out of range when the shot arrives. */
  @Test
  void aTargetThatOutrunsTheShotIsMissed() {
    AimReview review = watch(t -> 25 + 12 * t, t -> 0);
    assertThat(share(review, AimMode.DIRECT)).isZero();
    assertThat(share(review, AimMode.TURN_LEAD)).isZero();
    assertThat(review.verdict(6).orElseThrow().better()).isEqualTo(AimMode.DIRECT);
  }

  @Test
  void aTargetThatDiesMeanwhileIsExtrapolated() {
    dead = 130;
    fired = List.of(AimMode.DIRECT, AimMode.DIRECT, AimMode.DIRECT, AimMode.DIRECT, AimMode.DIRECT);
    assertThat(share(watch(t -> 14, t -> 6 * t - 8), AimMode.TURN_LEAD)).isEqualTo(1);
    // The last shot is in flight, and destroys the target.
    dead = 4 * PAUSE_TICKS + PAUSE_TICKS / 2 + 5;
    outcome = EventType.DRONE_SHOT_HIT;
    AimReview review = watch(t -> 14, t -> 6 * t - 8);
    assertThat(share(review, AimMode.TURN_LEAD)).isEqualTo(1);
    assertThat(share(review, AimMode.DIRECT)).isZero();
    // Another weapon destroys the target.
    outcome = EventType.DRONE_SHOT_MISSED;
    assertThat(share(watch(t -> 14, t -> 6 * t - 8), AimMode.TURN_LEAD)).isEqualTo(0.6);
  }

  /** The answer of a mode leaves when its barrel has turned, not at once. */
  @Test
  void aModeThatIgnoresTurningMissesATargetBehind() {
    slewRate = 3;
    AimReview review = watch(t -> -14, t -> 6 * t - 8);
    assertThat(share(review, AimMode.TURN_LEAD)).isEqualTo(1);
    assertThat(share(review, AimMode.LEAD)).isZero();
  }

  @Test
  void aShotAtAnotherThingThanTheTargetIsNotJudged() {
    firedAt = TARGET + 1;
    AimReview review = watch(t -> 12, t -> 0.5);
    assertThat(review.answers(AimMode.DIRECT.ordinal(), AimMode.DIRECT.ordinal())).isZero();
    assertThat(review.verdict(1).orElseThrow().hits()).isZero();
  }

  @Test
  void aStrayedShotCountsAsBlockedForAllModes() {
    outcome = EventType.DRONE_SHOT_STRAYED;
    AimReview review = watch(t -> 12, t -> 0.5);
    for (AimMode mode : AimMode.values()) {
      assertThat(review.hits(AimMode.DIRECT.ordinal(), mode.ordinal())).isZero();
    }
    assertThat(review.verdict(1).orElseThrow().better()).isEqualTo(AimMode.DIRECT);
  }

  /** Its hit counts for all modes, since all modes allow a snap shot. */
  @Test
  void aSnapShotThatHitsMakesNoModeBetter() {
    firedAt = TARGET + 1;
    outcome = EventType.DRONE_SHOT_HIT;
    AimReview.Verdict verdict = watch(t -> 12, t -> 0.5).verdict(1).orElseThrow();
    assertThat(verdict).isEqualTo(new AimReview.Verdict(AimMode.DIRECT, 6, 6, AimMode.DIRECT, 6));
  }

  @Test
  void sureHitsNothingWhereItWouldHaveHeldItsFire() {
    fired = Collections.nCopies(12, AimMode.DIRECT);
    assertThat(share(watch(t -> 16, t -> 0.5), AimMode.SURE)).isEqualTo(1);
    agility = 60;
    AimReview dodges = watch(t -> 16, t -> 0.5);
    assertThat(share(dodges, AimMode.SURE)).isZero();
    assertThat(share(dodges, AimMode.LEARN)).isEqualTo(1);
  }

  @Test
  void watchingChangesNothing() {
    GameContent content = GameContent.load();
    long[] hashes = new long[2];
    for (int i = 0; i < 2; i++) {
      AimReview review = new AimReview();
      try (Run run = new Run(content, new RunSetup(3, PlayMode.ARCADE, 3, 1))) {
        RunInput input = new RunInput();
        for (int tick = 0; tick < 900; tick++) {
          run.tick(input);
          if (i == 1) {
            review.onTick(run.previous(), run.current(), run.events());
          }
        }
        hashes[i] = run.hash();
      }
    }
    assertThat(hashes[1]).isEqualTo(hashes[0]);
  }
}
