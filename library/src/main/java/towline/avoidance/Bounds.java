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

  /** Whether a disc lies inside; m. */
  public boolean hold(double x, double y, double radius) {
    return x - radius >= left && x + radius <= right && y - radius >= bottom && y + radius <= top;
  }

  /**
   * Whether an agent can follow one of its two turning circles inside: whoever can never has to
   * leave.
   *
   * @param radius of its disc, m
   * @param turnRadius of its circles, m
   * @param headingX its heading has length 1
   */
  public boolean holdTurn(
      double x, double y, double radius, double headingX, double headingY, double turnRadius) {
    return holdLeftTurn(x, y, radius, headingX, headingY, turnRadius)
        || holdLeftTurn(x, y, radius, -headingX, -headingY, turnRadius);
  }

  /**
   * Whether the circle to the left lies inside; that to the right is left of the reverse course.
   */
  boolean holdLeftTurn(
      double x, double y, double radius, double headingX, double headingY, double turnRadius) {
    return hold(
        x - turnRadius * headingY, y + turnRadius * headingX, turnRadius + radius - ROUNDING);
  }
}
