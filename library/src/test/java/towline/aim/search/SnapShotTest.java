package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import towline.aim.situation.FireProblem;

class SnapShotTest {
  private final ShotCheck check = new ShotCheck();
  private final FireProblem now = new FireProblem();

  @BeforeEach
  void everyday() {
    now.muzzleSpeed = 24;
    now.range = 40;
    now.targetRadius = 1;
  }

  private boolean hits(double x, double y, double vx, double vy) {
    now.targetX = x;
    now.targetY = y;
    now.targetVelocityX = vx;
    now.targetVelocityY = vy;
    return check.hitsStraight(now);
  }

  @Test
  void takesWhatStandsInFront() {
    assertThat(hits(20, 0.7, 0, 0)).isTrue();
    assertThat(hits(20, 0.9, 0, 0)).isFalse();
  }

  @Test
  void takesWhatComesStraightAtIt() {
    assertThat(hits(20, 0, -10, 0)).isTrue();
  }

  @Test
  void leavesWhatWillBeGoneWhenTheShotArrives() {
    assertThat(hits(20, 0, 0, 5)).isFalse();
  }

  @Test
  void takesWhatCrossesIntoTheLineOfFireInTime() {
    assertThat(hits(24, -5, 0, 5)).isTrue();
  }

  @Test
  void knowsThatShotsFall() {
    now.gravityY = -22;
    // The shot drops by 22 / 2 x .5^2 m in its half second of flight.
    assertThat(hits(12, 0, 0, 0)).isFalse();
    assertThat(hits(12, -2.75, 0, 0)).isTrue();
  }

  @Test
  void leavesWhatIsBehindOrTooFar() {
    assertThat(hits(-20, 0, 0, 0)).isFalse();
    assertThat(hits(42, 0, 0, 0)).isFalse();
    assertThat(hits(42, 0, -5, 0)).isTrue();
  }
}
