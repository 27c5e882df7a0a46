package towline.aim.tracking;

import towline.aim.situation.FireProblem;
import towline.aim.situation.MotionSource;
import towline.math.Angles;
import towline.math.StateSink;
import towline.math.Trigonometry;

/**
 * A tracker of the target's and the shooter's motion from two measurements: velocities are measured
 * at once, accelerations and turn rates follow one tick later.
 *
 * <p>A target with constant speed whose course turns is assumed to go on turning, and one that only
 * brakes to stop in the end; any other acceleration is assumed to stay. After a jump of the course
 * the target is assumed to fly straight.
 */
public final class TargetTracker {
  /** Greatest part of the acceleration along the course of a target that only turns. */
  private static final double ALONG_WHEN_TURNING = 0.02;

  /** Greatest part of the acceleration across the course of a target that only brakes. */
  private static final double ACROSS_WHEN_BRAKING = 1e-3;

  /** Acceleration below which it counts as rounding, in speeds per second. */
  private static final double LEAST_ACCELERATION = 1e-6;

  /** Change of course between two measurements above which the course has jumped, rad. */
  private static final double LARGEST_TURN = 0.2;

  private boolean hasSeen;
  private double targetVx;
  private double targetVy;
  private double courseTurnRate;
  private double shooterVx;
  private double shooterVy;
  private double shooterTurnRate;
  private double shooterSpeedRate;

  /** Resets the state to that of a new fire control. */
  public void reset() {
    forget();
    targetVx = 0;
    targetVy = 0;
    shooterVx = 0;
    shooterVy = 0;
  }

  /** Forgets all measurements, for another target. */
  public void forget() {
    hasSeen = false;
    courseTurnRate = 0;
    shooterTurnRate = 0;
    shooterSpeedRate = 0;
  }

  /**
   * Adds a measurement, and replaces in {@code sight}, a copy of it, the motion of the target by
   * the tracked one.
   */
  public void take(FireProblem sight, double dt) {
    courseTurnRate = 0;
    if (sight.motion == MotionSource.SEEN) {
      sight.setStraight();
    }
    if (hasSeen) {
      if (sight.motion == MotionSource.SEEN) {
        estimateTarget(sight, dt);
      }
      estimateShooter(sight, dt);
    }
    hasSeen = true;
    targetVx = sight.targetVelocityX;
    targetVy = sight.targetVelocityY;
    shooterVx = sight.shooterVelocityX;
    shooterVy = sight.shooterVelocityY;
  }

  private void estimateTarget(FireProblem sight, double dt) {
    double vx = sight.targetVelocityX;
    double vy = sight.targetVelocityY;
    double ax = (vx - targetVx) / dt;
    double ay = (vy - targetVy) / dt;
    double speed = Math.sqrt(vx * vx + vy * vy);
    double acceleration = Math.sqrt(ax * ax + ay * ay);
    if (acceleration <= LEAST_ACCELERATION * speed) {
      return;
    }
    double lastSpeed = Math.sqrt(targetVx * targetVx + targetVy * targetVy);
    double along = (speed - lastSpeed) / dt;
    double turnRate = turnRate(targetVx, targetVy, vx, vy, dt);
    if (Math.abs(turnRate) * dt > LARGEST_TURN) {
      return;
    }
    courseTurnRate = turnRate;
    if (Math.abs(along) <= ALONG_WHEN_TURNING * acceleration) {
      sight.targetTurnRate = turnRate;
      return;
    }
    sight.targetAccelerationX = ax;
    sight.targetAccelerationY = ay;
    boolean brakes = Math.abs(turnRate) * speed <= ACROSS_WHEN_BRAKING * acceleration;
    if (along < 0 && brakes) {
      sight.targetStopTime = speed / -along;
    }
  }

  /**
   * Returns the turn rate of the target's course since the last measurement, at any speed, rad/s, +
   * to the left; 0 after a first measurement or a jump.
   */
  public double courseTurnRate() {
    return courseTurnRate;
  }

  private void estimateShooter(FireProblem sight, double dt) {
    double vx = sight.shooterVelocityX;
    double vy = sight.shooterVelocityY;
    double speed = Math.sqrt(vx * vx + vy * vy);
    double lastSpeed = Math.sqrt(shooterVx * shooterVx + shooterVy * shooterVy);
    double turnRate = turnRate(shooterVx, shooterVy, vx, vy, dt);
    shooterTurnRate = Math.abs(turnRate) * dt > LARGEST_TURN ? 0 : turnRate;
    shooterSpeedRate = (speed - lastSpeed) / dt;
  }

  private static double turnRate(double fromX, double fromY, double toX, double toY, double dt) {
    double cross = fromX * toY - fromY * toX;
    return Trigonometry.atan2(cross, fromX * toX + fromY * toY) / dt;
  }

  /**
   * Replaces the shooter's velocity in {@code belief} by its mean velocity over the next {@code
   * time} seconds, if it continues the tracked turn and gain of speed.
   */
  public void foreseeShooter(FireProblem belief, double time) {
    double vx = belief.shooterVelocityX;
    double vy = belief.shooterVelocityY;
    double speed = Math.sqrt(vx * vx + vy * vy);
    if (speed == 0 || time <= 0) {
      return;
    }
    double half = 0.5 * Angles.wrap(shooterTurnRate * time);
    double chord = half == 0 ? 1 : Trigonometry.sin(half) / half;
    double gained = Math.max(0, 1 + 0.5 * time * shooterSpeedRate / speed);
    double factor = Math.min(gained * chord, 0.99 * belief.muzzleSpeed / speed);
    double cosine = factor * Trigonometry.cos(half);
    double sine = factor * Trigonometry.sin(half);
    belief.shooterVelocityX = cosine * vx - sine * vy;
    belief.shooterVelocityY = sine * vx + cosine * vy;
  }

  /** Adds the state that is carried from tick to tick. */
  public void writeState(StateSink out) {
    out.add(hasSeen);
    out.add(targetVx);
    out.add(targetVy);
    out.add(shooterVx);
    out.add(shooterVy);
    out.add(shooterTurnRate);
    out.add(shooterSpeedRate);
  }
}
