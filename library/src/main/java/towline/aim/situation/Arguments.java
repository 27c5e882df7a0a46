package towline.aim.situation;

/** Refuses situations that have no answer, with a sentence that names the value and its range. */
public final class Arguments {
  private static final double NONE = Double.NEGATIVE_INFINITY;
  private static final double ALL = Double.POSITIVE_INFINITY;

  /** The longest tick, s. */
  private static final double DAY = 86_400;

  private Arguments() {}

  /**
   * Returns if every field of {@code now} is in its range.
   *
   * @throws IllegalArgumentException naming the first that is not
   */
  public static void check(FireProblem now) {
    checkAllButDrift(now);
    checkDrift(now);
  }

  private static void checkAllButDrift(FireProblem now) {
    finite("muzzleX", now.muzzleX);
    finite("muzzleY", now.muzzleY);
    finite("shooterVelocityX", now.shooterVelocityX);
    finite("shooterVelocityY", now.shooterVelocityY);
    finite("facing", now.facing);
    finite("gravityX", now.gravityX);
    finite("gravityY", now.gravityY);
    atLeastZero("slewRate", now.slewRate, ALL);
    moreThanZero("muzzleSpeed", now.muzzleSpeed, Double.MAX_VALUE);
    atLeastZero("range", now.range, ALL);
    atLeastZero("horizon", now.horizon, ALL);
    atLeastZero("timeToReady", now.timeToReady, Double.MAX_VALUE);
    finite("arcCentre", now.arcCentre);
    atLeastZero("arcHalf", now.arcHalf, ALL);
    atLeastZero("toleranceAngle", now.toleranceAngle, Math.PI);
    atLeastZero("toleranceRadius", now.toleranceRadius, Double.MAX_VALUE);
    checkTarget(now);
  }

  /**
   * Returns if every field of {@code now} is in its range, and {@code dt}, the time since it was
   * last seen, at least 0 and at most a day.
   *
   * @throws IllegalArgumentException naming the first that is not
   */
  public static void check(FireProblem now, double dt) {
    atLeastZero("dt", dt, DAY);
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
    if (now.outrunsItsShots()) {
      checkAllButDrift(now);
    } else {
      check(now);
    }
  }

  /**
   * Returns if every field of {@code now} is in its range.
   *
   * @throws IllegalArgumentException naming the first that is not
   */
  public static void check(SpaceProblem now) {
    finite("muzzleX", now.muzzleX);
    finite("muzzleY", now.muzzleY);
    finite("muzzleZ", now.muzzleZ);
    finite("shooterVelocityX", now.shooterVelocityX);
    finite("shooterVelocityY", now.shooterVelocityY);
    finite("shooterVelocityZ", now.shooterVelocityZ);
    moreThanZero("muzzleSpeed", now.muzzleSpeed, Double.MAX_VALUE);
    atLeastZero("range", now.range, ALL);
    finite("gravityX", now.gravityX);
    finite("gravityY", now.gravityY);
    finite("gravityZ", now.gravityZ);
    finite("targetX", now.targetX);
    finite("targetY", now.targetY);
    finite("targetZ", now.targetZ);
    finite("targetVelocityX", now.targetVelocityX);
    finite("targetVelocityY", now.targetVelocityY);
    finite("targetVelocityZ", now.targetVelocityZ);
    finite("targetAccelerationX", now.targetAccelerationX);
    finite("targetAccelerationY", now.targetAccelerationY);
    finite("targetAccelerationZ", now.targetAccelerationZ);
    atLeastZero("targetRadius", now.targetRadius, Double.MAX_VALUE);
  }

  /**
   * Returns if {@code seconds} is at least 0 and finite.
   *
   * @throws IllegalArgumentException naming it, if it is not
   */
  public static void checkTime(String name, double seconds) {
    atLeastZero(name, seconds, Double.MAX_VALUE);
  }

  /**
   * Returns if {@code value} is at least 0; it may be infinite.
   *
   * @throws IllegalArgumentException naming it, if it is not
   */
  public static void checkAtLeastZero(String name, double value) {
    atLeastZero(name, value, ALL);
  }

  /**
   * Returns if a measured position, the standard deviation of its coordinates and the time since
   * the last one are in their ranges.
   *
   * @throws IllegalArgumentException naming the first that is not
   */
  public static void checkMeasurement(double x, double y, double error, double dt) {
    finite("x", x);
    finite("y", y);
    moreThanZero("error", error, Double.MAX_VALUE);
    checkTick(dt);
  }

  /**
   * Returns if {@code dt} is the length of a tick: more than 0, and at most a day.
   *
   * @throws IllegalArgumentException naming it, if it is not
   */
  public static void checkTick(double dt) {
    moreThanZero("dt", dt, DAY);
  }

  private static void checkTarget(FireProblem now) {
    finite("targetX", now.targetX);
    finite("targetY", now.targetY);
    atLeastZero("targetNoise", now.targetNoise, Double.MAX_VALUE);
    finite("targetVelocityX", now.targetVelocityX);
    finite("targetVelocityY", now.targetVelocityY);
    finite("targetAccelerationX", now.targetAccelerationX);
    finite("targetAccelerationY", now.targetAccelerationY);
    finite("targetTurnRate", now.targetTurnRate);
    atLeastZero("targetStopTime", now.targetStopTime, ALL);
    atLeastZero("targetRadius", now.targetRadius, Double.MAX_VALUE);
    checkAgility(now.agility);
  }

  /** NaN stands for what is unknown or does not apply. */
  private static void checkAgility(Agility agility) {
    atLeastZeroIfKnown("agility.acceleration", agility.acceleration);
    atLeastZero("agility.jump", agility.jump, Double.MAX_VALUE);
    atLeastZero("agility.jumpGap", agility.jumpGap, ALL);
    atLeastZeroIfKnown("agility.topSpeed", agility.topSpeed);
    atLeastZero("agility.turnRate", agility.turnRate, ALL);
    if (!Double.isNaN(agility.course)) {
      finite("agility.course", agility.course);
    }
  }

  private static void atLeastZeroIfKnown(String name, double value) {
    if (!Double.isNaN(value)) {
      atLeastZero(name, value, ALL);
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

  private static void finite(String name, double value) {
    if (!(value > NONE && value < ALL)) {
      throw new IllegalArgumentException(name + " must be finite, but is " + value);
    }
  }

  private static void atLeastZero(String name, double value, double largest) {
    if (!(value >= 0 && value <= largest)) {
      throw new IllegalArgumentException(refusal(name, value, "at least 0", largest));
    }
  }

  private static void moreThanZero(String name, double value, double largest) {
    if (!(value > 0 && value <= largest)) {
      throw new IllegalArgumentException(refusal(name, value, "more than 0", largest));
    }
  }

  private static String refusal(String name, double value, String least, double largest) {
    String most = "";
    if (largest == Double.MAX_VALUE) {
      most = " and finite";
    } else if (largest < ALL) {
      most = " and at most " + largest;
    }
    return name + " must be " + least + most + ", but is " + value;
  }
}
