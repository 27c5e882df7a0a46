package towline.avoidance;

import towline.internal.SweptCollision;
import towline.math.Trigonometry;

/**
 * The final limit of the speed: in one step no agent takes more than half of the gap to a
 * neighbour, or more than the whole gap to a wall. If all agents keep to this, touching is
 * impossible, whatever the law above it decides; only non-cooperative discs, which do not share the
 * work, can still run into others.
 *
 * <pre>
 *   place + move . u &lt;= gap / 2    u: unit vector to the neighbour
 *   so the distance after the step is at least the distance - gap / 2 - gap / 2 = the two radii
 * </pre>
 */
final class CollisionGuard {
  /** Part of the way below which it counts as along a rim or a wall, lest rounding stops it. */
  private static final double ALONG = 1e-12;

  private CollisionGuard() {}

  /**
   * Lowers the speed of an answer to what the gaps allow in this step; the turn stays, except at
   * the edge, where the turning circle stays.
   */
  static void apply(AgentView agent, SteeringOutput out) {
    double dt = agent.dt();
    double half = 0.5 * out.turnRate * dt;
    double cosine = half == 0 ? 1 : Trigonometry.cos(half);
    double sine = half == 0 ? 0 : Trigonometry.sin(half);
    SteeringInput input = agent.input();
    double x = cosine * input.headingX - sine * input.headingY;
    double y = sine * input.headingX + cosine * input.headingY;
    double speed = limitByNeighbours(agent, x, y, out.speed);
    speed = limitByWalls(agent.crowd(), input.self, dt, x, y, speed);
    if (speed < out.speed) {
      out.speed = speed;
      if (out.atEdge) {
        out.turnRate = Math.copySign(speed / agent.limits().turnRadius(), out.turnRate);
      }
    }
  }

  private static double limitByNeighbours(AgentView agent, double x, double y, double most) {
    double speed = most;
    Crowd crowd = agent.crowd();
    SteeringInput input = agent.input();
    int self = input.self;
    double dt = agent.dt();
    for (int i = 0; i < agent.foundCount && speed > 0; i++) {
      int other = agent.near[i];
      double px = crowd.xs[other] - crowd.xs[self];
      double py = crowd.ys[other] - crowd.ys[self];
      double sum = agent.radius() + crowd.radii[other];
      boolean isNonCooperative = crowd.nonCooperative[other];
      double reach = sum + 2 * speed * dt;
      if (isNonCooperative) {
        reach += Math.abs(crowd.vxs[other]) * dt + Math.abs(crowd.vys[other]) * dt;
      }
      double square = px * px + py * py;
      if (square < reach * reach) {
        if (square == 0) {
          double side = self < other ? 1 : -1;
          px = side * input.headingX;
          py = side * input.headingY;
        }
        double distance = Math.max(1e-12, Math.sqrt(square));
        double closing = (px * x + py * y) / (square == 0 ? 1 : distance);
        if (closing > ALONG) {
          double room = 0.5 * (distance - sum);
          if (isNonCooperative) {
            double approach = -(px * crowd.vxs[other] + py * crowd.vys[other]) / distance;
            room = distance - sum - approach * dt;
          }
          speed = Math.min(speed, Math.max(0, room) / (closing * dt));
        }
      }
    }
    return speed;
  }

  private static double limitByWalls(
      Crowd crowd, int self, double dt, double x, double y, double most) {
    double radius = crowd.radii[self];
    double placeX = crowd.xs[self];
    double placeY = crowd.ys[self];
    double speed = most;
    for (int i = 0; i < crowd.wallCount; i++) {
      double ax = crowd.wallAxs[i] - placeX;
      double ay = crowd.wallAys[i] - placeY;
      double bx = crowd.wallBxs[i] - placeX;
      double by = crowd.wallBys[i] - placeY;
      double part = SweptCollision.closestPart(ax, ay, bx, by);
      double px = ax + part * (bx - ax);
      double py = ay + part * (by - ay);
      double square = px * px + py * py;
      double reach = radius + speed * dt;
      if (square > 0 && square < reach * reach) {
        double distance = Math.sqrt(square);
        speed = limited(speed, distance - radius, (px * x + py * y) / distance, dt);
      }
    }
    Bounds bounds = crowd.bounds();
    if (!bounds.hold(placeX, placeY, radius + speed * dt)) {
      speed = limited(speed, placeX - bounds.left() - radius, -x, dt);
      speed = limited(speed, bounds.right() - placeX - radius, x, dt);
      speed = limited(speed, placeY - bounds.bottom() - radius, -y, dt);
      speed = limited(speed, bounds.top() - placeY - radius, y, dt);
    }
    return speed;
  }

  /**
   * Returns the highest speed that does not overrun a gap, of which part {@code closing} of the
   * speed closes it.
   */
  private static double limited(double speed, double gap, double closing, double dt) {
    return closing > ALONG ? Math.min(speed, Math.max(0, gap) / (closing * dt)) : speed;
  }
}
