package towline.view.draw;

/**
 * The joint of two lines: the offset of its outer corner from the shared point, for half a width of
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
  /**
   * Maximum length of the mitre; sharper joints are cut, because the corner of a hairpin is at
   * infinity.
   */
  static final double LIMIT = 3;

  /** Distance below which two points coincide. */
  static final double COINCIDENCE_DISTANCE = 1e-9;

  private double x;
  private double y;

  double x() {
    return x;
  }

  double y() {
    return y;
  }

  /**
   * Joins the line from the first point to the second with the line from the second to the third.
   * At an end, or where points coincide, there is only one direction.
   */
  void join(double fromX, double fromY, double hereX, double hereY, double toX, double toY) {
    double ax = hereX - fromX;
    double ay = hereY - fromY;
    double bx = toX - hereX;
    double by = toY - hereY;
    double a = Math.sqrt(ax * ax + ay * ay);
    double b = Math.sqrt(bx * bx + by * by);
    if (a < COINCIDENCE_DISTANCE && b < COINCIDENCE_DISTANCE) {
      join(1, 0, 1, 0);
    } else if (a < COINCIDENCE_DISTANCE) {
      join(bx / b, by / b, bx / b, by / b);
    } else if (b < COINCIDENCE_DISTANCE) {
      join(ax / a, ay / a, ax / a, ay / a);
    } else {
      join(ax / a, ay / a, bx / b, by / b);
    }
  }

  /** Joins a line in direction (ax, ay) with one in direction (bx, by), both of length 1. */
  void join(double ax, double ay, double bx, double by) {
    double normalX = -(ay + by);
    double normalY = ax + bx;
    double length = Math.sqrt(normalX * normalX + normalY * normalY);
    if (length < 1e-6) {
      // A hairpin has no mitre: the lines end square.
      x = -ay;
      y = ax;
      return;
    }
    normalX /= length;
    normalY /= length;
    // The corner is on the offset of both lines, so its component along either normal is 1.
    double stretch = Math.min(LIMIT, 1 / (normalX * -ay + normalY * ax));
    x = normalX * stretch;
    y = normalY * stretch;
  }
}
