package towline.avoidance;

import towline.math.Trigonometry;

/**
 * The rule of the edge: one turning circle always fits. A tank whose tightest circle at full speed,
 * to the left or to the right, lies inside the walls can follow that circle for ever; so a tank
 * that checks the state after a step and otherwise follows the circle never leaves the walls.
 *
 * <pre>
 *        ______ wall
 *      /   \
 *     |  c  |   c = place +- turnRadius x normal, needs turnRadius + radius of room
 *      \   /
 *        ^ tank
 * </pre>
 *
 * <p>Three things make it exact, and each of them is needed. The state is checked where the step
 * ends, not where it begins. The path of the step is the arc, not its chord or tangent. And a tank
 * that brakes follows the circle more slowly instead of turning at its full rate, because that
 * would be another, smaller circle, whose tangent circle of full speed slides into the wall.
 */
final class EdgeRule {
  private EdgeRule() {}

  /** True if the bounds have room for a turning circle. */
  private static boolean canCircle(Bounds bounds, double radius, double turnRadius) {
    double room = 2 * (turnRadius + radius);
    return bounds.right() - bounds.left() >= room && bounds.top() - bounds.bottom() >= room;
  }

  /**
   * Changes an answer that would lead to where no circle fits, and marks it: the tank then follows
   * a circle that fits now, at the speed that it wanted. A tank for which none fits now turns to
   * the middle. Bounds too narrow for any circle leave the answer as it is.
   *
   * @param out what it wants, and then what it may
   */
  static void apply(AgentView agent, SteeringOutput out) {
    Crowd crowd = agent.crowd();
    SteeringInput input = agent.input();
    AgentLimits limits = agent.limits();
    Bounds bounds = crowd.bounds();
    double radius = agent.radius();
    double turnRadius = limits.turnRadius();
    double x = crowd.xs[input.self];
    double y = crowd.ys[input.self];
    double room = 2 * turnRadius + radius + limits.speed() * agent.dt();
    if (bounds.hold(x, y, room)
        || !canCircle(bounds, radius, turnRadius)
        || fitsAfter(agent, x, y, out)) {
      return;
    }
    out.atEdge = true;
    double hx = input.headingX;
    double hy = input.headingY;
    double circling = out.speed / turnRadius;
    boolean left = bounds.holdLeftTurn(x, y, radius, hx, hy, turnRadius);
    boolean right = bounds.holdLeftTurn(x, y, radius, -hx, -hy, turnRadius);
    if (left || right) {
      boolean goLeft = left && (!right || out.turnRate > 0);
      out.turnRate = goLeft ? circling : -circling;
    } else {
      double middleX = middle(bounds.left(), bounds.right(), x, room) - x;
      double middleY = middle(bounds.bottom(), bounds.top(), y, room) - y;
      double side = hx * middleY - hy * middleX;
      out.turnRate = Math.copySign(limits.turnRate(), side);
    }
  }

  /** The middle between two sides; where one is open, as near as there is {@code room}. */
  private static double middle(double low, double high, double place, double room) {
    double sum = low + high;
    return Double.isFinite(sum) ? sum / 2 : Math.max(low + room, Math.min(high - room, place));
  }

  private static boolean fitsAfter(AgentView agent, double x, double y, SteeringOutput out) {
    SteeringInput input = agent.input();
    double dt = agent.dt();
    double half = 0.5 * out.turnRate * dt;
    double cosine = Trigonometry.cos(half);
    double sine = Trigonometry.sin(half);
    double middleX = cosine * input.headingX - sine * input.headingY;
    double middleY = sine * input.headingX + cosine * input.headingY;
    double chord = out.speed * dt * (Math.abs(half) > 1e-9 ? sine / half : 1);
    double endX = x + chord * middleX;
    double endY = y + chord * middleY;
    double headingX = cosine * middleX - sine * middleY;
    double headingY = sine * middleX + cosine * middleY;
    return agent
        .crowd()
        .bounds()
        .holdTurn(endX, endY, agent.radius(), headingX, headingY, agent.limits().turnRadius());
  }
}
