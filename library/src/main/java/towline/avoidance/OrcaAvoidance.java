package towline.avoidance;

/**
 * Optimal reciprocal collision avoidance, limited to what a tank can do: each neighbour forbids
 * half of the velocities, the law finds the allowed velocity nearest to the desired one, and the
 * tank turns towards it as fast as it can, already at that velocity's speed.
 *
 * <p>Source: J. van den Berg, S. Guy, M. Lin, D. Manocha, Reciprocal n-Body Collision Avoidance,
 * 2011, sections 4 and 5.
 */
final class OrcaAvoidance {
  /** Its horizon, as a part of that of the options. */
  private static final double HORIZON = 0.8;

  private OrcaAvoidance() {}

  static void steer(AgentView agent, SteeringOutput out) {
    HalfPlanes planes = agent.planes;
    AgentLimits limits = agent.limits();
    SteeringInput input = agent.input();
    planes.restart(HORIZON * agent.options().horizon(), agent.options().partingTime());
    VelocityObstacles.addWalls(agent);
    VelocityObstacles.addNeighbours(agent, limits.margin(), 0.5);
    planes.solveSoftly(input.desiredX, input.desiredY, limits.speed());
    out.turnTo(planes.x, planes.y, input, limits, agent.dt());
  }
}
