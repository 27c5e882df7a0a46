package towline.lab.homing;

import towline.homing.Chase;
import towline.homing.Guidance;
import towline.math.Angles;
import towline.math.RandomStream;
import towline.math.Sweep;
import towline.math.Trigonometry;

/**
 * One missile after one target: decides at the frame rate, and both move in fine steps in between,
 * so that neither the target nor the judgement of a hit knows the frame rate.
 */
final class HomingFlight {
  /** Speed of the missile, m/s. */
  static final double SPEED = 15;

  private static final double HIT_RADIUS = 0.7;
  private static final double TIME_LIMIT = 6;
  private static final double TURN_RATE = Math.toRadians(360);

  /** Fine steps in a second: a multiple of 30, 60, 144 and 240. */
  static final int SUBSTEP_RATE = 720;

  private final Chase chase = new Chase();
  private final Guidance guidance = new Guidance();
  private final int frameRate;
  private final int substeps;
  private double missileX;
  private double missileY;
  private double courseBefore;

  HomingFlight(int frameRate) {
    this.frameRate = frameRate;
    substeps = Math.max(1, Math.round((float) SUBSTEP_RATE / frameRate));
  }

  /** Flies one engagement. */
  void fly(TunedLaw law, TargetManoeuvre kind, RandomStream random, long id, HomingTally tally) {
    HomingTarget target = kind.draw(random);
    prepare(law, target, random, id);
    double dt = 1.0 / frameRate;
    double squares = 0;
    double peak = 0;
    int frames = 0;
    double timeToHit = Double.POSITIVE_INFINITY;
    int patience = (int) Math.round(TIME_LIMIT * frameRate);
    while (frames < patience && timeToHit == Double.POSITIVE_INFINITY) {
      observe(target, dt);
      law.law().steer(chase, dt, guidance);
      timeToHit = frames * dt + move(target, dt);
      squares += guidance.turnRate * guidance.turnRate;
      peak = Math.max(peak, Math.abs(guidance.turnRate));
      frames++;
    }
    tally.add(kind, timeToHit, Math.sqrt(squares / frames), peak);
  }

  private void prepare(TunedLaw law, HomingTarget target, RandomStream random, long id) {
    missileX = 0;
    missileY = 0;
    double heading = StrictMath.atan2(target.y, target.x) + random.range(-Math.PI, Math.PI);
    chase.directionX = Trigonometry.cos(heading);
    chase.directionY = Trigonometry.sin(heading);
    chase.speed = SPEED;
    chase.turnRate = TURN_RATE;
    chase.timeConstant = law.timeConstant();
    chase.id = id;
    courseBefore = StrictMath.atan2(target.vy, target.vx);
  }

  /** What the missile sees; the target's turn rate is what its course did since the last frame. */
  private void observe(HomingTarget target, double dt) {
    double course = StrictMath.atan2(target.vy, target.vx);
    chase.targetTurnRate = Angles.difference(course, courseBefore) / dt;
    courseBefore = course;
    chase.rangeX = target.x - missileX;
    chase.rangeY = target.y - missileY;
    chase.targetVelocityX = target.vx;
    chase.targetVelocityY = target.vy;
  }

  /** Moves both by a frame; the time of the hit within it, or positive infinity. */
  private double move(HomingTarget target, double dt) {
    double fine = dt / substeps;
    double hit = Double.POSITIVE_INFINITY;
    double fromX = 0;
    double fromY = 0;
    for (int i = 1; i <= substeps; i++) {
      double beforeX = target.x - missileX - fromX;
      double beforeY = target.y - missileY - fromY;
      target.advance(fine, missileX + fromX, missileY + fromY);
      double share = (double) i / substeps;
      fromX =
          position(
              share, dt * chase.speed, guidance.departureX, guidance.directionX, guidance.moveX);
      fromY =
          position(
              share, dt * chase.speed, guidance.departureY, guidance.directionY, guidance.moveY);
      double afterX = target.x - missileX - fromX;
      double afterY = target.y - missileY - fromY;
      double touch =
          Sweep.contact(beforeX, beforeY, afterX - beforeX, afterY - beforeY, HIT_RADIUS);
      if (touch <= 1) {
        hit = (i - 1 + touch) * fine;
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
   * The way covered after a share of the step along one axis: the cubic with the directions at both
   * ends and the whole way, which differs from the arc by less than a millimetre.
   */
  private static double position(
      double share, double straight, double departure, double arrival, double whole) {
    double from = straight * departure;
    double to = straight * arrival;
    double third = from + to - 2 * whole;
    double second = 3 * whole - 2 * from - to;
    return share * (from + share * (second + share * third));
  }
}
