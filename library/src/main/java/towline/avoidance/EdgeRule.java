package towline.avoidance;

import towline.math.Trigonometry;

/**
 * The rule of the edge: one turning circle always fits. A tank whose tightest circle at full speed,
 * to the left or to the right, lies inside the walls can follow that circle for ever; so whoever
 * checks the state after a step and otherwise follows the circle never leaves the walls.
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
 * ends, not where it begins. The way of the step is the arc, not its chord or tangent. And a tank
 * that brakes follows the circle more slowly instead of turning at its full rate, because that
 * would be another, smaller circle, whose tangent circle of full speed slides into the wall.
 */
public final class EdgeRule {
  /** Room that may be missing to rounding, m. */
  private static final double ROUNDING = 1e-9;

  private EdgeRule() {}

  /** Whether the tightest circle to the left of a tank lies inside; the heading has length 1. */
  public static boolean leftCircleFits(
      Bounds bounds, AgentLimits limits, double x, double y, double headingX, double headingY) {
    double radius = limits.turnRadius();
    return fits(bounds, limits, x - radius * headingY, y + radius * headingX);
  }

  /** Whether the tightest circle to the right of a tank lies inside; the heading has length 1. */
  public static boolean rightCircleFits(
      Bounds bounds, AgentLimits limits, double x, double y, double headingX, double headingY) {
    double radius = limits.turnRadius();
    return fits(bounds, limits, x + radius * headingY, y - radius * headingX);
  }

  /** Whether the bounds have room for a turning circle at all. */
  static boolean canCircle(Bounds bounds, AgentLimits limits) {
    double room = 2 * (limits.turnRadius() + limits.radius());
    return bounds.right() - bounds.left() >= room && bounds.top() - bounds.bottom() >= room;
  }

  private static boolean fits(Bounds bounds, AgentLimits limits, double x, double y) {
    return bounds.hold(x, y, limits.turnRadius() + limits.radius() - ROUNDING);
  }

  /**
   * Changes an answer that would lead to where no circle fits, and marks it: the tank then follows
   * a circle that fits now, at the speed that it wanted. A tank for which none fits now turns to
   * the middle. Bounds too narrow for any circle leave the answer as it is.
   *
   * @param crowd where the tank is, and the walls
   * @param input which it is and where it points
   * @param limits what it can do
   * @param dt s, more than 0
   * @param out what it wants, and then what it may
   */
  public static void apply(
      Crowd crowd, SteeringInput input, AgentLimits limits, double dt, SteeringOutput out) {
    Bounds bounds = crowd.bounds();
    double x = crowd.xs[input.self];
    double y = crowd.ys[input.self];
    double room = 2 * limits.turnRadius() + limits.radius() + limits.speed() * dt;
    if (bounds.hold(x, y, room)
        || !canCircle(bounds, limits)
        || fitsAfter(bounds, limits, x, y, input, dt, out)) {
      return;
    }
    out.atEdge = true;
    double hx = input.headingX;
    double hy = input.headingY;
    double circling = out.speed / limits.turnRadius();
    boolean left = leftCircleFits(bounds, limits, x, y, hx, hy);
    boolean right = rightCircleFits(bounds, limits, x, y, hx, hy);
    if (left || right) {
      boolean goLeft = left && (!right || out.turnRate > 0);
      out.turnRate = goLeft ? circling : -circling;
    } else {
      double middleX = (bounds.left() + bounds.right()) / 2 - x;
      double middleY = (bounds.bottom() + bounds.top()) / 2 - y;
      double side = hx * middleY - hy * middleX;
      out.turnRate = Math.copySign(limits.turnRate(), side);
    }
  }

  private static boolean fitsAfter(
      Bounds bounds,
      AgentLimits limits,
      double x,
      double y,
      SteeringInput input,
      double dt,
      SteeringOutput out) {
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
    return leftCircleFits(bounds, limits, endX, endY, headingX, headingY)
        || rightCircleFits(bounds, limits, endX, endY, headingX, headingY);
  }
}
