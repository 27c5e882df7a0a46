package towline.session.belief;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;

/** The cause of a miss follows from the belief and the real motion. */
class MissCauseTest {
  private static final double TIME = 0.8;
  private final FireProblem problem = new FireProblem();
  private final FireProblem belief = new FireProblem();

  /** Returns the cause for a target at the origin seen to fly along +x at 5 m/s. */
  private MissCause cause(AimMode mode, double x, double y) {
    problem.targetRadius = 0.5;
    problem.targetVelocityX = 5;
    return MissCause.of(mode, problem, belief, TIME, x, y);
  }

  @Test
  void aTargetBelievedToGoOnMayStayOrTurnBack() {
    assertThat(cause(AimMode.LEAD, 0.5, -0.4)).isEqualTo(MissCause.STAYED);
    assertThat(cause(AimMode.TURN_LEAD, -0.6, 0.5)).isEqualTo(MissCause.STAYED);
    assertThat(cause(AimMode.TURN_LEAD, -1.5, 0.2)).isEqualTo(MissCause.TURNED_BACK);
    assertThat(cause(AimMode.LEAD, -0.5, 3)).isEqualTo(MissCause.TURNED_BACK);
  }

  @Test
  void forDirectEveryMovedTargetMoved() {
    assertThat(cause(AimMode.DIRECT, 4, 0)).isEqualTo(MissCause.MOVED);
    assertThat(cause(AimMode.DIRECT, 3, 3)).isEqualTo(MissCause.MOVED);
  }

  @Test
  void aTargetOffItsCourseTurned() {
    assertThat(cause(AimMode.TURN_LEAD, 3.5, 1.5)).isEqualTo(MissCause.TURNED);
    assertThat(cause(AimMode.LEAD, 3.5, -1.5)).isEqualTo(MissCause.TURNED);
  }

  @Test
  void aTargetShortOfItsBeliefBrakedAndOneBeyondSpedUp() {
    assertThat(cause(AimMode.TURN_LEAD, 2.5, 0.2)).isEqualTo(MissCause.BRAKED);
    assertThat(cause(AimMode.TURN_LEAD, 6, 0.2)).isEqualTo(MissCause.SPED_UP);
  }

  @Test
  void aRightBeliefIsTooSlowToTurnOnlyInAModeThatPlansOnce() {
    assertThat(cause(AimMode.LEAD, 4, 0)).isEqualTo(MissCause.TOO_SLOW_TO_TURN);
    assertThat(cause(AimMode.TURN_LEAD, 4, 0)).isEqualTo(MissCause.NARROW);
  }

  @Test
  void aForeseenTurnIsNoCause() {
    problem.targetTurnRate = 2;
    problem.targetRadius = 0.5;
    problem.targetVelocityX = 5;
    FireProblem arc = new FireProblem();
    arc.set(problem);
    arc.moveTarget(TIME);
    assertThat(cause(AimMode.PREDICT, arc.targetX, arc.targetY)).isEqualTo(MissCause.NARROW);
    assertThat(cause(AimMode.TURN_LEAD, arc.targetX, arc.targetY)).isEqualTo(MissCause.TURNED);
  }

  @Test
  void onlyAModeWithoutGravityMissesByAFall() {
    problem.gravityY = -9;
    assertThat(cause(AimMode.TURN_LEAD, 4, 0)).isEqualTo(MissCause.FELL);
    assertThat(cause(AimMode.LOB, 4, 0)).isEqualTo(MissCause.NARROW);
  }
}
