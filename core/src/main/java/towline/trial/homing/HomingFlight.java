package towline.trial.homing;

import towline.homing.HomingInput;
import towline.homing.HomingOutput;
import towline.internal.RandomStream;
import towline.internal.SweptCollision;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.trial.ParameterValues;

/**
 * One missile after one target. The missile decides once a frame; both move in substeps in between,
 * so that neither the target nor the test for a hit depends on the frame rate. Metres, seconds; the
 * missile starts at the origin.
 */
public final class HomingFlight {
  /** Substeps in a second: a multiple of 30, 60, 144 and 240. */
  public static final int SUBSTEP_RATE = 720;

  private final double hitRadius;
  private final TunedLaw law;
  private final HomingTarget target;
  private final HomingInput chase = new HomingInput();
  private final HomingOutput guidance = new HomingOutput();
  private final double dt;
  private final int substeps;
  private final int frameLimit;
  private int frames;
  private double missileX;
  private double missileY;
  private double courseBefore;
  private double turnRateSquares;
  private double peakTurnRate;
  private double timeToHit = Double.POSITIVE_INFINITY;

  /**
   * A flight before its first frame.
   *
   * @param target that it is after, which it moves on
   * @param random the same stream gives the same first heading
   * @param id what the law tells missiles apart by
   * @param parameters the values of {@link HomingParameters#TABLE}
   */
  HomingFlight(
      TunedLaw law,
      int frameRate,
      HomingTarget target,
      RandomStream random,
      long id,
      ParameterValues parameters) {
    this.law = law;
    this.target = target;
    dt = 1.0 / frameRate;
    substeps = Math.max(1, Math.round((float) SUBSTEP_RATE / frameRate));
    frameLimit = (int) Math.round(parameters.get(HomingParameters.TIME_LIMIT) * frameRate);
    double heading = StrictMath.atan2(target.y, target.x) + offset(random, parameters);
    chase.directionX = Trigonometry.cos(heading);
    chase.directionY = Trigonometry.sin(heading);
    chase.speed = parameters.get(HomingParameters.SPEED);
    chase.turnRate = Math.toRadians(parameters.get(HomingParameters.TURN_RATE));
    hitRadius = parameters.get(HomingParameters.HIT_RADIUS);
    chase.timeConstant = law.timeConstant();
    chase.navigationConstant = parameters.get(HomingParameters.NAVIGATION);
    chase.id = id;
    courseBefore = StrictMath.atan2(target.vy, target.vx);
  }

  /** How far off the target the missile points at the start, rad, to either side. */
  private static double offset(RandomStream random, ParameterValues parameters) {
    double least = Math.toRadians(parameters.get(HomingParameters.LEAST_ANGLE));
    double span = Math.toRadians(parameters.get(HomingParameters.MOST_ANGLE)) - least;
    double drawn = random.range(-span, span);
    return drawn + Math.copySign(least, drawn);
  }

  /** Flies a frame; does nothing once the flight is over. */
  void tick() {
    if (isOver()) {
      return;
    }
    observe();
    law.method().steer(chase, dt, guidance);
    timeToHit = frames * dt + move();
    turnRateSquares += guidance.turnRate * guidance.turnRate;
    peakTurnRate = Math.max(peakTurnRate, Math.abs(guidance.turnRate));
    frames++;
  }

  /** What the missile sees; the target's turn rate is how its course changed since last frame. */
  private void observe() {
    double course = StrictMath.atan2(target.vy, target.vx);
    chase.targetTurnRate = Angles.difference(course, courseBefore) / dt;
    courseBefore = course;
    chase.rangeX = target.x - missileX;
    chase.rangeY = target.y - missileY;
    chase.targetVelocityX = target.vx;
    chase.targetVelocityY = target.vy;
  }

  /** Moves both by a frame; the time of the hit within it, or +infinity. */
  private double move() {
    double substep = dt / substeps;
    double hit = Double.POSITIVE_INFINITY;
    double fromX = 0;
    double fromY = 0;
    for (int i = 1; i <= substeps; i++) {
      double beforeX = target.x - missileX - fromX;
      double beforeY = target.y - missileY - fromY;
      target.advance(substep, missileX + fromX, missileY + fromY);
      double share = (double) i / substeps;
      fromX =
          offset(share, dt * chase.speed, guidance.departureX, guidance.directionX, guidance.moveX);
      fromY =
          offset(share, dt * chase.speed, guidance.departureY, guidance.directionY, guidance.moveY);
      double afterX = target.x - missileX - fromX;
      double afterY = target.y - missileY - fromY;
      double touch =
          SweptCollision.contact(beforeX, beforeY, afterX - beforeX, afterY - beforeY, hitRadius);
      if (touch <= 1) {
        hit = (i - 1 + touch) * substep;
        break;
      }
    }
    missileX += guidance.moveX;
    missileY += guidance.moveY;
    chase.directionX = guidance.directionX;
    chase.directionY = guidance.directionY;
    return hit;
  }

  /**
   * The displacement along one axis after a share of the frame: the cubic with the directions at
   * both ends and the whole displacement, which differs from the arc by less than a millimetre.
   */
  private static double offset(
      double share, double distance, double departure, double arrival, double whole) {
    double from = distance * departure;
    double to = distance * arrival;
    double third = from + to - 2 * whole;
    double second = 3 * whole - 2 * from - to;
    return share * (from + share * (second + share * third));
  }

  /** Whether the missile has hit, or its time has run out. */
  public boolean isOver() {
    return frames == frameLimit || timeToHit < Double.POSITIVE_INFINITY;
  }

  /** Seconds from the start until the hit; +infinity: none so far. */
  public double timeToHit() {
    return timeToHit;
  }

  /** The root mean square turn rate so far, rad/s. */
  double rmsTurnRate() {
    return Math.sqrt(turnRateSquares / frames);
  }

  /** The fastest turn so far, rad/s. */
  double peakTurnRate() {
    return peakTurnRate;
  }

  /** The missile's position, m. */
  public double x() {
    return missileX;
  }

  /** The missile's position, m. */
  public double y() {
    return missileY;
  }

  /** The missile's velocity as a fraction of its speed, x. */
  public double directionX() {
    return chase.directionX;
  }

  /** The missile's velocity as a fraction of its speed, y. */
  public double directionY() {
    return chase.directionY;
  }

  /** What its law answered in the last frame; not to be changed. */
  public HomingOutput guidance() {
    return guidance;
  }

  /** The target's velocity, x, m/s. */
  public double targetVelocityX() {
    return target.vx;
  }

  /** The target's velocity, y, m/s. */
  public double targetVelocityY() {
    return target.vy;
  }

  /** The target's position, m. */
  public double targetX() {
    return target.x;
  }

  /** The target's position, m. */
  public double targetY() {
    return target.y;
  }
}
