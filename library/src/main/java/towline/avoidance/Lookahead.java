package towline.avoidance;

import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * The default law: looks ahead with circles and picks a course.
 *
 * <pre>
 *   if the desired velocity leaves everybody room: that
 *   else of a fan of courses about it, each at the best speed that leaves everybody room and at the
 *   desired one: the cheapest; if no course leaves room, the cheapest of all courses and speeds
 *   last, {@link CollisionGuard} holds the speed to what the gaps allow in this step
 * </pre>
 *
 * <p>How much room a velocity leaves is measured by the half-planes of reciprocal avoidance, so
 * that two who meet share the work and do not dance. Ties are broken by index, so that nothing that
 * is symmetric stays locked: of two, the lower index takes the smaller share, and who has the
 * lowest index about is reluctant to wait and drives round instead.
 *
 * <p>Source of the half-planes: J. van den Berg, S. Guy, M. Lin, D. Manocha, Reciprocal n-Body
 * Collision Avoidance, 2011, section 4.
 */
final class Lookahead {
  /** Cost of standing still where full speed is desired. */
  private static final double WAIT = 0.03;

  /** The same for whoever has the lowest index about, lest all wait for each other. */
  private static final double FIRST_WAIT = 1.1;

  /** Who is about: those whose centres are nearer than this, in own diameters. */
  private static final double ABOUT = 1.7;

  /**
   * The margin of the first of a group, which closes up so that those about it make way, and of
   * whoever would rather stand, which lets others come close.
   */
  private static final double CLOSE_MARGIN = 1.02;

  /** An agent slower than this part of its own speed stands. */
  private static final double STUCK = 0.05;

  /** The share of the avoiding that the lower index of two takes. */
  private static final double LOWER_SHARE = 0.42;

  /** Steers with the working memory of the crowd. */
  static void steer(
      Crowd crowd, SteeringInput input, AgentLimits limits, double dt, SteeringOutput out) {
    crowd.findNeighbours(input.self, limits.range());
    decide(crowd, input, limits, dt, out);
    CollisionGuard.apply(crowd, input, limits, dt, out);
  }

  private static void decide(
      Crowd crowd, SteeringInput input, AgentLimits limits, double dt, SteeringOutput out) {
    CourseFan courses = crowd.courses;
    HalfPlanes planes = courses.planes;
    planes.clear();
    VelocityObstacles.addWalls(planes, crowd, input.self, limits);
    double top = limits.speed();
    double size = Math.sqrt(input.desiredX * input.desiredX + input.desiredY * input.desiredY);
    // Whoever would rather stand looks along its hull.
    boolean moves = size > 1e-9;
    double desiredX = moves ? input.desiredX / size : input.headingX;
    double desiredY = moves ? input.desiredY / size : input.headingY;
    double desiredSpeed = Math.min(1, size / top);
    int lowest = lowestAbout(crowd, input.self, limits);
    boolean pushes = lowest > input.self && lowest < crowd.count();
    double margin = limits.margin();
    if (pushes || desiredSpeed == 0) {
      margin = Math.min(margin, CLOSE_MARGIN);
    }
    VelocityObstacles.addNeighbours(planes, crowd, input, limits, margin, LOWER_SHARE);
    double vx = desiredSpeed * top * desiredX;
    double vy = desiredSpeed * top * desiredY;
    if (planes.breach(vx, vy, 0) <= 0) {
      out.turnTo(vx, vy, input, limits, dt);
      return;
    }
    double headingAngle = -input.angleTo(desiredX, desiredY);
    double ownX = crowd.vxs[input.self];
    double ownY = crowd.vys[input.self];
    double slow = STUCK * top;
    boolean isStuck = desiredSpeed > 0 && ownX * ownX + ownY * ownY < slow * slow;
    double waitCost = lowest > input.self ? FIRST_WAIT : WAIT;
    courses.choose(top, desiredX, desiredY, desiredSpeed, headingAngle, waitCost, isStuck);
    double angle = Angles.wrap(courses.angle() - headingAngle);
    // Who would rather stand turns before it drives.
    double partDriven = desiredSpeed > 0 ? 1 : Math.max(0, Trigonometry.cos(angle));
    out.set(limits.turnRateFor(angle, dt), partDriven * courses.speed() * top);
    int neighbour = planes.mostBroken(vx, vy);
    if (neighbour >= 0) {
      out.nameNeighbour(crowd, input, limits, neighbour);
    }
  }

  /** The lowest index of the others about; the number of discs if nobody is about. */
  private static int lowestAbout(Crowd crowd, int self, AgentLimits limits) {
    double reach = ABOUT * 2 * limits.radius();
    int lowest = crowd.count();
    for (int i = 0; i < crowd.nearCount; i++) {
      int other = crowd.near[i];
      double px = crowd.xs[other] - crowd.xs[self];
      double py = crowd.ys[other] - crowd.ys[self];
      if (!crowd.nonCooperative[other] && px * px + py * py < reach * reach) {
        lowest = Math.min(lowest, other);
      }
    }
    return lowest;
  }
}
