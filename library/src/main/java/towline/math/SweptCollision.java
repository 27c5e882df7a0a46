package towline.math;

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
    double c = rx * rx + ry * ry - reach * reach;
    if (c <= 0) {
      return 0;
    }
    double approach = -(rx * dx + ry * dy);
    if (approach <= 0) {
      return Double.POSITIVE_INFINITY;
    }
    double way = dx * dx + dy * dy;
    double discriminant = approach * approach - way * c;
    if (discriminant < 0) {
      return Double.POSITIVE_INFINITY;
    }
    double moment = c / (approach + Math.sqrt(discriminant));
    return moment <= 1 ? moment : Double.POSITIVE_INFINITY;
  }

  /** How far along the segment its point closest to the origin lies, from 0 to 1. */
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
