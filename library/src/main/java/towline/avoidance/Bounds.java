package towline.avoidance;

/**
 * The inside of the walls, m. An infinite side is open.
 *
 * @param left the smallest x
 * @param bottom the smallest y
 * @param right the largest x
 * @param top the largest y
 */
public record Bounds(double left, double bottom, double right, double top) {
  /** The whole plane. */
  public static final Bounds NONE =
      new Bounds(
          Double.NEGATIVE_INFINITY,
          Double.NEGATIVE_INFINITY,
          Double.POSITIVE_INFINITY,
          Double.POSITIVE_INFINITY);

  /** Room that may be missing to rounding, m. */
  private static final double ROUNDING = 1e-9;

  /** Checks that it has an inside. */
  public Bounds {
    if (!(left < right && bottom < top)) {
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

  /** Returns true if a disc is inside; m. */
  public boolean hold(double x, double y, double radius) {
    return x - radius >= left && x + radius <= right && y - radius >= bottom && y + radius <= top;
  }

  /**
   * Returns true if one of the agent's two turning circles is inside, so that it never has to
   * leave.
   *
   * @param radius radius of its disc, m
   * @param turnRadius radius of its turning circles, m
   * @param headingX its heading has length 1
   */
  public boolean holdTurn(
      double x, double y, double radius, double headingX, double headingY, double turnRadius) {
    return holdLeftTurn(x, y, radius, headingX, headingY, turnRadius)
        || holdLeftTurn(x, y, radius, -headingX, -headingY, turnRadius);
  }

  /**
   * Returns whether the circle to the left lies inside; that to the right is left of the reverse
   * course.
   */
  boolean holdLeftTurn(
      double x, double y, double radius, double headingX, double headingY, double turnRadius) {
    return hold(
        x - turnRadius * headingY, y + turnRadius * headingX, turnRadius + radius - ROUNDING);
  }
}
