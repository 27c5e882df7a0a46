package towline.aim.situation;

import static towline.internal.Arguments.checkAtLeastZero;
import static towline.internal.Arguments.checkFinite;
import static towline.internal.Arguments.checkMoreThanZero;

/** Refuses a {@link FireProblem} with a field out of its range. */
final class ProblemCheck {
  private ProblemCheck() {}

  static void check(FireProblem now) {
    checkAllButDrift(now);
    checkDrift(now);
  }

  static void checkSight(FireProblem now) {
    if (now.timeToReady < 0) {
      throw new IllegalArgumentException(
          "timeToReady must be at least 0, but is "
              + now.timeToReady
              + ": a gun that counts down stops at 0");
    }
    if (now.motion == MotionSource.MEASURED && !(now.targetNoise > 0)) {
      throw new IllegalArgumentException(
          "targetNoise must be more than 0 where the motion is MEASURED, but is "
              + now.targetNoise);
    }
    checkAllButDrift(now);
    if (!now.outrunsItsShots()) {
      checkDrift(now);
    }
  }

  private static void checkAllButDrift(FireProblem now) {
    checkFinite("muzzleX", now.muzzleX);
    checkFinite("muzzleY", now.muzzleY);
    checkFinite("shooterVelocityX", now.shooterVelocityX);
    checkFinite("shooterVelocityY", now.shooterVelocityY);
    checkFinite("facing", now.facing);
    checkFinite("gravityX", now.gravityX);
    checkFinite("gravityY", now.gravityY);
    checkAtLeastZero("slewRate", now.slewRate);
    checkMoreThanZero("muzzleSpeed", now.muzzleSpeed, Double.MAX_VALUE);
    checkAtLeastZero("range", now.range);
    checkAtLeastZero("horizon", now.horizon);
    checkAtLeastZero("timeToReady", now.timeToReady, Double.MAX_VALUE);
    checkFinite("arcCentre", now.arcCentre);
    checkAtLeastZero("arcHalf", now.arcHalf);
    checkAtLeastZero("toleranceAngle", now.toleranceAngle, Math.PI);
    checkAtLeastZero("toleranceRadius", now.toleranceRadius, Double.MAX_VALUE);
    checkTarget(now);
  }

  private static void checkTarget(FireProblem now) {
    checkFinite("targetX", now.targetX);
    checkFinite("targetY", now.targetY);
    checkAtLeastZero("targetNoise", now.targetNoise, Double.MAX_VALUE);
    checkFinite("targetVelocityX", now.targetVelocityX);
    checkFinite("targetVelocityY", now.targetVelocityY);
    checkFinite("targetAccelerationX", now.targetAccelerationX);
    checkFinite("targetAccelerationY", now.targetAccelerationY);
    checkFinite("targetTurnRate", now.targetTurnRate);
    checkAtLeastZero("targetStopTime", now.targetStopTime);
    checkAtLeastZero("targetRadius", now.targetRadius, Double.MAX_VALUE);
    checkAgility(now.agility);
  }

  /** NaN stands for what is unknown or does not apply. */
  private static void checkAgility(Agility agility) {
    atLeastZeroIfKnown("agility.acceleration", agility.acceleration);
    checkAtLeastZero("agility.jump", agility.jump, Double.MAX_VALUE);
    checkAtLeastZero("agility.jumpGap", agility.jumpGap);
    atLeastZeroIfKnown("agility.topSpeed", agility.topSpeed);
    checkAtLeastZero("agility.turnRate", agility.turnRate);
    if (!Double.isNaN(agility.course)) {
      checkFinite("agility.course", agility.course);
    }
  }

  private static void atLeastZeroIfKnown(String name, double value) {
    if (!Double.isNaN(value)) {
      checkAtLeastZero(name, value);
    }
  }

  private static void checkDrift(FireProblem now) {
    if (now.timing == FireTiming.WHEN_READY && now.outrunsItsShots()) {
      throw new IllegalArgumentException(
          "a shot that waits for its barrel and does not inherit its shooter's velocity must be"
              + " faster: muzzleSpeed is "
              + now.muzzleSpeed
              + " m/s, the shooter's speed "
              + StrictMath.hypot(now.shooterVelocityX, now.shooterVelocityY)
              + " m/s; only shots AT_ONCE have an answer");
    }
  }
}
