package towline.aim.search;

import towline.aim.situation.FireProblem;

/**
 * Units of length and time, powers of two, in which the numbers of a situation are ordinary. Almost
 * every situation is ordinary as it is; others would overflow or underflow on the way.
 */
final class Units {
  private static final double LARGEST = 1e30;
  private static final double SMALLEST = 1e-30;

  /** Beside a muzzle speed and a distance of about 1, this is nothing. */
  private static final double NEGLIGIBLE = 1e-60;

  /** Beside them, anything beyond this is the same. */
  private static final double HUGE = 1e40;

  private final FireProblem scaled = new FireProblem();
  private int lengthExponent;
  private int timeExponent;

  /** {@code now}, or the same in units that suit it; valid until the next call. */
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
    scaled.slewRate = slewRate < NEGLIGIBLE ? 0 : slewRate;
    scaled.range = Math.scalb(now.range, lengthExponent);
    scaled.toleranceRadius = Math.min(HUGE, Math.scalb(now.toleranceRadius, lengthExponent));
    scaled.horizon = Math.scalb(now.horizon, timeExponent);
    scaled.timeToReady = Math.scalb(now.timeToReady, timeExponent);
    scaled.targetStopTime = Math.scalb(now.targetStopTime, timeExponent);
  }

  private double rate(double value, int length, int order) {
    double converted = Math.scalb(value, length - order * timeExponent);
    double size = Math.abs(converted);
    if (size < NEGLIGIBLE) {
      return 0;
    }
    return size > HUGE ? Math.copySign(HUGE, converted) : converted;
  }

  /** That many of our seconds in seconds. */
  double seconds(double time) {
    return Math.scalb(time, -timeExponent);
  }

  /** The reverse of {@link #seconds}. */
  double ours(double seconds) {
    return Math.scalb(seconds, timeExponent);
  }

  /** That many of our metres in metres. */
  double metres(double length) {
    return Math.scalb(length, -lengthExponent);
  }
}
