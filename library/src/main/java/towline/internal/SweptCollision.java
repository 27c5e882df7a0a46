package towline.internal;

/** Continuous collision tests for discs and points that move at constant velocity in a step. */
public final class SweptCollision {
  private SweptCollision() {}

  /**
   * The first moment at which two discs touch, as a fraction of the step from 0 to 1; +infinity if
   * they do not. Discs that overlap at the start touch at 0.
   *
   * @param rx position of one relative to the other at the start of the step, m
   * @param ry the same along y
   * @param dx its change during the step, m
   * @param dy the same along y
   * @param reach the sum of the radii, m
   */
  public static double contact(double rx, double ry, double dx, double dy, double reach) {
    if (rx * rx + ry * ry <= reach * reach) {
      return 0;
    }
    double moment = timeToContact(rx, ry, dx, dy, reach);
    return moment <= 1 ? moment : Double.POSITIVE_INFINITY;
  }

  /**
   * The time to first contact of two discs that keep their velocities, s; +infinity if they never
   * touch. Discs that overlap are in contact at 0 while they come closer, and never again while
   * they draw apart.
   *
   * @param rx position of one relative to the other, m
   * @param ry the same along y
   * @param vx its velocity relative to the other, m/s
   * @param vy the same along y
   * @param reach the sum of the radii, m
   */
  public static double timeToContact(double rx, double ry, double vx, double vy, double reach) {
    double approach = -(rx * vx + ry * vy);
    if (approach <= 0) {
      return Double.POSITIVE_INFINITY;
    }
    double c = rx * rx + ry * ry - reach * reach;
    if (c <= 0) {
      return 0;
    }
    double discriminant = approach * approach - (vx * vx + vy * vy) * c;
    return discriminant < 0 ? Double.POSITIVE_INFINITY : c / (approach + Math.sqrt(discriminant));
  }

  /**
   * Returns the position, from 0 to 1, of the point of the segment that is closest to the origin.
   */
  public static double closestPart(double fromX, double fromY, double toX, double toY) {
    double wayX = toX - fromX;
    double wayY = toY - fromY;
    double way2 = wayX * wayX + wayY * wayY;
    double part = way2 > 0 ? -(fromX * wayX + fromY * wayY) / way2 : 0;
    return Math.max(0, Math.min(1, part));
  }

  /** The distance of the point x, y from the segment from a to b, m. */
  public static double distanceToSegment(
      double x, double y, double ax, double ay, double bx, double by) {
    double dx = bx - ax;
    double dy = by - ay;
    double square = dx * dx + dy * dy;
    double along = square > 0 ? ((x - ax) * dx + (y - ay) * dy) / square : 0;
    double share = Math.max(0, Math.min(1, along));
    return StrictMath.hypot(x - ax - dx * share, y - ay - dy * share);
  }
}
