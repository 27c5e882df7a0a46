package towline.avoidance;

import towline.internal.SweptCollision;

/**
 * The velocities that a crowd and its walls forbid one agent, as half-planes.
 *
 * <p>Each neighbour has a set of relative velocities that lead to contact within the horizon: its
 * velocity obstacle. The least change that leaves this set is a vector; an agent that makes its
 * share of it is on the right side of a half-plane.
 */
final class VelocityObstacles {
  private VelocityObstacles() {}

  /**
   * Adds one half-plane for each neighbour found.
   *
   * @param margin factor on the sum of two radii
   * @param lower share of the avoiding that the lower index of two takes
   */
  static void addNeighbours(AgentView agent, double margin, double lower) {
    agent.planes.reserve(agent.nearCount);
    for (int i = 0; i < agent.nearCount; i++) {
      int other = agent.near[i];
      boolean isLower = agent.input().self < other;
      boolean shares = !agent.crowd().nonCooperative[other];
      addNeighbour(agent, other, margin, !shares ? 1 : isLower ? lower : 1 - lower);
    }
  }

  /**
   * Adds the half-plane of one neighbour.
   *
   * @param share of the avoiding that the agent takes
   */
  static void addNeighbour(AgentView agent, int other, double margin, double share) {
    HalfPlanes planes = agent.planes;
    Crowd crowd = agent.crowd();
    SteeringInput input = agent.input();
    int self = input.self;
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
    double reach = margin * (agent.radius() + crowd.radii[other]);
    double change = planes.leastChange(px, py, vx, vy, reach);
    double own = planes.alongNext(crowd.vxs[self], crowd.vys[self]);
    double bound = own + share * change;
    // A half-plane that even full speed the wrong way does not break is not needed.
    if (bound > -agent.limits().speed()) {
      planes.addNext(bound, other);
    }
  }

  /** Adds the walls within reach: along a wall as a line, at its ends as a point to drive round. */
  static void addWalls(AgentView agent) {
    HalfPlanes planes = agent.planes;
    Crowd crowd = agent.crowd();
    int self = agent.input().self;
    double horizon = agent.options().wallHorizon();
    planes.reserve(crowd.wallCount + 4);
    double x = crowd.xs[self];
    double y = crowd.ys[self];
    double vx = crowd.vxs[self];
    double vy = crowd.vys[self];
    double room = agent.limits().margin() * agent.radius();
    double reach = room + agent.limits().speed() * horizon;
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
        addLine(planes, px, py, distance, (distance - room) / horizon);
      } else {
        double change = planes.leastChange(px, py, vx, vy, room);
        planes.addNext(planes.alongNext(vx, vy) + change, -1);
      }
    }
    Bounds walls = crowd.bounds();
    if (!walls.hold(x, y, reach)) {
      addLine(planes, -1, 0, 1, (x - walls.left() - room) / horizon);
      addLine(planes, 1, 0, 1, (walls.right() - x - room) / horizon);
      addLine(planes, 0, -1, 1, (y - walls.bottom() - room) / horizon);
      addLine(planes, 0, 1, 1, (walls.top() - y - room) / horizon);
    }
  }

  /** Adds the half-plane of a line in the direction (px, py), to come up to at most so fast. */
  private static void addLine(HalfPlanes planes, double px, double py, double length, double most) {
    double normalX = length > 0 ? -px / length : 1;
    double normalY = length > 0 ? -py / length : 0;
    planes.add(normalX, normalY, -most, -1);
  }
}
