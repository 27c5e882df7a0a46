package towline.avoidance;

/**
 * The inside of the walls, m.
 *
 * @param left the smallest x
 * @param bottom the smallest y
 * @param right the largest x
 * @param top the largest y
 */
public record Bounds(double left, double bottom, double right, double top) {
  /** Checks that it has an inside. */
  public Bounds {
    if (!(left < right && bottom < top) || !Double.isFinite(right - left + top - bottom)) {
      throw new IllegalArgumentException(
          "bounds need left < right and bottom < top, not "
              + left
              + ", "
              + bottom
              + ", "
              + right
              + ", "
              + top);
    }
  }

  /** Whether a disc lies inside; m. */
  public boolean hold(double x, double y, double radius) {
    return x - radius >= left && x + radius <= right && y - radius >= bottom && y + radius <= top;
  }
}
