package towline.avoidance;

import towline.math.Trigonometry;

/**
 * Walls for laws that do not see them ({@link AvoidanceLaw#seesWalls}): a velocity that leads to a
 * wall too fast becomes the nearest one that does not.
 */
public final class WallRule {
  private WallRule() {}

  /**
   * Changes an answer that leads to a wall too fast; the agent then turns to a velocity that keeps
   * off, as fast as it can.
   */
  public static void apply(
      Crowd crowd, SteeringInput input, AgentLimits limits, double dt, SteeringOutput out) {
    HalfPlanes planes = crowd.orcaPlanes;
    planes.clear();
    VelocityObstacles.addWalls(planes, crowd, input.self, limits);
    double angle = out.turnRate * dt;
    double cosine = Trigonometry.cos(angle);
    double sine = Trigonometry.sin(angle);
    double vx = out.speed * (cosine * input.headingX - sine * input.headingY);
    double vy = out.speed * (sine * input.headingX + cosine * input.headingY);
    if (planes.breach(vx, vy, 0) > 0) {
      int neighbour = out.neighbour;
      double time = out.timeToContact;
      planes.solveSoftly(vx, vy, limits.speed());
      out.turnTo(planes.x, planes.y, input, limits, dt);
      out.neighbour = neighbour;
      out.timeToContact = time;
    }
  }
}
