package towline.avoidance;

import towline.math.Trigonometry;

/**
 * A fan of courses about the desired one, and the choice of the cheapest that leaves all others
 * room; scratch space of {@link Lookahead}.
 */
final class CourseFan {
  /** Courses to choose from beside the desired one, degrees to either side. */
  private static final double[] FAN = {8, 16, 26, 36, 48, 62, 78, 96, 120, 150};

  /** Speeds to choose from where no course leaves room, as parts of the agent's own; 0 is last. */
  private static final double[] SPEEDS = {1, 0.8, 0.6, 0.4, 0.2, 0};

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

  private final AvoidanceOptions options;

  /** Velocities that leave the others room. */
  private final HalfPlanes planes;

  private final FreeWay freeWay;

  // The arguments of the choice; speeds are parts of the agent's own.
  private double top;
  private double desiredSpeed;
  private double waitCost;

  /** Least violation of the half-planes by any velocity, m/s. */
  private double leastBreach;

  private final double[] courseXs = new double[ANGLES.length];
  private final double[] courseYs = new double[ANGLES.length];

  /** Greatest speed on a course, m/s; negative: not yet known. */
  private final double[] courseTops = new double[ANGLES.length];

  /** Cost of a course at any speed: the turn, and passing on the left. */
  private final double[] courseCosts = new double[ANGLES.length];

  // The cheapest choice yet.
  private double least;
  private int bestCourse;
  private double bestSpeed;

  /**
   * Creates a fan that chooses among the velocities that {@code planes} and {@code freeWay} allow.
   */
  CourseFan(AvoidanceOptions options, HalfPlanes planes, FreeWay freeWay) {
    this.options = options;
    this.planes = planes;
    this.freeWay = freeWay;
  }

  /**
   * Chooses a course and a speed, which are then in {@link #angle} and {@link #speed}.
   *
   * @param top the agent's full speed, m/s
   * @param x the desired direction, of length 1
   * @param y the same, y
   * @param desiredSpeed as a part of the full speed, 0 to 1
   * @param headingAngle from the desired direction to the heading, rad
   * @param waitCost cost of standing still where full speed is desired
   * @param isStuck whether the agent stands against its will
   */
  void choose(
      double top,
      double x,
      double y,
      double desiredSpeed,
      double headingAngle,
      double waitCost,
      boolean isStuck) {
    this.top = top;
    this.desiredSpeed = desiredSpeed;
    this.waitCost = waitCost;
    planes.putMostDemandingFirst();
    leastBreach = Math.max(0, planes.deepest() - top);
    least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < ANGLES.length; i++) {
      courseXs[i] = COSINES[i] * x - SINES[i] * y;
      courseYs[i] = SINES[i] * x + COSINES[i] * y;
      courseTops[i] = -1;
      double turn = Math.abs(ANGLES[i] - headingAngle);
      courseCosts[i] =
          options.turnCost() * Math.min(turn, 2 * Math.PI - turn)
              + (ANGLES[i] > 0 ? options.leftCost() : 0);
      // At best a course is driven at the desired speed.
      double leastCost = desiredSpeed * (1 - Math.max(0, COSINES[i])) + courseCosts[i];
      if (leastCost < least && planes.findSpeeds(courseXs[i], courseYs[i], top * courseTop(i))) {
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
      // An agent that stands against its will must not choose to stand again: no standstill lasts.
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

  /** Considers every course at one speed, even if it leaves others no room. */
  private void considerAll(double speed) {
    double breachCost = options.breachCost();
    for (int i = 0; i < ANGLES.length; i++) {
      double cost = cost(i, speed);
      // At best the course is free.
      if (cost >= least) {
        continue;
      }
      double driven = courseTop(i);
      if (driven < speed) {
        cost = cost(i, driven);
      } else {
        driven = speed;
      }
      double enough = (least - cost) * top / breachCost;
      if (leastBreach < enough) {
        double metres = driven * top;
        cost +=
            breachCost * planes.breach(metres * courseXs[i], metres * courseYs[i], enough) / top;
        if (cost < least) {
          take(cost, i, driven);
        }
      }
    }
  }

  private double courseTop(int course) {
    if (courseTops[course] < 0) {
      courseTops[course] = freeWay.topSpeed(courseXs[course], courseYs[course]);
    }
    return courseTops[course];
  }

  private void take(double cost, int course, double speed) {
    least = cost;
    bestCourse = course;
    bestSpeed = speed;
  }

  /**
   * Returns the cost of a velocity by itself: lost progress, turn, passing on the left, waiting.
   */
  private double cost(int course, double speed) {
    double useful = Math.min(speed, desiredSpeed);
    return Math.max(speed, desiredSpeed)
        - useful * COSINES[course]
        + waitCost * (desiredSpeed - useful)
        + courseCosts[course];
  }

  /** Returns the angle from the desired direction to the chosen course, rad. */
  double angle() {
    return ANGLES[bestCourse];
  }

  /** Returns the chosen speed, as a part of the full speed. */
  double speed() {
    return bestSpeed;
  }
}
