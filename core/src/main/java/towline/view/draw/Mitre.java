package towline.view.draw;

/**
 * The joint of two lines: how far its outer corner lies from the shared point, for half a width of
 * 1. The corner on the left is the point plus (x, y), the one on the right is the point minus it.
 *
 * <pre>
 *        corner
 *       /      \
 *      /   *    \      * the shared point
 *     /   / \    \
 * </pre>
 *
 * <p>Reused: one object serves all joints, one after the other.
 */
final class Mitre {
  /** A sharper joint than this is cut: otherwise the corner of a hairpin would run away. */
  static final double LIMIT = 3;

  /** Points that are no farther apart lie in one place. */
  private static final double COINCIDE = 1e-9;

  private double x;
  private double y;

  double x() {
    return x;
  }

  double y() {
    return y;
  }

  /**
   * Joins the line that comes from one point with the line that leaves for another. At an end, or
   * where points coincide, there is only one direction.
   */
  void join(double fromX, double fromY, double hereX, double hereY, double toX, double toY) {
    double ax = hereX - fromX;
    double ay = hereY - fromY;
    double bx = toX - hereX;
    double by = toY - hereY;
    double a = Math.sqrt(ax * ax + ay * ay);
    double b = Math.sqrt(bx * bx + by * by);
    if (a < COINCIDE && b < COINCIDE) {
      join(1, 0, 1, 0);
    } else if (a < COINCIDE) {
      join(bx / b, by / b, bx / b, by / b);
    } else if (b < COINCIDE) {
      join(ax / a, ay / a, ax / a, ay / a);
    } else {
      join(ax / a, ay / a, bx / b, by / b);
    }
  }

  /**
   * Joins a line that comes along (ax, ay) with one that leaves along (bx, by), both of length 1.
   */
  void join(double ax, double ay, double bx, double by) {
    double normalX = -(ay + by);
    double normalY = ax + bx;
    double length = Math.sqrt(normalX * normalX + normalY * normalY);
    if (length < 1e-6) {
      // A hairpin: there is no mitre, the lines end square.
      x = -ay;
      y = ax;
      return;
    }
    normalX /= length;
    normalY /= length;
    // The corner lies on the offset of both lines: its part along either normal is 1.
    double stretch = Math.min(LIMIT, 1 / (normalX * -ay + normalY * ax));
    x = normalX * stretch;
    y = normalY * stretch;
  }
}
