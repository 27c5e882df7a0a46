package towline.aim.search;

import java.util.Arrays;
import towline.aim.situation.FireProblem;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;

/**
 * A judge of shots under gravity which shares nothing with the solver: for an impact at a given
 * moment it computes every flight, as roots of a quartic, and checks all conditions of a shot for
 * each. It samples many moments, more densely where a shot is nearly possible.
 */
final class AllFlightsOracle {
  private static final double NONE = Double.NEGATIVE_INFINITY;
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** Relative rounding error of a root. */
  private static final double ROUNDING = 1e-13;

  private final FireProblem s;
  private final int samples;
  private final double touch;
  private double ex;
  private double ey;

  /** Seconds of flight of the best shot of the last {@link #spare}. */
  double flight;

  /**
   * Creates an oracle for {@code problem}.
   *
   * @param samples places at which it looks for a shot
   * @param touch part of its length by which a distance may exceed the radius of the tolerance:
   *     rounding parts what touches from what is inside, for as long as the root of that part
   */
  AllFlightsOracle(FireProblem problem, int samples, double touch) {
    s = problem;
    this.samples = samples;
    this.touch = touch;
  }

  /**
   * Returns whether the gun is ready at {@code t} and the target at its muzzle, to within the
   * flight of a shot in {@code part} of {@code t}.
   */
  boolean isAtMuzzle(double t, double part) {
    moveTarget(t);
    return t >= s.timeToReady && Math.hypot(ex, ey) <= part * t * s.muzzleSpeed;
  }

  /** Moves the target to its place at t, relative to the muzzle at t. */
  private void moveTarget(double t) {
    double moving = Math.min(t, s.targetStopTime);
    double c = s.targetTurnRate;
    double along = c == 0 ? moving : Math.sin(c * moving) / c;
    double across = c == 0 ? 0 : 2 * Math.pow(Math.sin(c * moving / 2), 2) / c;
    double fall = 0.5 * moving * moving;
    ex = s.targetX + along * s.targetVelocityX - across * s.targetVelocityY;
    ey = s.targetY + along * s.targetVelocityY + across * s.targetVelocityX;
    ex += fall * s.targetAccelerationX - s.muzzleX - t * s.shooterVelocityX;
    ey += fall * s.targetAccelerationY - s.muzzleY - t * s.shooterVelocityY;
  }

  /** Returns every flight that ends on the target at t, shortest first. */
  double[] flights(double t) {
    moveTarget(t);
    boolean isWorld = s.shotFrame == ShotFrame.WORLD;
    double wx = isWorld ? s.shooterVelocityX : 0;
    double wy = isWorld ? s.shooterVelocityY : 0;
    double gx = s.gravityX;
    double gy = s.gravityY;
    // The square of |E + w f - G f^2 / 2| less that of s f, from the constant up.
    double[] quartic = {
      ex * ex + ey * ey,
      2 * (ex * wx + ey * wy),
      wx * wx + wy * wy - s.muzzleSpeed * s.muzzleSpeed - ex * gx - ey * gy,
      -(wx * gx + wy * gy),
      0.25 * (gx * gx + gy * gy)
    };
    // A shot that leaves now flies for all of t, where rounding may put the root just beyond.
    return roots(quartic, 0, Math.max(t * (1 + ROUNDING), 1e-300));
  }

  /** All roots of a polynomial in [from, to], between those of its derivative. */
  static double[] roots(double[] polynomial, double from, double to) {
    int degree = polynomial.length - 1;
    if (degree == 0) {
      return new double[0];
    }
    double[] derivative = new double[degree];
    for (int i = 1; i <= degree; i++) {
      derivative[i - 1] = i * polynomial[i];
    }
    double[] inner = roots(derivative, from, to);
    double[] edges = new double[inner.length + 2];
    edges[0] = from;
    System.arraycopy(inner, 0, edges, 1, inner.length);
    edges[inner.length + 1] = to;
    double[] found = new double[inner.length + 1];
    int count = 0;
    for (int i = 1; i < edges.length; i++) {
      double left = edges[i - 1];
      double right = edges[i];
      boolean isAbove = value(polynomial, left) > 0;
      if (isAbove != value(polynomial, right) > 0) {
        for (int j = 0; j < 200 && left < right; j++) {
          double middle = 0.5 * (left + right);
          if (middle <= left || middle >= right) {
            break;
          }
          if (value(polynomial, middle) > 0 == isAbove) {
            left = middle;
          } else {
            right = middle;
          }
        }
        found[count++] = 0.5 * (left + right);
      }
    }
    return Arrays.copyOf(found, count);
  }

  private static double value(double[] polynomial, double x) {
    double sum = 0;
    for (int i = polynomial.length - 1; i >= 0; i--) {
      sum = sum * x + polynomial[i];
    }
    return sum;
  }

  /** Returns the spare seconds or radians of an impact at t, by the best of its flights. */
  double spare(double t) {
    double best = NONE;
    double[] flights = flights(t);
    if (ex == 0 && ey == 0 && s.lobArc != LobArc.HIGH) {
      flight = 0;
      return t - s.timeToReady;
    }
    for (int i = 0; i < flights.length; i++) {
      boolean isMeant = s.lobArc == LobArc.ANY || i == 0 == (s.lobArc == LobArc.LOW);
      double spare = isMeant ? spare(t, flights[i]) : NONE;
      if (spare > best) {
        best = spare;
        flight = flights[i];
      }
    }
    return best;
  }

  private double spare(double t, double th) {
    boolean isWorld = s.shotFrame == ShotFrame.WORLD;
    double dx = ex + (isWorld ? s.shooterVelocityX : 0) * th - 0.5 * s.gravityX * th * th;
    double dy = ey + (isWorld ? s.shooterVelocityY : 0) * th - 0.5 * s.gravityY * th * th;
    double distance = Math.hypot(dx, dy);
    double bearing = Math.atan2(dy, dx);
    boolean isInside = s.toleranceRadius * (1 + touch) >= distance;
    double cone = isInside ? 4 : Math.asin(s.toleranceRadius / distance);
    double free = Math.min(Math.PI, Math.max(cone, s.toleranceAngle));
    double spare = Math.min(t - th - s.timeToReady, s.range / s.muzzleSpeed - th);
    double off = Math.IEEEremainder(bearing - s.facing, 2 * Math.PI);
    boolean isArcLimited = s.arcHalf < Math.PI;
    if (!isArcLimited || free == 0) {
      double turn = Math.max(0, Math.abs(off) - free);
      spare = Math.min(spare, t - th - turned(turn));
      if (isArcLimited) {
        spare = Math.min(spare, s.arcHalf - Oracle.between(bearing, s.arcCentre));
      }
      return spare;
    }
    double arc = Math.IEEEremainder(s.arcCentre - s.facing, 2 * Math.PI);
    double turn = NEVER;
    double[] directions = {0, off - free, off + free, arc - s.arcHalf, arc + s.arcHalf};
    for (double direction : directions) {
      boolean isAimed = Oracle.between(direction, off) <= free + 1e-12;
      if (isAimed && Oracle.between(direction, arc) <= s.arcHalf + 1e-12) {
        turn = Math.min(turn, Math.abs(Math.IEEEremainder(direction, 2 * Math.PI)));
      }
    }
    return Math.min(spare, t - th - turned(turn));
  }

  private double turned(double angle) {
    return angle <= 1e-15 ? 0 : angle / s.slewRate;
  }

  /**
   * Returns some moment in (0, until] with more than {@code margin} to spare; NaN: none was found.
   */
  double anyShot(double until, double margin) {
    double step = until / samples;
    double previous = NONE;
    double last = NONE;
    for (int i = 1; i <= samples; i++) {
      double t = step * i;
      double spare = spare(t);
      if (spare > margin) {
        return t;
      }
      boolean isPeak = last > NONE && last >= previous && last >= spare;
      if (isPeak || (last == NONE) != (spare == NONE)) {
        double best = Oracle.peak(this::spare, step * Math.max(0, i - 2), t);
        if (spare(best) > margin) {
          return best;
        }
      }
      previous = last;
      last = spare;
    }
    double best = Oracle.peak(this::spare, until - step, until);
    return spare(best) > margin ? best : Double.NaN;
  }
}
