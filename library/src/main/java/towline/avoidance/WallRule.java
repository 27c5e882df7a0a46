package towline.avoidance;

import towline.math.Trigonometry;

/**
 * Walls for laws that do not see them ({@link AvoidanceLaw#seesWalls}): a velocity that leads to a
 * wall too fast becomes the nearest one that does not.
 */
final class WallRule {
  private WallRule() {}

  /**
   * Changes an answer that leads to a wall too fast; the agent then turns to a velocity that keeps
   * off, as fast as it can.
   */
  static void apply(AgentView agent, SteeringOutput out) {
    HalfPlanes planes = agent.planes;
    SteeringInput input = agent.input();
    double dt = agent.dt();
    planes.restart(agent.options().horizon(), agent.options().partingTime());
    VelocityObstacles.addWalls(agent);
    double angle = out.turnRate * dt;
    double cosine = Trigonometry.cos(angle);
    double sine = Trigonometry.sin(angle);
    double vx = out.speed * (cosine * input.headingX - sine * input.headingY);
    double vy = out.speed * (sine * input.headingX + cosine * input.headingY);
    if (planes.breach(vx, vy, 0) > 0) {
      int neighbour = out.neighbour;
      double time = out.timeToContact;
      planes.solveSoftly(vx, vy, agent.limits().speed());
      out.turnTo(planes.x, planes.y, input, agent.limits(), dt);
      out.neighbour = neighbour;
      out.timeToContact = time;
    }
  }
}
