package towline.aim.search;

import towline.math.Trigonometry;

/**
 * The reach of shots in nearly one direction: those of a barrel that cannot turn, or those inside a
 * firing arc. With u the direction, w the drift and {@code k = s u - w}, a shot along u is at
 * {@code k th + G th^2 / 2} after th seconds. A shot at an angle to u is displaced from there by
 * {@code 2 s th sin(angle / 2)}, whatever the bearing; a target that the bearing passes within a
 * radius is at most twice the radius beside it.
 *
 * <p>With l = |k| th the distance along k, and the target's place resolved along k and along G, a
 * hit requires {@code along = l, across = bend l^2}: neither flight nor bearing need be known.
 * These bounds grow with the length of the target's path alone, so that a step far out may be long
 * however often the target crosses the curve.
 */
final class FanReach {
  /** Relative margin of the bounds, against their own rounding. */
  private static final double ROUNDING = 0x1p-49;

  /** Factor on a bound from a sine that need not be exact. */
  private static final double WIDENING = 1 + 1e-9;

  /** Sine of the angle between k and gravity below which the parts along them are useless. */
  private static final double PARALLEL_SINE = 1e-6;

  /** The direction of k. */
  private double kx;

  private double ky;

  /** The direction of gravity, or across k. */
  private double downX;

  private double downY;

  /** The sine of the angle between them. */
  private double sine;

  private double speed;
  private double bend;
  private double deviationRate;
  private double deviationAlways;
  private double range;
  private double timeToContact;

  /**
   * Sets the direction (ux, uy) and the deviation from it that a shot may have: {@code angle}, and
   * {@code radius} at the target.
   */
  void watch(Engagement engagement, double ux, double uy, double angle, double radius) {
    double x = engagement.speed * ux - engagement.driftX;
    double y = engagement.speed * uy - engagement.driftY;
    speed = Math.sqrt(x * x + y * y);
    kx = x / speed;
    ky = y / speed;
    double gravity = engagement.gravity();
    downX = gravity > 0 ? engagement.gravityX / gravity : -ky;
    downY = gravity > 0 ? engagement.gravityY / gravity : kx;
    sine = kx * downY - ky * downX;
    bend = 0.5 * gravity * sine / (speed * speed);
    double part = engagement.speed / speed;
    deviationRate = 2 * part * Trigonometry.sin(0.5 * Math.min(Math.PI, angle)) * WIDENING;
    deviationAlways = 2 * radius;
    range = engagement.range / part;
    timeToContact = engagement.timeToContact;
  }

  /**
   * Returns whether no shot can hit in the step of half width {@code q} about t, to which the
   * engagement has moved.
   *
   * @param turning a bound on what turning adds to |E''|, isotropic
   * @param radius further deviation of the target from its path, m
   */
  boolean isBeyond(Engagement engagement, double t, double q, double turning, double radius) {
    boolean moves = t < engagement.stopTime;
    double ax = (moves ? engagement.ax : 0) + engagement.fallX;
    double ay = (moves ? engagement.ay : 0) + engagement.fallY;
    double half = 0.5 * q * q;
    double rounding = ROUNDING * (Math.abs(engagement.ex) + Math.abs(engagement.ey));
    double besides = half * turning + radius + rounding + 4 * engagement.rounding(t + q);
    double farthest = Math.min(range, (t + q - timeToContact) * speed) * (1 + ROUNDING);
    double nearest = 0;
    double across = kx * engagement.ey - ky * engagement.ex;
    double acrossRate = kx * engagement.rateY - ky * engagement.rateX;
    double acrossCurvature = kx * ay - ky * ax;
    if (Math.abs(sine) > PARALLEL_SINE) {
      double along = (engagement.ex * downY - engagement.ey * downX) / sine;
      double rate = (engagement.rateX * downY - engagement.rateY * downX) / sine;
      double curvature = (ax * downY - ay * downX) / sine;
      double scale = 1 / Math.abs(sine);
      double run = q * Math.abs(rate) + half * Math.abs(curvature);
      double spread = run + scale * (besides + deviationAlways);
      double deviation = scale * deviationRate;
      nearest = Math.max(0, (along - spread) / (1 + deviation));
      farthest = deviation < 1 ? Math.min(farthest, (along + spread) / (1 - deviation)) : farthest;
      // The distance of the path from the curve is a polynomial, even where both bend alike.
      double off = across - bend * along * along;
      double first = acrossRate - 2 * bend * along * rate;
      double second = acrossCurvature - 2 * bend * (rate * rate + along * curvature);
      double third = Math.abs(bend * curvature) * (Math.abs(rate) + 0.25 * q * Math.abs(curvature));
      double lateral = besides + deviationAlways + deviationRate * Math.max(0, farthest);
      double slack =
          Math.abs(bend) * scale * lateral * (2 * (Math.abs(along) + run) + scale * lateral);
      double lost = ROUNDING * (Math.abs(across) + Math.abs(bend) * along * along);
      double change = q * Math.abs(first) + half * (Math.abs(second) + 2 * q * third);
      if (Math.abs(off) > change + lateral + slack + lost) {
        return true;
      }
    }
    if (!(nearest <= farthest * (1 + ROUNDING))) {
      return true;
    }
    double spread = q * Math.abs(acrossRate) + half * Math.abs(acrossCurvature) + besides;
    double deviation = spread + deviationAlways + deviationRate * farthest;
    double atNearest = bend * nearest * nearest;
    double atFarthest = bend * farthest * farthest;
    return across + deviation < Math.min(atNearest, atFarthest)
        || across - deviation > Math.max(atNearest, atFarthest);
  }
}
