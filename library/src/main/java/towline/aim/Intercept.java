package towline.aim;

import towline.internal.LinearIntercept;
import towline.math.Trigonometry;

/**
 * Where to aim at what moves, in one call: for a gun that points anywhere at once, at a target that
 * keeps its velocity. For a barrel that takes time to turn, and for whatever else there is, see
 * {@link towline.aim.search.FireSolver}.
 *
 * <p>Place and velocity of the target are relative to the gun: {@code target - gun}. Of the
 * velocity leave the gun's out if a shot does not inherit it. Exact to rounding, in closed form, at
 * the cost of a square root and an arc tangent. Allocates nothing, throws nothing, keeps nothing.
 */
public final class Intercept {
  private Intercept() {}

  /**
   * The direction in which to fire now, in radians counter-clockwise from +x, in [-pi, pi]; NaN: no
   * shot ever gets there, or an argument is out of its range. 0 for a target on the muzzle, which
   * any direction hits.
   *
   * @param rx where the target is, relative to the gun; finite
   * @param ry see {@code rx}
   * @param vx its velocity relative to what a shot inherits; finite
   * @param vy see {@code vx}
   * @param speed of a shot when it leaves, in the units of {@code vx}; more than 0
   */
  public static double lead(double rx, double ry, double vx, double vy, double speed) {
    double time = timeToGo(rx, ry, vx, vy, speed);
    if (!(time < Double.POSITIVE_INFINITY)) {
      return Double.NaN;
    }
    // The longer of the two stays in range, whatever the units.
    return time > 1
        ? Trigonometry.atan2(ry / time + vy, rx / time + vx)
        : Trigonometry.atan2(ry + time * vy, rx + time * vx);
  }

  /**
   * Seconds until the shot of {@link #lead} meets the target, at least 0; +infinity: none ever
   * does; NaN: an argument is out of its range. The arguments are the same.
   */
  public static double timeToGo(double rx, double ry, double vx, double vy, double speed) {
    boolean isInRange =
        isFinite(rx) && isFinite(ry) && isFinite(vx) && isFinite(vy) && isFinite(speed);
    return isInRange && speed > 0 ? LinearIntercept.timeToGo(rx, ry, vx, vy, speed) : Double.NaN;
  }

  private static boolean isFinite(double value) {
    return Math.abs(value) <= Double.MAX_VALUE;
  }
}
