package towline.ai.steer;

import towline.avoidance.AgentLimits;
import towline.avoidance.Bounds;
import towline.internal.RandomStream;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/**
 * Where a hunter that drives on and on wants to go: to the ship, and about it at the distance that
 * it likes. A wish that leads into a wall becomes one off that wall for a while, and afterwards it
 * goes about the ship the other way round. Without a ship it roams straight on.
 */
public final class OrbitSteering {
  /** How far off the liked distance, as a part of it, a hunter heads straight in or out. */
  private static final double BAND = 0.6;

  /** A wall this many radians of turning ahead counts. */
  private static final double AHEAD = 1.1;

  /** How long a hunter keeps clear of a wall, in the time that it takes to turn a radian. */
  private static final double SHORTEST_DETOUR = 2;

  private static final double LONGEST_DETOUR = 4;

  private double liked;
  private double lead;
  private final double radius;
  private final RandomStream random;
  private double side;
  private double detourLeft;
  private double course;

  /**
   * A hunter.
   *
   * @param radius of its hull, m
   * @param liked how far from the ship it wants to be, m, more than 0
   */
  public OrbitSteering(double radius, double liked, RandomStream random) {
    this.radius = radius;
    this.random = random;
    restart(liked);
  }

  /** Makes it a new hunter, whose chance begins where its stream stands. */
  public void restart(double distance) {
    liked = distance;
    lead = 0;
    side = random.index(2) == 0 ? -1 : 1;
    detourLeft = 0;
    course = 0;
  }

  /**
   * From now on it wants to be that far from where the ship will be.
   *
   * @param distance m, more than 0
   * @param ahead how far ahead of the ship it looks, s
   */
  public void keep(double distance, double ahead) {
    liked = distance;
    lead = ahead;
  }

  /**
   * The course that it wishes in this tick, radians.
   *
   * @param x where it is
   * @param y where it is
   * @param heading where it points, radians
   * @param dt the length of the tick, s
   */
  public double course(
      Snapshot seen,
      Bounds bounds,
      AgentLimits limits,
      double x,
      double y,
      double heading,
      double dt) {
    if (!bounds.hold(x, y, radius)) {
      course = StrictMath.atan2(seen.height() / 2 - y, seen.width() / 2 - x);
      return course;
    }
    detourLeft = Math.max(0, detourLeft - dt);
    if (detourLeft == 0) {
      course = aboutShip(seen, x, y, heading);
    }
    double wishX = Trigonometry.cos(course);
    double wishY = Trigonometry.sin(course);
    double seconds = AHEAD / limits.turnRate();
    double way = limits.speed() * seconds;
    if (Wander.isEdgeAhead(bounds, radius, x, y, wishX, wishY, way)) {
      side = detourLeft == 0 ? -side : side;
      detourLeft = random.range(SHORTEST_DETOUR, LONGEST_DETOUR) / limits.turnRate();
      course = Wander.courseOffWall(bounds, x, y, wishX, wishY, random.range(-1, 1));
    }
    return course;
  }

  /** The last wish, radians. */
  public double course() {
    return course;
  }

  /** Adds what it remembers. */
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(liked);
    hash.add(lead);
    hash.add(side);
    hash.add(detourLeft);
    hash.add(course);
  }

  /** Straight in from far away, across at the liked distance, straight out when much too near. */
  private double aboutShip(Snapshot seen, double x, double y, double heading) {
    int ship = seen.first(EntityKind.SHIP);
    if (ship == seen.end(EntityKind.SHIP)) {
      return heading;
    }
    double dx = seen.x(ship) + lead * seen.vx(ship) - x;
    double dy = seen.y(ship) + lead * seen.vy(ship) - y;
    double excess = (StrictMath.hypot(dx, dy) - liked) / (BAND * liked);
    double off = Math.PI / 2 * (1 - Math.max(-1, Math.min(1, excess)));
    return Angles.wrap(StrictMath.atan2(dy, dx) + side * off);
  }
}
