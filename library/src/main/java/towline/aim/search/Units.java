package towline.aim.search;

import towline.aim.situation.FireProblem;

/**
 * Units of length and time, powers of two, that keep the numbers of a situation far from overflow
 * and underflow. Almost every situation can stay as it is.
 */
final class Units {
  private static final double LARGEST = 1e30;
  private static final double SMALLEST = 1e-30;

  /** Size below which a number is negligible beside a muzzle speed and a distance of about 1. */
  private static final double NEGLIGIBLE_SIZE = 1e-60;

  /** Size above which a number counts as unlimited beside them. */
  private static final double UNLIMITED_SIZE = 1e40;

  private final FireProblem scaled = new FireProblem();
  private int lengthExponent;
  private int timeExponent;

  /** Returns {@code now}, or a copy in units that suit it; valid until the next call. */
  FireProblem choose(FireProblem now) {
    lengthExponent = 0;
    timeExponent = 0;
    double x = now.targetX - now.muzzleX;
    double y = now.targetY - now.muzzleY;
    boolean isOrdinary =
        isOrdinary(x)
            && isOrdinary(y)
            && isOrdinary(now.muzzleSpeed)
            && isOrdinary(now.targetVelocityX)
            && isOrdinary(now.targetVelocityY)
            && isOrdinary(now.shooterVelocityX)
            && isOrdinary(now.shooterVelocityY)
            && isOrdinary(now.targetAccelerationX)
            && isOrdinary(now.targetAccelerationY)
            && isOrdinary(now.gravityX)
            && isOrdinary(now.gravityY)
            && isOrdinary(now.targetTurnRate)
            && (isOrdinary(now.slewRate) || now.slewRate == Double.POSITIVE_INFINITY)
            && (isOrdinary(now.timeToReady) || now.timeToReady < SMALLEST);
    if (isOrdinary) {
      return now;
    }
    int speedExponent = Math.getExponent(now.muzzleSpeed);
    if (x != 0 || y != 0) {
      lengthExponent = -Math.getExponent(Math.max(Math.abs(x), Math.abs(y)));
    } else {
      int waiting = now.timeToReady > 0 ? Math.getExponent(now.timeToReady) : 0;
      lengthExponent = -speedExponent - waiting;
    }
    timeExponent = lengthExponent + speedExponent;
    convert(now, x, y);
    return scaled;
  }

  private static boolean isOrdinary(double value) {
    double size = Math.abs(value);
    return (size > SMALLEST && size < LARGEST) || size == 0;
  }

  private void convert(FireProblem now, double x, double y) {
    scaled.set(now);
    scaled.muzzleX = 0;
    scaled.muzzleY = 0;
    scaled.targetX = Math.scalb(x, lengthExponent);
    scaled.targetY = Math.scalb(y, lengthExponent);
    scaled.muzzleSpeed = Math.scalb(now.muzzleSpeed, lengthExponent - timeExponent);
    scaled.shooterVelocityX = rate(now.shooterVelocityX, lengthExponent, 1);
    scaled.shooterVelocityY = rate(now.shooterVelocityY, lengthExponent, 1);
    scaled.targetVelocityX = rate(now.targetVelocityX, lengthExponent, 1);
    scaled.targetVelocityY = rate(now.targetVelocityY, lengthExponent, 1);
    scaled.targetAccelerationX = rate(now.targetAccelerationX, lengthExponent, 2);
    scaled.targetAccelerationY = rate(now.targetAccelerationY, lengthExponent, 2);
    scaled.gravityX = rate(now.gravityX, lengthExponent, 2);
    scaled.gravityY = rate(now.gravityY, lengthExponent, 2);
    scaled.targetTurnRate = rate(now.targetTurnRate, 0, 1);
    double slewRate = Math.scalb(now.slewRate, -timeExponent);
    scaled.slewRate = slewRate < NEGLIGIBLE_SIZE ? 0 : slewRate;
    scaled.range = Math.scalb(now.range, lengthExponent);
    scaled.toleranceRadius =
        Math.min(UNLIMITED_SIZE, Math.scalb(now.toleranceRadius, lengthExponent));
    scaled.horizon = Math.scalb(now.horizon, timeExponent);
    scaled.timeToReady = Math.scalb(now.timeToReady, timeExponent);
    scaled.targetStopTime = Math.scalb(now.targetStopTime, timeExponent);
  }

  private double rate(double value, int length, int order) {
    double converted = Math.scalb(value, length - order * timeExponent);
    double size = Math.abs(converted);
    if (size < NEGLIGIBLE_SIZE) {
      return 0;
    }
    return size > UNLIMITED_SIZE ? Math.copySign(UNLIMITED_SIZE, converted) : converted;
  }

  /** Converts a time from solver units to seconds. */
  double seconds(double time) {
    return Math.scalb(time, -timeExponent);
  }

  /** Converts a time from seconds to solver units. */
  double solverUnits(double seconds) {
    return Math.scalb(seconds, timeExponent);
  }

  /** Converts a length from solver units to metres. */
  double metres(double length) {
    return Math.scalb(length, -lengthExponent);
  }
}
