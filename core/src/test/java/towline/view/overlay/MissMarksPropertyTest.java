package towline.view.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.TestEvents;
import towline.view.Assets;
import towline.view.text.Localization;

class MissMarksPropertyTest {
  private static final int TARGET = 7;
  private static final int SHOT = 9;
  private static final double TICK = 1.0 / 60;
  private static final double SPEED = 40;

  private static final Localization WORDS = loadWords();

  private static Localization loadWords() {
    Assets.find();
    return Localization.load();
  }

  private static Snapshot world(
      double course, double targetSpeed, double shotX, double shotY, double shotVx, double shotVy) {
    double vx = targetSpeed * Math.cos(course);
    double vy = targetSpeed * Math.sin(course);
    return new Snapshots(1)
        .moving(EntityKind.TANK, TARGET, 40, 20, vx, vy, 1)
        .moving(EntityKind.DRONE_SHOT, SHOT, shotX, shotY, shotVx, shotVy, 1)
        .build();
  }

  /**
   * Lets a shot cross the course of a target, {@code lead} m ahead of its centre, and returns the
   * side on which it passed. The target is at rest in its own frame.
   */
  private static int sideOf(double course, double targetSpeed, double lead) {
    MissMarks marks = new MissMarks(WORDS);
    EventList fired = new EventList();
    TestEvents.add(fired, EventType.DRONE_FIRED, EntityKind.DRONE_SHOT, 40, 20, SHOT, TARGET, 1);
    double cos = Math.cos(course);
    double sin = Math.sin(course);
    for (int tick = -30; tick < 30; tick++) {
      double across = SPEED * TICK * tick;
      Snapshot snapshot =
          world(
              course,
              targetSpeed,
              40 + lead * cos - across * sin,
              20 + lead * sin + across * cos,
              targetSpeed * cos - SPEED * sin,
              targetSpeed * sin + SPEED * cos);
      marks.onEvents(tick == -30 ? fired : new EventList(), snapshot);
    }
    return marks.latestSide();
  }

  @Property(seed = "321", tries = 200)
  void aShotThatCrossesBeforeTheTargetIsAheadAndOneAfterItBehind(
      @ForAll @DoubleRange(min = -3, max = 3) double course,
      @ForAll @DoubleRange(min = 1, max = 12) double speed,
      @ForAll @DoubleRange(min = 0.1, max = 8) double lead) {
    assertThat(sideOf(course, speed, lead)).isEqualTo(1);
    assertThat(sideOf(course, speed, -lead)).isEqualTo(-1);
  }

  @Property(seed = "322", tries = 50)
  void aStationaryTargetHasNoSidesAndAFarShotNoMark(
      @ForAll @DoubleRange(min = -3, max = 3) double course,
      @ForAll @DoubleRange(min = 0.1, max = 8) double lead) {
    assertThat(sideOf(course, 0, lead)).isZero();
    assertThat(sideOf(course, 5, lead + MissMarks.MAX_MISS)).isZero();
  }
}
