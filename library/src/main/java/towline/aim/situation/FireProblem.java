package towline.aim.situation;

import towline.internal.Arc;
import towline.internal.Arguments;
import towline.math.Angles;

/**
 * The situation of a turret and its target at one moment, seen or assumed; a reusable buffer.
 *
 * <p>World frame, metres, seconds, radians counter-clockwise from +x. The target moves on
 *
 * <pre>p(t) = position + turned(velocity, turnRate, t) + acceleration t^2 / 2</pre>
 *
 * where {@code turned} is the arc run by a velocity that turns at a constant rate (a straight line
 * for 0); from {@link #targetStopTime} on it stands still. The shooter's velocity is constant.
 */
public final class FireProblem {
  private final Arc arc = new Arc();

  /**
   * Position at which shots leave, x, m: the pivot of the turret, or in each tick the present tip
   * of the barrel if shots start there.
   */
  public double muzzleX;

  /** Position at which shots leave, y, m. */
  public double muzzleY;

  /** Velocity of the muzzle, x, m/s. */
  public double shooterVelocityX;

  /** Velocity of the muzzle, y, m/s. */
  public double shooterVelocityY;

  /** The frame in which a shot has its muzzle speed. */
  public ShotFrame shotFrame = ShotFrame.WORLD;

  /** Choice of the time at which a shot may leave. */
  public FireTiming timing = FireTiming.WHEN_READY;

  /** Direction of the barrel, radians. */
  public double facing;

  /**
   * Largest turn rate of the barrel, rad/s; 0: it cannot turn; +infinity: turning takes no time.
   */
  public double slewRate = Double.POSITIVE_INFINITY;

  /** Speed of a shot at the muzzle, m/s, above 0. */
  public double muzzleSpeed = 1;

  /**
   * Muzzle speed times lifetime of a shot, m: the shot is gone after {@code range / muzzleSpeed}
   * seconds.
   */
  public double range = Double.POSITIVE_INFINITY;

  /**
   * Impacts later than this many seconds from now do not count; +infinity: no limit. Its value
   * makes no difference beyond the last possible impact.
   */
  public double horizon = Double.POSITIVE_INFINITY;

  /** Seconds until the gun may fire again. */
  public double timeToReady;

  /** Acceleration of a shot in flight, x, m/s^2. */
  public double gravityX;

  /** Acceleration of a shot in flight, y, m/s^2. */
  public double gravityY;

  /** The flights that a shot may take under gravity. */
  public LobArc lobArc = LobArc.ANY;

  /** Middle of the firing arc, radians. */
  public double arcCentre;

  /** Half the width of the firing arc, radians; pi or more: no limit. */
  public double arcHalf = Double.POSITIVE_INFINITY;

  /** Error of the barrel's direction up to which it counts as aimed, radians. */
  public double toleranceAngle;

  /** Distance of the line of fire from the target's centre up to which it counts as aimed, m. */
  public double toleranceRadius;

  /** Position of the target, x, m. */
  public double targetX;

  /** Position of the target, y, m. */
  public double targetY;

  /**
   * Largest error of each coordinate of the target's position, m; 0: exact. Above 0, {@code LEARN}
   * and {@code SURE} also take ticks of uneven length; see {@link towline.aim.FireControl}.
   */
  public double targetNoise;

  /** The source of the target's motion; a {@code FireSolver} always takes it as given. */
  public MotionSource motion = MotionSource.SEEN;

  /** Velocity of the target, x, m/s. */
  public double targetVelocityX;

  /** Velocity of the target, y, m/s. */
  public double targetVelocityY;

  /** Acceleration of the target in addition to that of its turning, x, m/s^2. */
  public double targetAccelerationX;

  /** Acceleration of the target in addition to that of its turning, y, m/s^2. */
  public double targetAccelerationY;

  /** Turn rate of the target's velocity, rad/s, counter-clockwise positive. */
  public double targetTurnRate;

  /** Time until the target stops for good, s, at least 0; +infinity: never. */
  public double targetStopTime = Double.POSITIVE_INFINITY;

  /** Radius of the target, m. */
  public double targetRadius;

  /** Limits of the target's manoeuvres; only {@code SURE} uses them. */
  public final Agility agility = new Agility();

  /**
   * Turns {@link #facing} towards {@code bearing}, the shorter way and at {@link #slewRate}.
   *
   * @param bearing radians in the world frame
   * @param dt time to turn, s, at least 0
   * @throws IllegalArgumentException if {@code bearing} is not finite, or {@code dt} is not a time
   */
  public void turnTo(double bearing, double dt) {
    Arguments.checkFinite("bearing", bearing);
    Arguments.checkTime("dt", dt);
    double step = dt > 0 ? slewRate * dt : 0;
    facing = Angles.towards(facing, bearing, step);
  }

  /**
   * Checks that every field is in its range.
   *
   * @throws IllegalArgumentException naming the first that is not
   */
  public void check() {
    ProblemCheck.check(this);
  }

  /**
   * Checks that every field is in the range of a sight, in which a shooter may outrun its shots.
   *
   * @throws IllegalArgumentException naming the first that is not
   */
  public void checkSight() {
    ProblemCheck.checkSight(this);
  }

  /** Copies {@code other}. */
  public void set(FireProblem other) {
    muzzleX = other.muzzleX;
    muzzleY = other.muzzleY;
    shooterVelocityX = other.shooterVelocityX;
    shooterVelocityY = other.shooterVelocityY;
    shotFrame = other.shotFrame;
    timing = other.timing;
    lobArc = other.lobArc;
    facing = other.facing;
    slewRate = other.slewRate;
    muzzleSpeed = other.muzzleSpeed;
    range = other.range;
    horizon = other.horizon;
    timeToReady = other.timeToReady;
    gravityX = other.gravityX;
    gravityY = other.gravityY;
    arcCentre = other.arcCentre;
    arcHalf = other.arcHalf;
    toleranceAngle = other.toleranceAngle;
    toleranceRadius = other.toleranceRadius;
    setTarget(other);
  }

  /** Copies the target of {@code other}. */
  public void setTarget(FireProblem other) {
    targetX = other.targetX;
    targetY = other.targetY;
    targetNoise = other.targetNoise;
    motion = other.motion;
    targetVelocityX = other.targetVelocityX;
    targetVelocityY = other.targetVelocityY;
    targetAccelerationX = other.targetAccelerationX;
    targetAccelerationY = other.targetAccelerationY;
    targetTurnRate = other.targetTurnRate;
    targetStopTime = other.targetStopTime;
    targetRadius = other.targetRadius;
    agility.set(other.agility);
  }

  /**
   * Returns true if the shooter is at least as fast as its shots, which do not inherit its
   * velocity. Then only {@link FireTiming#AT_ONCE} can be solved: if the gun waits, a shot that
   * leaves later may hit earlier, and several shots may hit at one moment.
   */
  public boolean outrunsItsShots() {
    return shotFrame == ShotFrame.WORLD
        && Math.abs(shooterVelocityX) + Math.abs(shooterVelocityY) >= muzzleSpeed
        && StrictMath.hypot(shooterVelocityX, shooterVelocityY) >= muzzleSpeed;
  }

  /**
   * Sets {@link FireTiming#AT_ONCE} if the shooter {@link #outrunsItsShots}, because nothing else
   * can be solved then.
   */
  public void fireAtOnceIfOutrun() {
    if (outrunsItsShots()) {
      timing = FireTiming.AT_ONCE;
    }
  }

  /** Sets the target's motion to constant velocity. */
  public void setStraight() {
    targetAccelerationX = 0;
    targetAccelerationY = 0;
    targetTurnRate = 0;
    targetStopTime = Double.POSITIVE_INFINITY;
  }

  /** Advances the target's position and motion by {@code time} seconds along its path. */
  public void moveTarget(double time) {
    double moving = Math.min(time, targetStopTime);
    arc.turn(targetTurnRate, moving);
    double fall = 0.5 * moving * moving;
    double vx = targetVelocityX;
    double vy = targetVelocityY;
    targetX += arc.along * vx - arc.across * vy + fall * targetAccelerationX;
    targetY += arc.along * vy + arc.across * vx + fall * targetAccelerationY;
    targetVelocityX = arc.cosine * vx - arc.sine * vy;
    targetVelocityY = arc.cosine * vy + arc.sine * vx;
    targetVelocityX += moving * targetAccelerationX;
    targetVelocityY += moving * targetAccelerationY;
    targetStopTime -= moving;
    if (time > moving || targetStopTime == 0) {
      targetVelocityX = 0;
      targetVelocityY = 0;
      setStraight();
    }
  }
}
