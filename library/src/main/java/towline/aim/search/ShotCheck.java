package towline.aim.search;

import towline.aim.situation.FireProblem;
import towline.math.Angles;

/**
 * Where a shot passes that leaves now along the barrel.
 *
 * <p>Holds scratch space: one for each thread. Allocates nothing after construction.
 */
public final class ShotCheck {
  /** The part of its radius within which a target must be passed for a shot to be worth firing. */
  public static final double CERTAIN_PART_OF_RADIUS = 0.8;

  /** Curved paths are followed to this part of the shot's life. */
  private static final double FINEST_STEP = 1.0 / 65536;

  private final Engagement engagement = new Engagement();

  /**
   * Whether a shot that leaves now from the muzzle, along the barrel, passes within {@link
   * #CERTAIN_PART_OF_RADIUS} of the target's radius and within the shot's range, if the target
   * moves as {@code model} says. Never while the barrel points outside the firing arc. Cost:
   * constant for a straight path; some tens of steps for a curved one, which may pass over a touch
   * shallower than what the shot closes in 1/65536 of its life.
   */
  public boolean hits(FireProblem model) {
    if (Math.abs(Angles.difference(model.facing, model.arcCentre)) > model.arcHalf) {
      return false;
    }
    engagement.loadAtOnce(model);
    double radius = CERTAIN_PART_OF_RADIUS * model.targetRadius;
    double lifetime = Math.min(model.range / model.muzzleSpeed, model.horizon);
    double shotX = model.muzzleSpeed * engagement.facingX;
    double shotY = model.muzzleSpeed * engagement.facingY;
    if (engagement.isStraight()) {
      return passesStraight(shotX, shotY, lifetime, radius);
    }
    return passes(shotX, shotY, lifetime, radius);
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

  /** Goes along the path in steps too short to reach the target from where it then is. */
  private boolean passes(double shotX, double shotY, double lifetime, double radius) {
    double bound = engagement.accelerationBound();
    double finest = FINEST_STEP * lifetime;
    double t = 0;
    while (true) {
      engagement.moveTo(t);
      double x = engagement.ex - t * shotX;
      double y = engagement.ey - t * shotY;
      double gap = Math.sqrt(x * x + y * y) - radius;
      if (gap <= 0) {
        return true;
      }
      if (t >= lifetime) {
        return false;
      }
      double vx = engagement.rateX - shotX;
      double vy = engagement.rateY - shotY;
      double v2 = vx * vx + vy * vy;
      double safe = 2 * gap / (Math.sqrt(v2) + Math.sqrt(v2 + 2 * bound * gap));
      t = Math.min(lifetime, t + Math.max(finest, safe));
    }
  }
}
