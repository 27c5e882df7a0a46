package towline.aim.search;

import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.Arc;
import towline.internal.LinearIntercept;
import towline.math.Trigonometry;

/**
 * A situation relative to the muzzle: the frame moves with the shooter, with the axes of the world.
 * The target's path in it is E(T); its derivative and a bound on its second derivative are all that
 * the certified search needs.
 *
 * <p>A shot with bearing u that flies for th seconds is displaced by {@code (s u - w) th + G th^2 /
 * 2}, where w, the drift, is the shooter's velocity for a shot that does not inherit it, and zero
 * for one that does. Shot and target meet at T where {@code |E(T) + w th - G th^2 / 2| = s th}.
 */
final class Engagement {
  /** Distance below which a target is at the muzzle, in rounding errors of that distance. */
  static final double CONTACT_DISTANCE = 256;

  private final Arc arc = new Arc();
  private final QuarticIntercept shotNow = new QuarticIntercept();

  double rx;
  double ry;
  double vx;
  double vy;
  double ax;
  double ay;
  double turnRate;
  double stopTime;

  /** Part of the target's velocity that turns and stops, m/s. */
  double targetVx;

  double targetVy;

  /** Reversed acceleration of the frame, m/s^2; not 0 in a frame that falls with its shot. */
  double fallX;

  double fallY;

  double driftX;
  double driftY;
  double gravityX;
  double gravityY;

  double speed;
  double slewRate;
  double facingX;
  double facingY;
  double timeToReady;

  /** Earliest time of a shot at a target at the muzzle, s; the barrel need not turn for it. */
  double timeToContact;

  double arcCentreX;
  double arcCentreY;
  double toleranceAngle;
  double toleranceRadius;

  double range;
  double horizon;
  double arcHalf;

  /** True if the arc is a part that lies to one side of the barrel; see {@link ArcParts}. */
  boolean isArcPart;

  /**
   * For a part: the angle from the barrel to its middle, positive, rad, and its side: 1 left, -1
   * right.
   */
  double arcTurn;

  double arcSide;

  /** Number of times that the motion was computed since this was last set to 0. */
  int evaluations;

  /** E and its derivative, as of the last {@link #moveTo} or {@link #moveCentreTo}. */
  double ex;

  double ey;
  double rateX;
  double rateY;

  /** Reads {@code now}, relative to its muzzle, for a turret that may turn and wait. */
  void load(FireProblem now) {
    boolean world = now.shotFrame == ShotFrame.WORLD;
    loadTarget(now);
    vx = now.targetVelocityX - now.shooterVelocityX;
    vy = now.targetVelocityY - now.shooterVelocityY;
    driftX = world ? now.shooterVelocityX : 0;
    driftY = world ? now.shooterVelocityY : 0;
    gravityX = now.gravityX;
    gravityY = now.gravityY;
    fallX = 0;
    fallY = 0;
    slewRate = now.slewRate;
    timeToReady = now.timeToReady;
    timeToContact = timeToReady;
  }

  /**
   * Reads {@code now} for a shot that leaves at once: the frame moves with the velocity that the
   * shot inherits, and falls with the shot.
   */
  void loadAtOnce(FireProblem now) {
    boolean world = now.shotFrame == ShotFrame.WORLD;
    loadTarget(now);
    vx = world ? now.targetVelocityX : now.targetVelocityX - now.shooterVelocityX;
    vy = world ? now.targetVelocityY : now.targetVelocityY - now.shooterVelocityY;
    driftX = 0;
    driftY = 0;
    gravityX = 0;
    gravityY = 0;
    fallX = -now.gravityX;
    fallY = -now.gravityY;
    slewRate = Double.POSITIVE_INFINITY;
    toleranceAngle = 0;
    toleranceRadius = 0;
    timeToReady = 0;
    timeToContact = 0;
  }

  private void loadTarget(FireProblem now) {
    rx = now.targetX - now.muzzleX;
    ry = now.targetY - now.muzzleY;
    ax = now.targetAccelerationX;
    ay = now.targetAccelerationY;
    boolean stands = now.targetVelocityX == 0 && now.targetVelocityY == 0;
    turnRate = stands ? 0 : now.targetTurnRate;
    stopTime = now.targetStopTime;
    targetVx = now.targetVelocityX;
    targetVy = now.targetVelocityY;
    speed = now.muzzleSpeed;
    facingX = Trigonometry.cos(now.facing);
    facingY = Trigonometry.sin(now.facing);
    range = now.range;
    horizon = now.horizon;
    arcHalf = now.arcHalf;
    isArcPart = false;
    if (isArcLimited()) {
      arcCentreX = Trigonometry.cos(now.arcCentre);
      arcCentreY = Trigonometry.sin(now.arcCentre);
    }
    toleranceAngle = now.toleranceAngle;
    toleranceRadius = now.toleranceRadius;
  }

  boolean isArcLimited() {
    return arcHalf < Math.PI;
  }

  /** Returns whether arc, tolerance and turning together need {@link ArcParts}. */
  boolean hasArcParts() {
    return isArcLimited() && isTolerant() && slewRate > 0 && slewRate < Double.POSITIVE_INFINITY;
  }

  boolean isTolerant() {
    return toleranceAngle > 0 || toleranceRadius > 0;
  }

  boolean drifts() {
    return driftX != 0 || driftY != 0;
  }

  boolean hasGravity() {
    return gravityX != 0 || gravityY != 0;
  }

  /** Returns whether the target's acceleration is constant for ever. */
  boolean isParabolic() {
    return turnRate == 0 && stopTime == Double.POSITIVE_INFINITY;
  }

  /** Returns whether the target's velocity is constant for ever. */
  boolean isStraight() {
    return isParabolic() && ax + fallX == 0 && ay + fallY == 0;
  }

  double drift() {
    return Math.sqrt(driftX * driftX + driftY * driftY);
  }

  double gravity() {
    return Math.sqrt(gravityX * gravityX + gravityY * gravityY);
  }

  /** Returns the largest bound on |E''| at any time; at the stop itself E' jumps. */
  double accelerationBound() {
    return accelerationBound(0);
  }

  /** Returns a bound on |E''| at {@code t} and later, up to the stop if {@code t} is before it. */
  double accelerationBound(double t) {
    return t < stopTime ? turningBound() + centreAccelerationBound(t) : fall();
  }

  private double turningBound() {
    return turnRate == 0 ? 0 : Math.abs(turnRate) * targetSpeed();
  }

  /**
   * Returns the {@link #accelerationBound} for the middle of the target's circle; see {@link
   * #moveCentreTo}.
   */
  double centreAccelerationBound(double t) {
    return t < stopTime ? Math.sqrt(ax * ax + ay * ay) + fall() : fall();
  }

  private double fall() {
    return Math.sqrt(fallX * fallX + fallY * fallY);
  }

  private double targetSpeed() {
    return Math.sqrt(targetVx * targetVx + targetVy * targetVy);
  }

  /** Returns whether the target's velocity turns at {@code t}. */
  boolean isTurning(double t) {
    return turnRate != 0 && t < stopTime;
  }

  /** Returns the period of the target's motion, s; +infinity: unknown, or none. */
  double period() {
    boolean isInPlace = vx == targetVx && vy == targetVy && ax + fallX == 0 && ay + fallY == 0;
    boolean circles = turnRate != 0 && stopTime == Double.POSITIVE_INFINITY && isInPlace;
    return circles ? 2 * Math.PI / Math.abs(turnRate) : Double.POSITIVE_INFINITY;
  }

  /** Returns the radius of a turning target's circle, m. */
  double circleRadius() {
    return targetSpeed() / Math.abs(turnRate);
  }

  /** Returns a bound on the rounding error of E at {@code t}, as a distance. */
  double rounding(double t) {
    double moving = Math.min(t, stopTime);
    double size = Math.abs(rx) + Math.abs(ry) + t * (Math.abs(vx) + Math.abs(vy));
    if (moving < t) {
      size += t * (Math.abs(targetVx) + Math.abs(targetVy)) + t * t * fall();
    }
    double accelerated = moving * (Math.abs(ax) + Math.abs(ay) + fall());
    return 0x1p-52 * (size + moving * accelerated);
  }

  /** Computes E and its derivative at {@code t} >= 0; at the stop, the derivative before it. */
  void moveTo(double t) {
    evaluations++;
    double moving = Math.min(t, stopTime);
    double rest = t - moving;
    if (turnRate == 0) {
      ex = rx + moving * (vx + 0.5 * moving * ax);
      ey = ry + moving * (vy + 0.5 * moving * ay);
      rateX = vx + moving * ax;
      rateY = vy + moving * ay;
    } else {
      moveOnArc(moving);
    }
    if (rest > 0) {
      rateX = vx - targetVx;
      rateY = vy - targetVy;
      ex += rest * rateX;
      ey += rest * rateY;
    }
    rateX += t * fallX;
    rateY += t * fallY;
    ex += 0.5 * t * t * fallX;
    ey += 0.5 * t * t * fallY;
  }

  /** Replaces the derivative, after a {@link #moveTo} the stop, by the one after the stop. */
  void startFromStop() {
    rateX = vx - targetVx + stopTime * fallX;
    rateY = vy - targetVy + stopTime * fallY;
  }

  private void moveOnArc(double t) {
    arc.turn(turnRate, t);
    double frameX = vx - targetVx;
    double frameY = vy - targetVy;
    ex = rx + arc.along * targetVx - arc.across * targetVy + t * (frameX + 0.5 * t * ax);
    ey = ry + arc.along * targetVy + arc.across * targetVx + t * (frameY + 0.5 * t * ay);
    rateX = arc.cosine * targetVx - arc.sine * targetVy + frameX + t * ax;
    rateY = arc.cosine * targetVy + arc.sine * targetVx + frameY + t * ay;
  }

  /**
   * Computes E and its derivative for the middle of the circle of a target that is turning at
   * {@code t}; over more than a turn this gives better bounds than the target itself.
   */
  void moveCentreTo(double t) {
    evaluations++;
    double accelerationX = ax + fallX;
    double accelerationY = ay + fallY;
    rateX = vx - targetVx + t * accelerationX;
    rateY = vy - targetVy + t * accelerationY;
    ex = rx - targetVy / turnRate + t * (vx - targetVx + 0.5 * t * accelerationX);
    ey = ry + targetVx / turnRate + t * (vy - targetVy + 0.5 * t * accelerationY);
  }

  /** Sets {@code curved} to the flights under gravity to the target's present place. */
  void poseFlight(QuarticIntercept curved, double headStart) {
    curved.pose(ex, ey, driftX, driftY, -gravityX, -gravityY, speed, headStart);
  }

  /** Returns whether a turret with {@code arcHalf} is a case for {@link TurretIntercept}. */
  boolean isClosedForm(double arcHalf) {
    return arcHalf >= Math.PI
        && isStraight()
        && !drifts()
        && !hasGravity()
        && !isTolerant()
        && timeToReady == 0;
  }

  /**
   * Returns a lower bound on the impact times, s: a shot that leaves as soon as it may, at a target
   * that approaches as fast as it can.
   */
  double soonest() {
    boolean mayBeContact = timeToContact < timeToReady && mayArriveBy(timeToReady);
    return Math.max(soonestFlight(), mayBeContact ? timeToContact : timeToReady);
  }

  /** Returns whether the target may be at the muzzle at {@code t} or before. */
  private boolean mayArriveBy(double t) {
    double distance = Math.sqrt(rx * rx + ry * ry);
    double frameX = vx - targetVx;
    double frameY = vy - targetVy;
    double nearing = -(rx * vx + ry * vy);
    if (stopTime < Double.POSITIVE_INFINITY) {
      nearing = Math.max(nearing, -(rx * frameX + ry * frameY));
    }
    double straight = Math.max(0, nearing) / distance + 0.5 * t * accelerationBound();
    double frame = Math.sqrt(frameX * frameX + frameY * frameY);
    double anyWay = targetSpeed() + frame + 0.5 * t * centreAccelerationBound(0);
    return !(t * Math.min(straight, anyWay) + CONTACT_DISTANCE * rounding(t) < distance);
  }

  private double soonestFlight() {
    double closingX = vx + driftX;
    double closingY = vy + driftY;
    if (isStraight() && !hasGravity()) {
      return LinearIntercept.timeToGo(rx, ry, closingX, closingY, speed);
    }
    if (turnRate == 0 && hasGravity()) {
      // While shots outrun drift and fall, a later one never arrives sooner.
      shotNow.pose(
          rx, ry, closingX, closingY, ax + fallX - gravityX, ay + fallY - gravityY, speed, 0);
      double ahead = shotNow.firstWhileSlower();
      if (ahead <= stopTime && drift() + gravity() * ahead < speed) {
        return ahead;
      }
    }
    double stoppedX = closingX - targetVx;
    double stoppedY = closingY - targetVy;
    double square = closingX * closingX + closingY * closingY;
    if (stopTime < Double.POSITIVE_INFINITY) {
      square = Math.max(square, stoppedX * stoppedX + stoppedY * stoppedY);
    }
    double fastest = Math.sqrt(square) + speed + 2 * drift();
    double acceleration = accelerationBound() + gravity();
    double distance = Math.sqrt(rx * rx + ry * ry);
    double root = Math.sqrt(fastest * fastest + 2 * acceleration * distance);
    return (1 - 1e-15) * 2 * distance / (fastest + root);
  }
}
