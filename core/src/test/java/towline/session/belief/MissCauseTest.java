package towline.session.belief;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;

/** The cause of a miss follows from what was believed and what happened. */
class MissCauseTest {
  private static final double TIME = 0.8;
  private final FireProblem seen = new FireProblem();
  private final FireProblem belief = new FireProblem();

  /** A target at the origin that is seen to fly along +x at 5 m/s. */
  private MissCause cause(AimMode mode, double x, double y) {
    seen.targetRadius = 0.5;
    seen.targetVelocityX = 5;
    return MissCause.of(mode, seen, belief, TIME, x, y);
  }

  @Test
  void whatWasBelievedToGoOnStayedOrCameBack() {
    assertThat(cause(AimMode.LEAD, 0.5, -0.4)).isEqualTo(MissCause.STAYED);
    assertThat(cause(AimMode.TURN_LEAD, -0.6, 0.5)).isEqualTo(MissCause.STAYED);
    assertThat(cause(AimMode.TURN_LEAD, -1.5, 0.2)).isEqualTo(MissCause.TURNED_BACK);
    assertThat(cause(AimMode.LEAD, -0.5, 3)).isEqualTo(MissCause.TURNED_BACK);
  }

  @Test
  void directNeverExpectedItToMove() {
    assertThat(cause(AimMode.DIRECT, 4, 0)).isEqualTo(MissCause.MOVED);
    assertThat(cause(AimMode.DIRECT, 3, 3)).isEqualTo(MissCause.MOVED);
  }

  @Test
  void offItsCourseItTurned() {
    assertThat(cause(AimMode.TURN_LEAD, 3.5, 1.5)).isEqualTo(MissCause.TURNED);
    assertThat(cause(AimMode.LEAD, 3.5, -1.5)).isEqualTo(MissCause.TURNED);
  }

  @Test
  void shortOfItItBrakedAndBeyondItItSpedUp() {
    assertThat(cause(AimMode.TURN_LEAD, 2.5, 0.2)).isEqualTo(MissCause.BRAKED);
    assertThat(cause(AimMode.TURN_LEAD, 6, 0.2)).isEqualTo(MissCause.SPED_UP);
  }

  @Test
  void whereItWasExpectedOnlyAModeWhoseClockStandsWasTooSlow() {
    assertThat(cause(AimMode.LEAD, 4, 0)).isEqualTo(MissCause.TOO_SLOW_TO_TURN);
    assertThat(cause(AimMode.TURN_LEAD, 4, 0)).isEqualTo(MissCause.NARROW);
  }

  @Test
  void aTurnThatWasForeseenIsNoCause() {
    seen.targetTurnRate = 2;
    seen.targetRadius = 0.5;
    seen.targetVelocityX = 5;
    FireProblem arc = new FireProblem();
    arc.set(seen);
    arc.moveTarget(TIME);
    assertThat(cause(AimMode.PREDICT, arc.targetX, arc.targetY)).isEqualTo(MissCause.NARROW);
    assertThat(cause(AimMode.TURN_LEAD, arc.targetX, arc.targetY)).isEqualTo(MissCause.TURNED);
  }

  @Test
  void onlyAModeThatKnowsNoGravityIsSurprisedByAFall() {
    seen.gravityY = -9;
    assertThat(cause(AimMode.TURN_LEAD, 4, 0)).isEqualTo(MissCause.FELL);
    assertThat(cause(AimMode.LOB, 4, 0)).isEqualTo(MissCause.NARROW);
  }
}
