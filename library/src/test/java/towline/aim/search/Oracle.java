package towline.aim.search;

import java.util.function.DoubleUnaryOperator;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;

/**
 * A slow judge of shots that shares nothing with the solver: it works in the world frame, finds
 * flights by trying times, and samples many moments.
 */
final class Oracle {
  private static final double NONE = Double.NEGATIVE_INFINITY;

  private final FireProblem s;
  private final int samples;

  double targetX;
  double targetY;

  Oracle(FireProblem situation, int samples) {
    s = situation;
    this.samples = samples;
  }

  /** Moves the target to its place at t, straight from the definition in {@link FireProblem}. */
  private void moveTarget(double t) {
    double moving = Math.min(t, s.targetStopTime);
    double c = s.targetTurnRate;
    double along = c == 0 ? moving : Math.sin(c * moving) / c;
    double across = c == 0 ? 0 : 2 * Math.pow(Math.sin(c * moving / 2), 2) / c;
    targetX = s.targetX + along * s.targetVelocityX - across * s.targetVelocityY;
    targetY = s.targetY + along * s.targetVelocityY + across * s.targetVelocityX;
    targetX += 0.5 * moving * moving * s.targetAccelerationX;
    targetY += 0.5 * moving * moving * s.targetAccelerationY;
  }

  /**
   * Returns x of the launch displacement that a flight of {@code th} seconds to an impact at t
   * needs, m.
   */
  private double launchX(double t, double th) {
    boolean inherits = s.shotFrame == ShotFrame.SHOOTER;
    double muzzle = s.muzzleX + s.shooterVelocityX * (t - th);
    double carried = inherits ? s.shooterVelocityX * th : 0;
    return targetX - muzzle - carried - 0.5 * s.gravityX * th * th;
  }

  private double launchY(double t, double th) {
    boolean inherits = s.shotFrame == ShotFrame.SHOOTER;
    double muzzle = s.muzzleY + s.shooterVelocityY * (t - th);
    double carried = inherits ? s.shooterVelocityY * th : 0;
    return targetY - muzzle - carried - 0.5 * s.gravityY * th * th;
  }

  private double behind(double t, double th) {
    return Math.hypot(launchX(t, th), launchY(t, th)) - s.muzzleSpeed * th;
  }

  /** Returns the lowest flight of at most t seconds that ends on the target at t; NaN: none. */
  double flight(double t) {
    moveTarget(t);
    boolean still = s.shotFrame == ShotFrame.SHOOTER;
    still |= s.shooterVelocityX == 0 && s.shooterVelocityY == 0;
    if (still && s.gravityX == 0 && s.gravityY == 0) {
      return Math.hypot(launchX(t, 0), launchY(t, 0)) / s.muzzleSpeed;
    }
    int steps = s.gravityX == 0 && s.gravityY == 0 ? 1 : 400;
    double before = Double.POSITIVE_INFINITY;
    double last = behind(t, 0);
    for (int i = 1; i <= steps; i++) {
      double right = t * i / steps;
      double next = behind(t, right);
      if (next <= 0) {
        return bisect(t, t * (i - 1) / steps, right);
      }
      if (last < before && last <= next && last < 4 * t / steps * s.muzzleSpeed) {
        double dip = dip(t, t * Math.max(0, i - 2) / steps, right);
        if (behind(t, dip) <= 0) {
          return bisect(t, t * Math.max(0, i - 2) / steps, dip);
        }
      }
      before = last;
      last = next;
    }
    return Double.NaN;
  }

  private double dip(double t, double left, double right) {
    double a = left;
    double b = right;
    for (int i = 0; i < 80; i++) {
      double x = a + (b - a) / 3;
      double y = b - (b - a) / 3;
      if (behind(t, x) <= behind(t, y)) {
        b = y;
      } else {
        a = x;
      }
    }
    return 0.5 * (a + b);
  }

  private double bisect(double t, double left, double right) {
    double a = left;
    double b = right;
    for (int i = 0; i < 60; i++) {
      double middle = 0.5 * (a + b);
      if (behind(t, middle) <= 0) {
        b = middle;
      } else {
        a = middle;
      }
    }
    return b;
  }

  /** Returns the spare time of an impact at t, s; negative: there is no such shot. */
  double spare(double t) {
    double th = flight(t);
    if (!(th <= t)) {
      return NONE;
    }
    double spare = Math.min(t - th - s.timeToReady, s.range / s.muzzleSpeed - th);
    if (th == 0) {
      return spare;
    }
    double bearing = Math.atan2(launchY(t, th), launchX(t, th));
    if (s.slewRate < Double.POSITIVE_INFINITY) {
      double distance = s.muzzleSpeed * th;
      double cone = s.toleranceRadius >= distance ? 4 : Math.asin(s.toleranceRadius / distance);
      double angle = between(bearing, s.facing) - Math.max(cone, s.toleranceAngle);
      double turning = angle > 1e-15 ? angle / s.slewRate : 0;
      spare = Math.min(spare, t - th - turning);
    }
    if (s.arcHalf < Math.PI) {
      spare = Math.min(spare, s.arcHalf - between(bearing, s.arcCentre));
    }
    return spare;
  }

  static double between(double a, double b) {
    return Math.abs(Math.IEEEremainder(a - b, 2 * Math.PI));
  }

  /**
   * Returns some moment in (0, before] with at least {@code margin} to spare; NaN if none was
   * found.
   */
  double anyShot(double before, double margin) {
    double step = before / samples;
    double previous = NONE;
    double last = NONE;
    for (int i = 1; i <= samples; i++) {
      double t = step * i;
      double spare = spare(t);
      if (spare > margin) {
        return t;
      }
      if (last >= previous && last >= spare && last > NONE) {
        double best = peak(this::spare, step * (i - 2), Math.min(before, t));
        if (spare(best) > margin) {
          return best;
        }
      }
      previous = last;
      last = spare;
    }
    if (last >= previous) {
      double best = peak(this::spare, before - step, before);
      return spare(best) > margin ? best : Double.NaN;
    }
    return Double.NaN;
  }

  /**
   * Returns the place of the maximum of {@code function}, which rises and then falls in [left,
   * right].
   */
  static double peak(DoubleUnaryOperator function, double left, double right) {
    double golden = 0.6180339887498949;
    double a = left;
    double b = right;
    double x = b - golden * (b - a);
    double y = a + golden * (b - a);
    double atX = function.applyAsDouble(x);
    double atY = function.applyAsDouble(y);
    for (int i = 0; i < 60; i++) {
      if (atX >= atY) {
        b = y;
        y = x;
        atY = atX;
        x = b - golden * (b - a);
        atX = function.applyAsDouble(x);
      } else {
        a = x;
        x = y;
        atX = atY;
        y = a + golden * (b - a);
        atY = function.applyAsDouble(y);
      }
    }
    return atX >= atY ? x : y;
  }
}
