package towline.lab.methods;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.ai.published.BisectionRun;
import towline.ai.published.FixedPointRun;
import towline.aim.situation.FireProblem;

/** The loops that are timed find what the runs find that are judged. */
class PlainLoopsTest {
  private static final AimProblem[] STRAIGHT = {
    AimProblem.STATIC, AimProblem.ACCELERATING, AimProblem.TURNING, AimProblem.TURNING_ACCELERATING
  };

  @Test
  void aFixedPointHasTheBitsOfTheRun() {
    for (AimProblem problem : STRAIGHT) {
      for (FireProblem now : problem.cases(300, 411)) {
        assertThat(PlainLoops.fixedPoint(now, 20)).isEqualTo(new FixedPointRun(now, 20).finish());
      }
    }
  }

  @Test
  void aBisectionHasTheBitsOfTheRun() {
    int hits = 0;
    for (AimProblem problem : STRAIGHT) {
      for (FireProblem now : problem.cases(300, 412)) {
        now.range = 40;
        double found = PlainLoops.bisection(now, 0, 0.01, 40);
        assertThat(found).isEqualTo(new BisectionRun(now).finish());
        assertThat(PlainLoops.bisection(now, now.facing, 1e-12, 60))
            .isEqualTo(BisectionRun.fromFacing(now, 1e-12, 60).finish());
        hits += found < Double.POSITIVE_INFINITY ? 1 : 0;
      }
    }
    assertThat(hits).isBetween(300, 1199);
  }
}
