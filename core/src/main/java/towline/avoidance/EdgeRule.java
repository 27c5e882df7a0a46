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
      Bounds bounds, Agility agility, double x, double y, double headingX, double headingY) {
    double radius = agility.turnRadius();
    return fits(bounds, agility, x - radius * headingY, y + radius * headingX);
  }

  /** Whether the tightest circle to the right of a tank lies inside; the heading has length 1. */
  public static boolean rightCircleFits(
      Bounds bounds, Agility agility, double x, double y, double headingX, double headingY) {
    double radius = agility.turnRadius();
    return fits(bounds, agility, x + radius * headingY, y - radius * headingX);
  }

  private static boolean fits(Bounds bounds, Agility agility, double x, double y) {
    return bounds.hold(x, y, agility.turnRadius() + agility.radius() - ROUNDING);
  }

  /**
   * Changes a manoeuvre that would lead to where no circle fits, and marks it: the tank then
   * follows a circle that fits now, at the speed that it wanted. A tank for which none fits now
   * turns to the middle.
   *
   * @param crowd where the tank is, and the walls
   * @param drive which it is and where it points
   * @param agility what it can do
   * @param dt s, more than 0
   * @param manoeuvre what it wants, and then what it may
   */
  static void keep(Crowd crowd, Drive drive, Agility agility, double dt, Manoeuvre manoeuvre) {
    Bounds bounds = crowd.bounds();
    double x = crowd.xs[drive.self];
    double y = crowd.ys[drive.self];
    double room = 2 * agility.turnRadius() + agility.radius() + agility.speed() * dt;
    if (bounds.hold(x, y, room) || fitsAfter(bounds, agility, x, y, drive, dt, manoeuvre)) {
      return;
    }
    manoeuvre.atEdge = true;
    double hx = drive.headingX;
    double hy = drive.headingY;
    double circling = manoeuvre.speed / agility.turnRadius();
    boolean left = leftCircleFits(bounds, agility, x, y, hx, hy);
    boolean right = rightCircleFits(bounds, agility, x, y, hx, hy);
    if (left || right) {
      boolean goLeft = left && (!right || manoeuvre.turnRate > 0);
      manoeuvre.turnRate = goLeft ? circling : -circling;
    } else {
      double middleX = (bounds.left() + bounds.right()) / 2 - x;
      double middleY = (bounds.bottom() + bounds.top()) / 2 - y;
      double side = hx * middleY - hy * middleX;
      manoeuvre.turnRate = Math.copySign(agility.turnRate(), side);
    }
  }

  private static boolean fitsAfter(
      Bounds bounds,
      Agility agility,
      double x,
      double y,
      Drive drive,
      double dt,
      Manoeuvre manoeuvre) {
    double half = 0.5 * manoeuvre.turnRate * dt;
    double cosine = Trigonometry.cos(half);
    double sine = Trigonometry.sin(half);
    double middleX = cosine * drive.headingX - sine * drive.headingY;
    double middleY = sine * drive.headingX + cosine * drive.headingY;
    double chord = manoeuvre.speed * dt * (Math.abs(half) > 1e-9 ? sine / half : 1);
    double endX = x + chord * middleX;
    double endY = y + chord * middleY;
    double headingX = cosine * middleX - sine * middleY;
    double headingY = sine * middleX + cosine * middleY;
    return leftCircleFits(bounds, agility, endX, endY, headingX, headingY)
        || rightCircleFits(bounds, agility, endX, endY, headingX, headingY);
  }
}
