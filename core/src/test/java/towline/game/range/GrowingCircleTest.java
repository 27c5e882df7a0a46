package towline.game.range;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;

/** The circle reaches the target for the first time when a shot fired at once would hit it. */
class GrowingCircleTest {
  @Test
  void circleAndTargetMeetFirstWhenTheEarliestShotWouldHit() {
    Playground playground = new Playground();
    FireSolver solver = new FireSolver();
    GrowingCircle circle = new GrowingCircle();
    int met = 0;
    for (int i = 0; i < 100; i++) {
      playground.surprise();
      FireProblem now = new FireProblem();
      now.set(playground.situation());
      now.timing = FireTiming.AT_ONCE;
      double meeting = solver.timeToGo(now);
      if (!(meeting < Double.POSITIVE_INFINITY)) {
        continue;
      }
      met++;
      circle.set(playground.situation(), meeting);
      assertThat(circle.isMeeting()).isTrue();
      assertThat(Math.hypot(circle.targetX(), circle.targetY()) - circle.radius())
          .isBetween(-1e-6, 1e-6);
      for (double before = 0.02; before < meeting - 0.01; before += 0.02) {
        circle.set(playground.situation(), before);
        assertThat(circle.radius()).isLessThan(Math.hypot(circle.targetX(), circle.targetY()));
      }
    }
    assertThat(met).isGreaterThan(60);
  }

  @Test
  void withoutTimeThereIsNoCircle() {
    Playground playground = new Playground();
    playground.putTarget(0, 0);
    GrowingCircle circle = new GrowingCircle();
    circle.set(playground.situation(), 0);
    assertThat(circle.isShown()).isFalse();
    assertThat(circle.isMeeting()).isFalse();
  }
}
