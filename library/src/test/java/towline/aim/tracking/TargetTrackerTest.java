package towline.aim.tracking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import towline.aim.situation.FireProblem;

/** The second measurement of a target, for motions that have a formula. */
class TargetTrackerTest {
  private static final double TICK = 1.0 / 60;

  private final TargetTracker sightings = new TargetTracker();
  private final FireProblem truth = new FireProblem();
  private final FireProblem sight = new FireProblem();

  @BeforeEach
  void everyday() {
    truth.targetX = 10;
    truth.targetVelocityX = 3;
    truth.targetVelocityY = 4;
    truth.muzzleSpeed = 24;
  }

  private void look() {
    sight.set(truth);
    sightings.take(sight, TICK);
  }

  private void lookTwice() {
    look();
    truth.moveTarget(TICK);
    look();
  }

  @Test
  void theFirstLookTellsVelocityOnly() {
    truth.targetAccelerationX = 3;
    truth.targetTurnRate = 1;
    look();
    assertThat(sight.targetVelocityX).isEqualTo(3);
    assertThat(sight.targetAccelerationX).isZero();
    assertThat(sight.targetTurnRate).isZero();
  }

  @Test
  void theSecondLookTellsAcceleration() {
    truth.targetAccelerationX = 2;
    truth.targetAccelerationY = 1;
    lookTwice();
    assertThat(sight.targetAccelerationX).isCloseTo(2, within(1e-9));
    assertThat(sight.targetAccelerationY).isCloseTo(1, within(1e-9));
    assertThat(sight.targetTurnRate).isZero();
    assertThat(sight.targetStopTime).isInfinite();
  }

  @Test
  void theSecondLookTellsTurnRate() {
    truth.targetTurnRate = -0.7;
    lookTwice();
    assertThat(sight.targetTurnRate).isCloseTo(-0.7, within(1e-9));
    assertThat(sight.targetAccelerationX).isZero();
  }

  @Test
  void brakingEndsAtStandstill() {
    truth.targetAccelerationX = -3;
    truth.targetAccelerationY = -4;
    truth.targetStopTime = 1;
    lookTwice();
    assertThat(sight.targetStopTime).isCloseTo(1 - TICK, within(1e-9));
    FireProblem later = new FireProblem();
    later.set(sight);
    later.moveTarget(5);
    truth.moveTarget(5);
    assertThat(later.targetX).isCloseTo(truth.targetX, within(1e-6));
    assertThat(later.targetVelocityX).isZero();
  }

  @Test
  void aSteadyTargetIsStraight() {
    lookTwice();
    assertThat(sight.targetAccelerationX).isZero();
    assertThat(sight.targetTurnRate).isZero();
  }

  @Test
  void aCourseThatJumpsSaysNothingOfWhatComesNext() {
    look();
    truth.targetVelocityX = -4;
    truth.targetVelocityY = 3;
    look();
    assertThat(sight.targetTurnRate).isZero();
    assertThat(sight.targetAccelerationX).isZero();
    truth.targetTurnRate = 2;
    truth.moveTarget(TICK);
    look();
    assertThat(sight.targetTurnRate).isCloseTo(2, within(1e-9));
  }

  @Test
  void anotherTargetStartsAfresh() {
    look();
    sightings.forget();
    truth.targetVelocityX = -9;
    look();
    assertThat(sight.targetAccelerationX).isZero();
  }

  @Test
  void theOwnTurnIsForeseen() {
    truth.shooterVelocityX = 10;
    look();
    truth.shooterVelocityX = 10 * StrictMath.cos(TICK);
    truth.shooterVelocityY = 10 * StrictMath.sin(TICK);
    look();
    sightings.foreseeShooter(sight, 1);
    double endX = 10 * (StrictMath.sin(1 + TICK) - StrictMath.sin(TICK));
    double endY = 10 * (StrictMath.cos(TICK) - StrictMath.cos(1 + TICK));
    assertThat(sight.shooterVelocityX).isCloseTo(endX, within(1e-6));
    assertThat(sight.shooterVelocityY).isCloseTo(endY, within(1e-6));
  }
}
