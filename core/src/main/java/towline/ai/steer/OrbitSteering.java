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
 * The wanted course of a hunter that never stops: to the ship, and around it at a preferred
 * distance. A course that leads into a wall is replaced by one away from the wall for a while, and
 * afterwards the hunter circles the ship the other way round. Without a ship it drives straight on.
 */
public final class OrbitSteering {
  /**
   * Deviation from the preferred distance, as a share of it, at which a hunter heads straight in or
   * out.
   */
  private static final double BAND_SHARE = 0.6;

  /** Time ahead within which a wall counts, in times for a turn of 1 rad. */
  private static final double WALL_LOOKAHEAD = 1.1;

  /** Time for which a hunter keeps clear of a wall, in times for a turn of 1 rad. */
  private static final double MIN_DETOUR = 2;

  private static final double MAX_DETOUR = 4;

  private double preferredDistance;
  private double lead;
  private final double radius;
  private final RandomStream random;
  private double side;
  private double detourLeft;
  private double course;

  /**
   * Creates the steering of a hunter.
   *
   * @param radius radius of its hull, m
   * @param preferredDistance preferred distance from the ship, m, more than 0
   */
  public OrbitSteering(double radius, double preferredDistance, RandomStream random) {
    this.radius = radius;
    this.random = random;
    restart(preferredDistance);
  }

  /** Restarts it for a new hunter, with further numbers of its random stream. */
  public void restart(double distance) {
    preferredDistance = distance;
    lead = 0;
    side = random.index(2) == 0 ? -1 : 1;
    detourLeft = 0;
    course = 0;
  }

  /**
   * Sets the preferred distance from the predicted place of the ship.
   *
   * @param distance m, more than 0
   * @param ahead time of the prediction, s
   */
  public void keep(double distance, double ahead) {
    preferredDistance = distance;
    lead = ahead;
  }

  /**
   * Returns the wanted course in this tick, radians.
   *
   * @param x x coordinate of the hunter, m
   * @param y y coordinate of the hunter, m
   * @param heading heading of the hunter, radians
   * @param dt length of the tick, s
   */
  public double course(
      Snapshot snapshot,
      Bounds bounds,
      AgentLimits limits,
      double x,
      double y,
      double heading,
      double dt) {
    if (!bounds.hold(x, y, radius)) {
      course = StrictMath.atan2(snapshot.height() / 2 - y, snapshot.width() / 2 - x);
      return course;
    }
    detourLeft = Math.max(0, detourLeft - dt);
    if (detourLeft == 0) {
      course = courseAroundShip(snapshot, x, y, heading);
    }
    double courseX = Trigonometry.cos(course);
    double courseY = Trigonometry.sin(course);
    double seconds = WALL_LOOKAHEAD / limits.turnRate();
    double distance = limits.speed() * seconds;
    if (WallCourse.isEdgeAhead(bounds, radius, x, y, courseX, courseY, distance)) {
      side = detourLeft == 0 ? -side : side;
      detourLeft = random.range(MIN_DETOUR, MAX_DETOUR) / limits.turnRate();
      course = WallCourse.courseOffWall(bounds, x, y, courseX, courseY, random.range(-1, 1));
    }
    return course;
  }

  /** Returns true while the wanted course leads away from a wall. */
  public boolean detours() {
    return detourLeft > 0;
  }

  /** Returns the last wanted course, radians. */
  public double course() {
    return course;
  }

  /** Adds its memory to {@code hash}. */
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(preferredDistance);
    hash.add(lead);
    hash.add(side);
    hash.add(detourLeft);
    hash.add(course);
  }

  /**
   * Returns the course: straight in from afar, across at the preferred distance, out when too near.
   */
  private double courseAroundShip(Snapshot snapshot, double x, double y, double heading) {
    int ship = snapshot.first(EntityKind.SHIP);
    if (ship == snapshot.end(EntityKind.SHIP)) {
      return heading;
    }
    double dx = snapshot.x(ship) + lead * snapshot.vx(ship) - x;
    double dy = snapshot.y(ship) + lead * snapshot.vy(ship) - y;
    double excess =
        (StrictMath.hypot(dx, dy) - preferredDistance) / (BAND_SHARE * preferredDistance);
    double off = Math.PI / 2 * (1 - Math.max(-1, Math.min(1, excess)));
    return Angles.wrap(StrictMath.atan2(dy, dx) + side * off);
  }
}
