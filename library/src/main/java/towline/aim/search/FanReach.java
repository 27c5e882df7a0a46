package towline.aim.search;

import towline.math.Trigonometry;

/**
 * What shots in nearly one direction leave in reach: those of a barrel that cannot turn, or those
 * inside a firing arc. With u the direction, w the drift and {@code k = s u - w}, a shot along u is
 * at {@code k th + G th^2 / 2} after th seconds. Whatever the bearing, an angle beside u puts it
 * {@code 2 s th sin(angle / 2)} beside that; a target that the bearing passes within a radius is at
 * most twice the radius beside it.
 *
 * <p>With l = |k| th the way along k, and the place of the target taken apart into one part along k
 * and one along G, a hit asks for {@code along = l, across = bend l^2}: no flight and no bearing
 * needs to be known. These bounds grow with the path of the target, whatever it does besides, so
 * that a step far out may be long however often the target crosses the curve.
 */
final class FanReach {
  /** Bounds are widened by this part of what they bound, against their own rounding. */
  private static final double ROUNDING = 0x1p-49;

  /** The same for what a sine that need not be exact bounds. */
  private static final double WIDER = 1 + 1e-9;

  /** Below this sine of the angle between k and gravity the parts along them say nothing. */
  private static final double PARALLEL = 1e-6;

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

  /** Takes over the direction (ux, uy), and how far beside it a shot may be. */
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
    deviationRate = 2 * part * Trigonometry.sin(0.5 * Math.min(Math.PI, angle)) * WIDER;
    deviationAlways = 2 * radius;
    range = engagement.range / part;
    timeToContact = engagement.timeToContact;
  }

  /**
   * Returns whether no shot can hit in the step of half width {@code q} about t, where the
   * engagement is.
   *
   * @param turning a bound on what turning adds to |E''|, isotropic
   * @param radius how far the target may be from there besides
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
    if (Math.abs(sine) > PARALLEL) {
      double along = (engagement.ex * downY - engagement.ey * downX) / sine;
      double rate = (engagement.rateX * downY - engagement.rateY * downX) / sine;
      double curvature = (ax * downY - ay * downX) / sine;
      double scale = 1 / Math.abs(sine);
      double run = q * Math.abs(rate) + half * Math.abs(curvature);
      double spread = run + scale * (besides + deviationAlways);
      double deviation = scale * deviationRate;
      nearest = Math.max(0, (along - spread) / (1 + deviation));
      farthest = deviation < 1 ? Math.min(farthest, (along + spread) / (1 - deviation)) : farthest;
      // How far the path is off the curve is a polynomial, even where both bend alike.
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
