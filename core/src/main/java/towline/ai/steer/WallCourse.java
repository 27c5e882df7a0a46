package towline.ai.steer;

import towline.avoidance.Bounds;
import towline.math.Trigonometry;

/** The choice of a new course for a vehicle that drives towards a wall. */
public final class WallCourse {
  private WallCourse() {}

  /**
   * Returns true if a vehicle that drives straight on for {@code distance} touches a wall, and so
   * needs another course. The heading has length 1.
   *
   * @param radius radius of its hull, m
   * @param distance distance that it drives straight on, m
   */
  public static boolean isEdgeAhead(
      Bounds bounds,
      double radius,
      double x,
      double y,
      double headingX,
      double headingY,
      double distance) {
    return !bounds.hold(x + distance * headingX, y + distance * headingY, radius);
  }

  /**
   * Returns a course away from the first wall straight ahead, radians. With a uniformly random
   * {@code share} it follows the cosine law of diffuse reflection, which keeps a crowd evenly
   * spread.
   *
   * @param share sine of the angle between the course and the perpendicular away from the wall, -1
   *     to 1; counter-clockwise is positive
   */
  public static double courseOffWall(
      Bounds bounds, double x, double y, double headingX, double headingY, double share) {
    if (!(share >= -1 && share <= 1)) {
      throw new IllegalArgumentException("share must be from -1 to 1, not " + share);
    }
    double acrossTime =
        headingX > 0 ? (bounds.right() - x) / headingX : (bounds.left() - x) / headingX;
    double alongTime =
        headingY > 0 ? (bounds.top() - y) / headingY : (bounds.bottom() - y) / headingY;
    boolean sideWall = headingY == 0 || (headingX != 0 && acrossTime < alongTime);
    double normalX = sideWall ? -Math.signum(headingX) : 0;
    double normalY = sideWall ? 0 : -Math.signum(headingY);
    return Trigonometry.atan2(normalY, normalX) + StrictMath.asin(share);
  }
}
