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
  private OrcaAvoidance() {}

  static void steer(
      Crowd crowd, SteeringInput input, AgentLimits limits, double dt, SteeringOutput out) {
    crowd.findNeighbours(input.self, limits.range());
    HalfPlanes planes = crowd.orcaPlanes;
    planes.clear();
    VelocityObstacles.addWalls(planes, crowd, input.self, limits);
    VelocityObstacles.addNeighbours(planes, crowd, input, limits, limits.margin(), 0.5);
    planes.solveSoftly(input.desiredX, input.desiredY, limits.speed());
    out.turnTo(planes.x, planes.y, input, limits, dt);
  }
}
