package towline.avoidance;

import towline.math.SweptCollision;

/**
 * What a crowd and its walls forbid one agent, as half-planes of velocities.
 *
 * <p>Each neighbour has a set of relative velocities that lead to contact within the horizon: its
 * velocity obstacle. The least change that leaves this set is a vector; whoever makes their share
 * of it is on the right side of a half-plane.
 */
final class VelocityObstacles {
  /** Within what time an agent may come up to a wall, s. */
  private static final double WALL_HORIZON = 0.35;

  private VelocityObstacles() {}

  /**
   * Adds one half-plane for each neighbour found.
   *
   * @param margin by how much the sum of two radii is stretched
   * @param lower the share of the avoiding that the lower index of two takes
   */
  static void addNeighbours(
      HalfPlanes planes,
      Crowd crowd,
      SteeringInput input,
      AgentLimits limits,
      double margin,
      double lower) {
    double radius = limits.radius();
    double speed = limits.speed();
    planes.reserve(crowd.nearCount);
    int self = input.self;
    for (int i = 0; i < crowd.nearCount; i++) {
      int other = crowd.near[i];
      double px = crowd.xs[other] - crowd.xs[self];
      double py = crowd.ys[other] - crowd.ys[self];
      if (px == 0 && py == 0) {
        // At the very same place the lower index takes the other to be just ahead.
        double side = self < other ? 1e-9 : -1e-9;
        px = side * input.headingX;
        py = side * input.headingY;
      }
      double vx = crowd.vxs[self] - crowd.vxs[other];
      double vy = crowd.vys[self] - crowd.vys[other];
      double reach = margin * (radius + crowd.radii[other]);
      double change = planes.leastChange(px, py, vx, vy, reach);
      double own = planes.alongNext(crowd.vxs[self], crowd.vys[self]);
      double share = crowd.nonCooperative[other] ? 1 : self < other ? lower : 1 - lower;
      double bound = own + share * change;
      // What even full speed the wrong way does not break need not be asked again.
      if (bound > -speed) {
        planes.addNext(bound, other);
      }
    }
  }

  /** Adds the walls within reach: along a wall as a line, at its ends as a point to drive round. */
  static void addWalls(HalfPlanes planes, Crowd crowd, int self, AgentLimits limits) {
    planes.reserve(crowd.wallCount + 4);
    double x = crowd.xs[self];
    double y = crowd.ys[self];
    double vx = crowd.vxs[self];
    double vy = crowd.vys[self];
    double room = limits.margin() * limits.radius();
    double reach = room + limits.speed() * WALL_HORIZON;
    for (int i = 0; i < crowd.wallCount; i++) {
      double ax = crowd.wallAxs[i] - x;
      double ay = crowd.wallAys[i] - y;
      double bx = crowd.wallBxs[i] - x;
      double by = crowd.wallBys[i] - y;
      double part = SweptCollision.closestPart(ax, ay, bx, by);
      double px = ax + part * (bx - ax);
      double py = ay + part * (by - ay);
      double square = px * px + py * py;
      if (square >= reach * reach) {
        continue;
      }
      if (part > 0 && part < 1) {
        double distance = Math.sqrt(square);
        addLine(planes, px, py, distance, distance - room);
      } else {
        double change = planes.leastChange(px, py, vx, vy, room);
        planes.addNext(planes.alongNext(vx, vy) + change, -1);
      }
    }
    Bounds walls = crowd.bounds();
    if (!walls.hold(x, y, reach)) {
      addLine(planes, -1, 0, 1, x - walls.left() - room);
      addLine(planes, 1, 0, 1, walls.right() - x - room);
      addLine(planes, 0, -1, 1, y - walls.bottom() - room);
      addLine(planes, 0, 1, 1, walls.top() - y - room);
    }
  }

  /** Adds the half-plane of a line that lies {@code gap} away in the direction (px, py). */
  private static void addLine(HalfPlanes planes, double px, double py, double length, double gap) {
    double normalX = length > 0 ? -px / length : 1;
    double normalY = length > 0 ? -py / length : 0;
    planes.add(normalX, normalY, -gap / WALL_HORIZON, -1);
  }
}
