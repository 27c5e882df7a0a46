package towline.ai.gun;

import towline.internal.LinearIntercept;

/** The static lead of a mortar's shell, which flies no shorter than a least time. */
final class MortarLead {
  private MortarLead() {}

  /**
   * The least time of flight, s, to where a target that keeps its velocity will be then; positive
   * infinity: no shell comes up with it.
   *
   * <p>A shell that may not arrive before {@code shortest} dawdles on a shorter way: at any time
   * from then on it may be anywhere within speed x time, at the rim after flying at full speed. So
   * the answer is {@code shortest} if the target is within that disc then, and otherwise the
   * intercept.
   *
   * @param rx place of the target relative to the mortar, m
   * @param ry the same along y
   * @param vx velocity of the target, m/s
   * @param vy the same along y
   * @param speed of the shell's shadow, m/s, more than 0
   * @param shortest the least time of flight, s
   */
  static double timeToGo(
      double rx, double ry, double vx, double vy, double speed, double shortest) {
    double placeX = rx + vx * shortest;
    double placeY = ry + vy * shortest;
    if (StrictMath.hypot(placeX, placeY) <= speed * shortest) {
      return shortest;
    }
    double intercept = LinearIntercept.timeToGo(rx, ry, vx, vy, speed);
    return intercept >= shortest ? intercept : Double.POSITIVE_INFINITY;
  }
}
