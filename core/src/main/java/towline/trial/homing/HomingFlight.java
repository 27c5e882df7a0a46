package towline.trial.homing;

import towline.homing.HomingInput;
import towline.homing.HomingOutput;
import towline.internal.RandomStream;
import towline.internal.SweptCollision;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.trial.ParameterValues;

/**
 * A flight of one missile after one target. The missile decides once per frame; both move in
 * substeps in between, so that neither the target nor the test for a hit depends on the frame rate.
 * Metres, seconds; the missile starts at the origin.
 */
public final class HomingFlight {
  /** Substeps per second: a multiple of 30, 60, 144 and 240. */
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
   * Creates a flight before its first frame.
   *
   * @param target the target, which the flight advances
   * @param random the random numbers of the first heading
   * @param id number by which the law distinguishes missiles
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
    double heading = StrictMath.atan2(target.y, target.x) + firstOffset(random, parameters);
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

  /** Returns the angle between the missile's first heading and the target, rad, to either side. */
  private static double firstOffset(RandomStream random, ParameterValues parameters) {
    double least = Math.toRadians(parameters.get(HomingParameters.LEAST_ANGLE));
    double span = Math.toRadians(parameters.get(HomingParameters.MOST_ANGLE)) - least;
    double drawn = random.range(-span, span);
    return drawn + Math.copySign(least, drawn);
  }

  /** Advances by a frame; does nothing once the flight is over. */
  void tick() {
    if (isOver()) {
      return;
    }
    observe();
    law.steering().steer(chase, dt, guidance);
    timeToHit = frames * dt + move();
    turnRateSquares += guidance.turnRate * guidance.turnRate;
    peakTurnRate = Math.max(peakTurnRate, Math.abs(guidance.turnRate));
    frames++;
  }

  /**
   * Fills in the view of the missile; the target's turn rate is its change of course since the last
   * frame.
   */
  private void observe() {
    double course = StrictMath.atan2(target.vy, target.vx);
    chase.targetTurnRate = Angles.difference(course, courseBefore) / dt;
    courseBefore = course;
    chase.rangeX = target.x - missileX;
    chase.rangeY = target.y - missileY;
    chase.targetVelocityX = target.vx;
    chase.targetVelocityY = target.vy;
  }

  /** Moves both by a frame; returns the time of the hit within it, or +infinity. */
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
          firstOffset(
              share, dt * chase.speed, guidance.departureX, guidance.directionX, guidance.moveX);
      fromY =
          firstOffset(
              share, dt * chase.speed, guidance.departureY, guidance.directionY, guidance.moveY);
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
   * Returns the displacement along one axis after a share of the frame, by the cubic with the
   * directions at both ends and the whole displacement. It differs from the arc by less than a
   * millimetre.
   */
  private static double firstOffset(
      double share, double distance, double departure, double arrival, double whole) {
    double from = distance * departure;
    double to = distance * arrival;
    double third = from + to - 2 * whole;
    double second = 3 * whole - 2 * from - to;
    return share * (from + share * (second + share * third));
  }

  /** Returns true if the missile has hit, or its time has run out. */
  public boolean isOver() {
    return frames == frameLimit || timeToHit < Double.POSITIVE_INFINITY;
  }

  /** Returns the time from the start until the hit, s; +infinity without one so far. */
  public double timeToHit() {
    return timeToHit;
  }

  /** Returns the root mean square turn rate so far, rad/s. */
  double rmsTurnRate() {
    return Math.sqrt(turnRateSquares / frames);
  }

  /** Returns the greatest turn rate so far, rad/s. */
  double peakTurnRate() {
    return peakTurnRate;
  }

  /** Returns the x of the missile, m. */
  public double x() {
    return missileX;
  }

  /** Returns the y of the missile, m. */
  public double y() {
    return missileY;
  }

  /** Returns the x component of the missile's direction, a unit vector. */
  public double directionX() {
    return chase.directionX;
  }

  /** Returns the y component of the missile's direction, a unit vector. */
  public double directionY() {
    return chase.directionY;
  }

  /** Returns the output of its law in the last frame; read-only. */
  public HomingOutput guidance() {
    return guidance;
  }

  /** Returns the x component of the target's velocity, m/s. */
  public double targetVelocityX() {
    return target.vx;
  }

  /** Returns the y component of the target's velocity, m/s. */
  public double targetVelocityY() {
    return target.vy;
  }

  /** Returns the x of the target, m. */
  public double targetX() {
    return target.x;
  }

  /** Returns the y of the target, m. */
  public double targetY() {
    return target.y;
  }
}
