package towline.aim.search;

import towline.aim.situation.FireProblem;
import towline.math.Angles;

/**
 * A check that a shot which leaves now along the barrel hits the target.
 *
 * <p>Holds scratch space: one for each thread. Allocates nothing after construction.
 */
final class ShotCheck {
  /** Shortest step along a curved path, as a part of the shot's life. */
  private static final double SHORTEST_STEP = 1.0 / 65536;

  /** Longest life considered, in flights to the target's present place. */
  private static final double LONGEST_LIFE = 64;

  /**
   * Bound on the steps; a shot that keeps up with the middle of a circle may stay near it for ever.
   */
  private static final int MOST_STEPS = 200_000;

  private final Engagement engagement = new Engagement();
  private final FireProblem straight = new FireProblem();

  /**
   * See {@link FireSolver#hits}. Cost: constant for a straight path, some tens of steps for a
   * curved one.
   */
  boolean hits(FireProblem model) {
    model.checkSight();
    if (Math.abs(Angles.difference(model.facing, model.arcCentre)) > model.arcHalf) {
      return false;
    }
    engagement.loadAtOnce(model);
    double radius = FireSolver.CERTAIN_PART_OF_RADIUS * model.targetRadius;
    double lifetime = Math.min(model.range / model.muzzleSpeed, model.horizon);
    double shotX = model.muzzleSpeed * engagement.facingX;
    double shotY = model.muzzleSpeed * engagement.facingY;
    if (engagement.isStraight()) {
      return passesStraight(shotX, shotY, lifetime, radius);
    }
    return passes(shotX, shotY, lifetime, radius);
  }

  /**
   * The snap shot, see {@link FireSolver#hitsStraight}.
   *
   * <p>The rotating-shooter article proposes a test of the angle to the target, which fires at what
   * has left when the shot arrives. Here the target must be inside the cone that its radius spans
   * around where it will be. Source: Intercepting a Moving Target with a Rotating Shooter
   * (GameDev.net, 2014), section Interesting Points.
   */
  boolean hitsStraight(FireProblem seen) {
    straight.set(seen);
    straight.setStraight();
    return hits(straight);
  }

  private boolean passesStraight(double shotX, double shotY, double lifetime, double radius) {
    double vx = engagement.vx - shotX;
    double vy = engagement.vy - shotY;
    double v2 = vx * vx + vy * vy;
    double closest = v2 > 0 ? -(engagement.rx * vx + engagement.ry * vy) / v2 : 0;
    double t = Math.max(0, Math.min(lifetime, closest));
    double x = engagement.rx + t * vx;
    double y = engagement.ry + t * vy;
    return x * x + y * y <= radius * radius;
  }

  /** Follows the path in steps too short to reach the target. */
  private boolean passes(double shotX, double shotY, double lifetime, double radius) {
    double bound = engagement.accelerationBound();
    double distance = Math.sqrt(square(engagement.rx, engagement.ry));
    double longest = LONGEST_LIFE * distance / Math.sqrt(square(shotX, shotY));
    double t = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
      engagement.moveTo(t);
      double x = engagement.ex - t * shotX;
      double y = engagement.ey - t * shotY;
      double gap = Math.sqrt(x * x + y * y) - radius;
      if (gap <= 0) {
        return true;
      }
      if (t == engagement.stopTime) {
        engagement.startFromStop();
      }
      double vx = engagement.rateX - shotX;
      double vy = engagement.rateY - shotY;
      if (t >= lifetime || isGone(t, shotX, shotY, radius)) {
        return false;
      }
      double v2 = vx * vx + vy * vy;
      double safe = 2 * gap / (Math.sqrt(v2) + Math.sqrt(v2 + 2 * bound * gap));
      double finest = SHORTEST_STEP * Math.min(lifetime, Math.max(longest, t));
      // A stop changes the velocity abruptly, so no step goes past it.
      double latest = t < engagement.stopTime ? engagement.stopTime : lifetime;
      t = Math.min(Math.min(lifetime, latest), t + Math.max(finest, safe));
    }
    return false;
  }

  /**
   * Returns true if the target, or the middle of its circle, is out of the shot's reach at {@code
   * t}, and its distance only grows: its place, velocity and acceleration relative to the shot have
   * no part against each other.
   */
  private boolean isGone(double t, double shotX, double shotY, double radius) {
    if (t < engagement.stopTime && engagement.stopTime < Double.POSITIVE_INFINITY) {
      return false;
    }
    boolean isTurning = engagement.isTurning(t);
    if (isTurning) {
      engagement.moveCentreTo(t);
    }
    double x = engagement.ex - t * shotX;
    double y = engagement.ey - t * shotY;
    double vx = engagement.rateX - shotX;
    double vy = engagement.rateY - shotY;
    boolean isStopped = t >= engagement.stopTime;
    double ax = engagement.fallX + (isStopped ? 0 : engagement.ax);
    double ay = engagement.fallY + (isStopped ? 0 : engagement.ay);
    double needed = radius + (isTurning ? engagement.circleRadius() : 0);
    return x * vx + y * vy >= 0
        && x * ax + y * ay >= 0
        && vx * ax + vy * ay >= 0
        && square(x, y) > needed * needed;
  }

  private static double square(double x, double y) {
    return x * x + y * y;
  }
}
