package towline.avoidance;

/**
 * The article's law as published: of the discs in range that hold the tank's hit point (its place
 * after driving as far as the other is away), the nearest; half a degree away from it.
 *
 * <pre>
 *   hit point = place + distance x heading      inside the other's disc: 2 d sin(bearing / 2) < radius
 * </pre>
 *
 * <p>Source: WoT, Self driving tanks that don't collide, 2015. Its faults, measured in
 * docs/steering.md: the other is taken to stand still, so that crossing courses are not seen; half
 * a degree a frame is 30 degrees a second at 60 Hz and 120 at 240 Hz; tanks that overlap side by
 * side stay together.
 */
final class ArticleAvoidance {
  /**
   * Turn in a frame of the tank-avoidance article, rad; the length of a frame is not given there.
   */
  private static final double TURN = Math.toRadians(0.5);

  private ArticleAvoidance() {}

  static void steer(AgentView agent, SteeringOutput out) {
    Crowd crowd = agent.crowd();
    SteeringInput input = agent.input();
    AgentLimits limits = agent.limits();
    double dt = agent.dt();
    int nearest = nearestHit(agent);
    if (nearest < 0) {
      out.turnTo(input.desiredX, input.desiredY, input, limits, dt);
      return;
    }
    double rx = crowd.xs[nearest] - crowd.xs[input.self];
    double ry = crowd.ys[nearest] - crowd.ys[input.self];
    // To the left of the other the way out is left; a tie goes right.
    double side = input.headingX * ry - input.headingY * rx < 0 ? 1 : -1;
    double turnRate = Math.min(limits.turnRate(), TURN / dt);
    out.set(side * turnRate, input.desiredSpeed(limits));
    out.nameNeighbour(agent, nearest);
  }

  /** Returns the index of the nearest disc that holds the hit point; -1 for none. */
  private static int nearestHit(AgentView agent) {
    Crowd crowd = agent.crowd();
    SteeringInput input = agent.input();
    int self = input.self;
    // All in range, also behind walls: the article's law has no line of sight.
    crowd.findNeighbours(self, agent.limits().range(), agent.candidates);
    int nearest = -1;
    double least = agent.limits().range() * agent.limits().range();
    for (int i = 0; i < agent.candidates.count(); i++) {
      int other = agent.candidates.get(i);
      double rx = crowd.xs[other] - crowd.xs[self];
      double ry = crowd.ys[other] - crowd.ys[self];
      double square = rx * rx + ry * ry;
      if (square < least || (square == least && other < nearest)) {
        double distance = Math.sqrt(square);
        double missX = distance * input.headingX - rx;
        double missY = distance * input.headingY - ry;
        double radius = crowd.radii[other];
        if (missX * missX + missY * missY < radius * radius) {
          least = square;
          nearest = other;
        }
      }
    }
    return nearest;
  }
}
