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
  /** Courses to choose from beside the desired one, degrees to either side. */
  private static final double[] FAN = {8, 16, 26, 36, 48, 62, 78, 96, 120, 150};

  /** Speeds to choose from where no course leaves room, as parts of the agent's own; 0 is last. */
  private static final double[] SPEEDS = {1, 0.8, 0.6, 0.4, 0.2, 0};

  /** Cost of leaving all of the own speed undone in avoiding. */
  private static final double BREACH = 14;

  /** Cost of a turn, for each radian. */
  private static final double TURN = 0.015;

  /** Cost of passing on the left: whoever meets head-on keeps right. */
  private static final double LEFT = 0.018;

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

  /** For how long a chosen velocity leaves room, s. */
  private static final double HORIZON = 2.5;

  /** Within what time discs whose margins overlap are to draw apart, s. */
  private static final double PARTING = 0.1;

  private static final double[] ANGLES = new double[2 * FAN.length + 1];
  private static final double[] COSINES = new double[ANGLES.length];
  private static final double[] SINES = new double[ANGLES.length];

  static {
    for (int i = 0; i < ANGLES.length; i++) {
      // The desired course first, then to the right and left in turn.
      double degrees = i == 0 ? 0 : i % 2 == 1 ? -FAN[(i - 1) / 2] : FAN[(i - 1) / 2];
      ANGLES[i] = Math.toRadians(degrees);
      COSINES[i] = Trigonometry.cos(ANGLES[i]);
      SINES[i] = Trigonometry.sin(ANGLES[i]);
    }
  }

  private final HalfPlanes planes = new HalfPlanes(HORIZON, PARTING);

  // The agent that decides now; speeds are parts of its own.
  private double top;
  private double desiredX;
  private double desiredY;
  private double desiredSpeed;
  private double headingAngle;
  private double waitCost;
  private boolean isStuck;

  /** What any velocity breaks at least, m/s. */
  private double leastBreach;

  private final double[] courseXs = new double[ANGLES.length];
  private final double[] courseYs = new double[ANGLES.length];

  /** What a course costs at any speed: the turn, and passing on the left. */
  private final double[] courseCosts = new double[ANGLES.length];

  // The best choice so far.
  private double least;
  private int bestCourse;
  private double bestSpeed;

  /** Steers with the working memory of the crowd. */
  static void steer(
      Crowd crowd, SteeringInput input, AgentLimits limits, double dt, SteeringOutput out) {
    crowd.findNeighbours(input.self, limits.range());
    crowd.lookahead.decide(crowd, input, limits, dt, out);
    CollisionGuard.apply(crowd, input, limits, dt, out);
  }

  private void decide(
      Crowd crowd, SteeringInput input, AgentLimits limits, double dt, SteeringOutput out) {
    planes.clear();
    planes.addWalls(crowd, input.self, limits);
    top = limits.speed();
    double size = Math.sqrt(input.desiredX * input.desiredX + input.desiredY * input.desiredY);
    // Whoever would rather stand looks along its hull.
    boolean moves = size > 1e-9;
    desiredX = moves ? input.desiredX / size : input.headingX;
    desiredY = moves ? input.desiredY / size : input.headingY;
    desiredSpeed = Math.min(1, size / top);
    int lowest = lowestAbout(crowd, input.self, limits);
    boolean pushes = lowest > input.self && lowest < crowd.count();
    double margin = limits.margin();
    if (pushes || desiredSpeed == 0) {
      margin = Math.min(margin, CLOSE_MARGIN);
    }
    planes.addNeighbours(crowd, input, limits, margin, LOWER_SHARE);
    double vx = desiredSpeed * top * desiredX;
    double vy = desiredSpeed * top * desiredY;
    if (planes.breach(vx, vy, 0) <= 0) {
      out.turnTo(vx, vy, input, limits, dt);
      return;
    }
    headingAngle = -input.angleTo(desiredX, desiredY);
    double ownX = crowd.vxs[input.self];
    double ownY = crowd.vys[input.self];
    double slow = STUCK * top;
    isStuck = desiredSpeed > 0 && ownX * ownX + ownY * ownY < slow * slow;
    waitCost = lowest > input.self ? FIRST_WAIT : WAIT;
    choose();
    double angle = Angles.wrap(ANGLES[bestCourse] - headingAngle);
    out.set(limits.turnRateFor(angle, dt), partDriven(angle) * bestSpeed * top);
    int neighbour = planes.mostBroken(vx, vy);
    if (neighbour >= 0) {
      out.nameNeighbour(crowd, input, limits, neighbour);
    }
  }

  /** How much of the chosen speed is driven: who would rather stand turns before it drives. */
  private double partDriven(double angle) {
    return desiredSpeed > 0 ? 1 : Math.max(0, Trigonometry.cos(angle));
  }

  private void choose() {
    planes.putMostDemandingFirst();
    leastBreach = Math.max(0, planes.deepest() - top);
    least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < ANGLES.length; i++) {
      courseXs[i] = COSINES[i] * desiredX - SINES[i] * desiredY;
      courseYs[i] = SINES[i] * desiredX + COSINES[i] * desiredY;
      double turn = Math.abs(ANGLES[i] - headingAngle);
      courseCosts[i] = TURN * Math.min(turn, 2 * Math.PI - turn) + (ANGLES[i] > 0 ? LEFT : 0);
      // At best a course is driven at the desired speed.
      double leastCost = desiredSpeed * (1 - Math.max(0, COSINES[i])) + courseCosts[i];
      if (leastCost < least && planes.findSpeeds(courseXs[i], courseYs[i], top)) {
        double slowest = planes.slowest / top;
        double fastest = planes.fastest / top;
        consider(i, Math.max(slowest, Math.min(fastest, desiredSpeed)));
        if (COSINES[i] < 0) {
          consider(i, slowest);
        }
      }
    }
    boolean hasRoom = least < Double.POSITIVE_INFINITY;
    if (hasRoom) {
      considerAll(desiredSpeed);
    } else {
      // Whoever stands against its will must not choose to stand again: no standstill lasts.
      int choices = isStuck ? SPEEDS.length - 1 : SPEEDS.length;
      for (int i = 0; i < choices; i++) {
        considerAll(SPEEDS[i]);
      }
    }
  }

  /** Considers a velocity that leaves room. */
  private void consider(int course, double speed) {
    double cost = cost(course, speed);
    if (cost < least) {
      take(cost, course, speed);
    }
  }

  /** Considers every course at one speed, whatever it leaves undone. */
  private void considerAll(double speed) {
    double metres = speed * top;
    for (int i = 0; i < ANGLES.length; i++) {
      double cost = cost(i, speed);
      if (cost < least) {
        double enough = (least - cost) * top / BREACH;
        if (leastBreach >= enough) {
          continue;
        }
        cost += BREACH * planes.breach(metres * courseXs[i], metres * courseYs[i], enough) / top;
        if (cost < least) {
          take(cost, i, speed);
        }
      }
    }
  }

  private void take(double cost, int course, double speed) {
    least = cost;
    bestCourse = course;
    bestSpeed = speed;
  }

  /** What a velocity costs by itself: lost progress, turn, passing on the left, waiting. */
  private double cost(int course, double speed) {
    double useful = Math.min(speed, desiredSpeed);
    return Math.max(speed, desiredSpeed)
        - useful * COSINES[course]
        + waitCost * (desiredSpeed - useful)
        + courseCosts[course];
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
