package towline.math;

/**
 * A point or a free vector of the plane, in double precision; +x right, +y up.
 *
 * @param x the abscissa
 * @param y the ordinate
 */
public record Vec2(double x, double y) {
  /** The origin, and the null vector. */
  public static final Vec2 ZERO = new Vec2(0, 0);

  /** The unit vector at {@code bearing} radians, counter-clockwise from +x. */
  public static Vec2 atBearing(double bearing) {
    return new Vec2(Trigonometry.cos(bearing), Trigonometry.sin(bearing));
  }

  /** The sum {@code this + other}. */
  public Vec2 plus(Vec2 other) {
    return new Vec2(x + other.x, y + other.y);
  }

  /** The difference {@code this - other}. */
  public Vec2 minus(Vec2 other) {
    return new Vec2(x - other.x, y - other.y);
  }

  /** This vector stretched by {@code factor}. */
  public Vec2 times(double factor) {
    return new Vec2(x * factor, y * factor);
  }

  /** The inner product. */
  public double dot(Vec2 other) {
    return x * other.x + y * other.y;
  }

  /** The signed area spanned with {@code other}: positive when {@code other} lies to the left. */
  public double cross(Vec2 other) {
    return x * other.y - y * other.x;
  }

  /** The Euclidean length. */
  public double length() {
    return StrictMath.hypot(x, y);
  }

  /** The bearing of this vector, radians counter-clockwise from +x in (-pi, pi]; 0 for zero. */
  public double bearing() {
    return StrictMath.atan2(y, x);
  }

  /** Whether both coordinates are finite. */
  public boolean isFinite() {
    return Double.isFinite(x) && Double.isFinite(y);
  }
}
