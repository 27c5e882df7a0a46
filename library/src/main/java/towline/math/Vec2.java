package towline.math;

/**
 * A point or a vector of the plane, in double precision; +x right, +y up. For results and options;
 * the simulation keeps its coordinates in fields and allocates none.
 *
 * @param x the abscissa
 * @param y the ordinate
 */
public record Vec2(double x, double y) {
  /** Returns whether both coordinates are finite. */
  public boolean isFinite() {
    return Double.isFinite(x) && Double.isFinite(y);
  }
}
