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
 * <p>The room that a velocity leaves is measured by the half-planes of reciprocal avoidance, so
 * that two that meet share the work and do not dance. Ties are broken by index, so that no
 * symmetric scene stays locked: of two, the lower index takes the smaller share, and the agent with
 * the lowest index in its surroundings is reluctant to wait and drives round instead.
 *
 * <p>Source of the half-planes: J. van den Berg, S. Guy, M. Lin, D. Manocha, Reciprocal n-Body
 * Collision Avoidance, 2011, section 4.
 */
final class Lookahead {
  /**
   * Cost of waiting for the agent with the lowest index in its surroundings, so that not all wait
   * for each other.
   */
  private static final double FIRST_WAIT = 1.1;

  /** Distance of centres up to which others are considered, in own diameters. */
  private static final double ABOUT = 1.7;

  /**
   * Margin of the first of a group, which closes up so that its neighbours make way, and of an
   * agent that would rather stand, which lets others come close.
   */
  private static final double CLOSE_MARGIN = 1.02;

  /** Speed below which an agent counts as standing, as a part of its own speed. */
  private static final double STUCK = 0.05;

  /** Share of the avoiding that the lower index of two takes. */
  private static final double LOWER_SHARE = 0.42;

  /** Part of both radii by which the higher index of two counts as behind. */
  private static final double TIE = 0.01;

  private Lookahead() {}

  static void steer(AgentView agent, SteeringOutput out) {
    Crowd crowd = agent.crowd();
    SteeringInput input = agent.input();
    AgentLimits limits = agent.limits();
    double dt = agent.dt();
    AvoidanceOptions options = agent.options();
    CourseFan courses = agent.courses;
    HalfPlanes planes = agent.planes;
    planes.restart(options.horizon(), options.partingTime());
    double top = limits.speed();
    FreeWay freeWay = agent.freeWay;
    freeWay.restart(top * options.wallHorizon());
    double size = Math.sqrt(input.desiredX * input.desiredX + input.desiredY * input.desiredY);
    // An agent that would rather stand looks along its hull.
    boolean moves = size > 1e-9;
    double desiredX = moves ? input.desiredX / size : input.headingX;
    double desiredY = moves ? input.desiredY / size : input.headingY;
    double desiredSpeed = Math.min(1, size / top);
    boolean isOrdered = moves && knowsDesires(agent);
    if (isOrdered) {
      freeWay.addWalls(crowd, input.self, limits.margin() * agent.radius());
    } else {
      VelocityObstacles.addWalls(agent);
    }
    int lowest = isOrdered ? -1 : lowestAbout(agent);
    boolean pushes = lowest > input.self && lowest < crowd.count();
    double margin = limits.margin();
    if (pushes || desiredSpeed == 0) {
      margin = Math.min(margin, CLOSE_MARGIN);
    }
    if (isOrdered) {
      addInOrder(agent, desiredX, desiredY, margin);
    } else {
      VelocityObstacles.addNeighbours(agent, margin, LOWER_SHARE);
    }
    double vx = desiredSpeed * top * desiredX;
    double vy = desiredSpeed * top * desiredY;
    if (planes.breach(vx, vy, 0) <= 0 && freeWay.topSpeed(desiredX, desiredY) >= desiredSpeed) {
      out.turnTo(vx, vy, input, limits, dt);
      return;
    }
    double headingAngle = -input.angleTo(desiredX, desiredY);
    double ownX = crowd.vxs[input.self];
    double ownY = crowd.vys[input.self];
    double slow = STUCK * top;
    boolean isStuck = desiredSpeed > 0 && ownX * ownX + ownY * ownY < slow * slow;
    double waitCost = lowest > input.self ? FIRST_WAIT : options.waitCost();
    courses.choose(top, desiredX, desiredY, desiredSpeed, headingAngle, waitCost, isStuck);
    double angle = Angles.wrap(courses.angle() - headingAngle);
    // An agent that would rather stand, or that knows the others' desires, turns before it drives.
    boolean turnsFirst = desiredSpeed == 0 || isOrdered;
    double partDriven = turnsFirst ? Math.max(0, Trigonometry.cos(angle)) : 1;
    out.set(limits.turnRateFor(angle, dt), partDriven * courses.speed() * top);
    int neighbour = planes.mostBroken(vx, vy);
    if (neighbour >= 0) {
      out.nameNeighbour(agent, neighbour);
    }
  }

  private static boolean knowsDesires(AgentView agent) {
    for (int i = 0; i < agent.nearCount; i++) {
      if (agent.crowd().isDesireKnown(agent.near[i])) {
        return true;
      }
    }
    return false;
  }

  /**
   * Leaves room to all that go first, and drives up to those that do not; with agents that do not
   * tell their desire the avoiding is shared as always.
   */
  private static void addInOrder(AgentView agent, double desiredX, double desiredY, double margin) {
    Crowd crowd = agent.crowd();
    int self = agent.input().self;
    agent.planes.reserve(agent.nearCount);
    for (int i = 0; i < agent.nearCount; i++) {
      int other = agent.near[i];
      boolean isLower = self < other;
      if (!crowd.isDesireKnown(other)) {
        double share = isLower ? LOWER_SHARE : 1 - LOWER_SHARE;
        VelocityObstacles.addNeighbour(
            agent, other, margin, crowd.nonCooperative[other] ? 1 : share);
        continue;
      }
      double px = crowd.xs[other] - crowd.xs[self];
      double py = crowd.ys[other] - crowd.ys[self];
      double wishX = crowd.wishXs[other];
      double wishY = crowd.wishYs[other];
      double handicap = (isLower ? -TIE : TIE) * (agent.radius() + crowd.radii[other]);
      if (RightOfWay.goesFirst(px, py, desiredX, desiredY, wishX, wishY, handicap)) {
        double room = CLOSE_MARGIN * (agent.radius() + crowd.radii[other]);
        agent.freeWay.add(px, py, px, py, room);
      } else {
        VelocityObstacles.addNeighbour(agent, other, margin, 1);
      }
    }
  }

  /**
   * Returns the lowest index of the others in the surroundings; the number of discs if there are
   * none.
   */
  private static int lowestAbout(AgentView agent) {
    Crowd crowd = agent.crowd();
    int self = agent.input().self;
    double reach = ABOUT * 2 * agent.radius();
    int lowest = crowd.count();
    for (int i = 0; i < agent.nearCount; i++) {
      int other = agent.near[i];
      double px = crowd.xs[other] - crowd.xs[self];
      double py = crowd.ys[other] - crowd.ys[self];
      if (!crowd.nonCooperative[other] && px * px + py * py < reach * reach) {
        lowest = Math.min(lowest, other);
      }
    }
    return lowest;
  }
}
