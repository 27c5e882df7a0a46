package towline.session.belief;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.sim.api.Body;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** The review judges answers by what targets really do. */
class AimReviewTest {
  private static final double RADIUS = 0.2;
  private static final int TARGET = 9;

  private final EventList events = new EventList();
  private Snapshot before = new Snapshot();
  private Snapshot after = new Snapshot();

  /** How a target moves: its place after so many seconds. */
  private interface Motion {
    double at(double seconds);
  }

  /** The drone at the origin looks along +x; the target moves along y, 12 m away. */
  private void fill(Snapshot into, int tick, Motion x, Motion y) {
    double t = tick * Tick.SECONDS;
    into.reset(tick, 100, 100, 0, 0);
    into.add(EntityKind.DRONE, body(1, 0, 0, 0, 0, 0.6), 1);
    double dt = Tick.SECONDS;
    double vx = (x.at(t + dt) - x.at(t)) / dt;
    double vy = (y.at(t + dt) - y.at(t)) / dt;
    into.add(EntityKind.TANK, body(TARGET, x.at(t), y.at(t), vx, vy, 0.5), 1);
    into.turret().set(AimMode.DIRECT.ordinal(), false, TARGET, 0, 0.3);
    into.turret().setPerformance(6, 30, 40);
    into.end();
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
    AimReview review = new AimReview(RADIUS);
    fill(after, 0, x, y);
    for (int tick = 1; tick < 240; tick++) {
      Snapshot old = before;
      before = after;
      after = old;
      fill(after, tick, x, y);
      events.clear();
      if (tick % 20 == 10 && tick < 120) {
        events.add(EventType.DRONE_FIRED, 0, 0, 5, TARGET, AimMode.DIRECT.ordinal());
      }
      review.onTick(before, after, events);
    }
    return review;
  }

  private static double share(AimReview review, AimMode mode) {
    int direct = AimMode.DIRECT.ordinal();
    assertThat(review.judged(direct, mode.ordinal())).isEqualTo(6);
    return review.struck(direct, mode.ordinal()) / 6.0;
  }

  @Test
  void everyModeHitsWhatStandsStill() {
    AimReview review = watch(t -> 12, t -> 0.5);
    for (AimMode mode : AimMode.values()) {
      if (mode.turns()) {
        assertThat(share(review, mode)).as(mode.name()).isEqualTo(1);
      }
    }
  }

  @Test
  void whoFliesStraightIsMissedByDirectAndHitByTurnLead() {
    AimReview review = watch(t -> 14, t -> 6 * t - 8);
    assertThat(share(review, AimMode.DIRECT)).isZero();
    assertThat(share(review, AimMode.TURN_LEAD)).isEqualTo(1);
  }

  @Test
  void whoTurnsIsMissedByTurnLeadAndHitByPredict() {
    AimReview review = watch(t -> 14 + 4 * Math.cos(2.5 * t), t -> 4 * Math.sin(2.5 * t));
    assertThat(share(review, AimMode.PREDICT)).isGreaterThan(share(review, AimMode.TURN_LEAD));
  }

  @Test
  void theVerdictNamesTheModeThatWouldHaveHitMore() {
    AimReview moving = watch(t -> 14, t -> 6 * t - 8);
    AimReview.Verdict verdict = moving.verdict(6).orElseThrow();
    assertThat(verdict.fired()).isEqualTo(AimMode.DIRECT);
    assertThat(verdict.ownShare()).isZero();
    assertThat(verdict.better()).isNotEqualTo(AimMode.DIRECT);
    assertThat(verdict.betterShare()).isEqualTo(1);
    assertThat(moving.verdict(7)).isEmpty();
    AimReview.Verdict still = watch(t -> 12, t -> 0.5).verdict(6).orElseThrow();
    assertThat(still.better()).isEqualTo(AimMode.DIRECT);
  }

  @Test
  void watchingChangesNothing() {
    GameContent content = GameContent.load();
    long[] hashes = new long[2];
    for (int i = 0; i < 2; i++) {
      AimReview review = new AimReview(content.world().drone().shot().radius());
      try (Run run = new Run(content, new RunSetup(3, PlayMode.ARCADE, 3, 1))) {
        Command command = new Command();
        for (int tick = 0; tick < 900; tick++) {
          run.tick(command);
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
