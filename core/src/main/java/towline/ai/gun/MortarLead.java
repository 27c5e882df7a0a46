package towline.ai.gun;

import towline.internal.LinearIntercept;

/** The static lead of a mortar's shell, which flies no shorter than a least time. */
final class MortarLead {
  private MortarLead() {}

  /**
   * Returns the least time of flight, s, to the predicted place of a target of constant velocity;
   * positive infinity if no shell can reach it.
   *
   * <p>A shell that may not land before {@code shortest} flies more slowly to a nearer place: from
   * that time on it can land anywhere within speed x time, at full speed on the rim. So the result
   * is {@code shortest} if the target is within that disc at that time, and otherwise the time of
   * the intercept.
   *
   * @param rx place of the target relative to the mortar along x, m
   * @param ry place along y, m
   * @param vx velocity of the target along x, m/s
   * @param vy velocity along y, m/s
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
