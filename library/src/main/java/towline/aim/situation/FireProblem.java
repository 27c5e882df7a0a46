package towline.aim.situation;

import towline.internal.Arc;

/**
 * What a turret knows, or believes, at one moment: a buffer to be filled in again and again.
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

  /** Where shots leave: the pivot of the turret. */
  public double muzzleX;

  /** See {@link #muzzleX}. */
  public double muzzleY;

  /** The velocity of the muzzle. */
  public double shooterVelocityX;

  /** See {@link #shooterVelocityX}. */
  public double shooterVelocityY;

  /** The frame in which a shot has its muzzle speed. */
  public ShotFrame shotFrame = ShotFrame.WORLD;

  /** When a shot may leave. */
  public FireTiming timing = FireTiming.WHEN_READY;

  /** Where the barrel points. */
  public double facing;

  /**
   * Largest turn rate of the barrel, rad/s; 0: it cannot turn; +infinity: turning takes no time.
   */
  public double slewRate = Double.POSITIVE_INFINITY;

  /** Speed of a shot at the muzzle, more than 0. */
  public double muzzleSpeed = 1;

  /**
   * Muzzle speed times lifetime of a shot: it is gone after {@code range / muzzleSpeed} seconds.
   */
  public double range = Double.POSITIVE_INFINITY;

  /**
   * Impacts later than this many seconds from now do not count; +infinity: no limit. How far it
   * lies beyond the last useful moment makes no difference.
   */
  public double horizon = Double.POSITIVE_INFINITY;

  /** Seconds until the gun may fire again. */
  public double timeToReady;

  /** The acceleration of a shot in flight. */
  public double gravityX;

  /** See {@link #gravityX}. */
  public double gravityY;

  /** The flights that a shot may take under gravity. */
  public LobArc lobArc = LobArc.ANY;

  /** The middle of the firing arc. */
  public double arcCentre;

  /** Half the firing arc; pi or more: no limit. */
  public double arcHalf = Double.POSITIVE_INFINITY;

  /** The barrel may point this many radians beside the bearing and still count as aimed. */
  public double toleranceAngle;

  /** The line of fire may pass this many metres beside the target's centre and still count. */
  public double toleranceRadius;

  /** Where the target is. */
  public double targetX;

  /** See {@link #targetX}. */
  public double targetY;

  /**
   * Each coordinate of where the target is may be off by so much; 0: it is exact. Above 0, {@code
   * LEARN} and {@code SURE} also take ticks of uneven length; see {@link towline.aim.FireControl}.
   */
  public double targetNoise;

  /** The source of the target's motion; a {@code FireSolver} always takes it as given. */
  public MotionSource motion = MotionSource.SEEN;

  /** The velocity of the target. */
  public double targetVelocityX;

  /** See {@link #targetVelocityX}. */
  public double targetVelocityY;

  /** The acceleration of the target, on top of what its turning does. */
  public double targetAccelerationX;

  /** See {@link #targetAccelerationX}. */
  public double targetAccelerationY;

  /** How fast the target's velocity turns, rad/s, counter-clockwise positive. */
  public double targetTurnRate;

  /** Seconds until the target stands still for good, at least 0; +infinity: never. */
  public double targetStopTime = Double.POSITIVE_INFINITY;

  /** The radius of the target. */
  public double targetRadius;

  /** What the target is capable of; only {@code SURE} asks. */
  public final Agility agility = new Agility();

  /**
   * Returns if every field is in its range.
   *
   * @throws IllegalArgumentException naming the first that is not
   */
  public void check() {
    ProblemCheck.check(this);
  }

  /**
   * Returns if every field is in the range of what a turret may see; a shooter may outrun its
   * shots.
   *
   * @throws IllegalArgumentException naming the first that is not
   */
  public void checkSight() {
    ProblemCheck.checkSight(this);
  }

  /** Takes over everything from {@code other}. */
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

  /** Takes over the target from {@code other}. */
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
   * Whether the shooter is at least as fast as its shots, which do not inherit its velocity. Then
   * only shots {@link FireTiming#AT_ONCE} have an answer: of a gun that waits, a shot that leaves
   * later may hit earlier, and the same moment may be met by several.
   */
  public boolean outrunsItsShots() {
    return shotFrame == ShotFrame.WORLD
        && Math.abs(shooterVelocityX) + Math.abs(shooterVelocityY) >= muzzleSpeed
        && StrictMath.hypot(shooterVelocityX, shooterVelocityY) >= muzzleSpeed;
  }

  /**
   * If the shooter {@link #outrunsItsShots}, leaves nothing but the shot {@link
   * FireTiming#AT_ONCE}: no more can be known.
   */
  public void fireAtOnceIfOutrun() {
    if (outrunsItsShots()) {
      timing = FireTiming.AT_ONCE;
    }
  }

  /** Makes the target keep its velocity for ever. */
  public void setStraight() {
    targetAccelerationX = 0;
    targetAccelerationY = 0;
    targetTurnRate = 0;
    targetStopTime = Double.POSITIVE_INFINITY;
  }

  /** Moves the target {@code time} seconds on along its own path, and its motion with it. */
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
