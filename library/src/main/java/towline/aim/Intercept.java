package towline.aim;

import towline.internal.LinearIntercept;
import towline.math.Trigonometry;

/**
 * The intercept formula in one call: for a gun that points anywhere at once and a target with
 * constant velocity. For a barrel that takes time to turn, and for all other cases, see {@link
 * towline.aim.search.FireSolver}.
 *
 * <p>Position and velocity of the target are relative to the gun: {@code target - gun}. If a shot
 * does not inherit the gun's velocity, pass the target's velocity itself. Exact to rounding, in
 * closed form, at the cost of a square root and an arc tangent. Allocates nothing, throws nothing,
 * keeps nothing.
 */
public final class Intercept {
  private Intercept() {}

  /**
   * Returns the direction in which to fire now, in radians counter-clockwise from +x, in [-pi, pi];
   * NaN: no shot ever hits, or an argument is out of its range. 0 for a target on the muzzle, which
   * any direction hits.
   *
   * @param rx position of the target relative to the gun; finite
   * @param ry see {@code rx}
   * @param vx velocity of the target, less the velocity that a shot inherits; finite
   * @param vy see {@code vx}
   * @param speed speed of a shot at the muzzle, in the units of {@code vx}; more than 0
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
   * Returns the time until the shot of {@link #lead} meets the target, s, at least 0; +infinity: no
   * shot ever does; NaN: an argument is out of its range. The arguments are those of {@link #lead}.
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
