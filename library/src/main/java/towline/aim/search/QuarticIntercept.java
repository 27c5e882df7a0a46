package towline.aim.search;

import java.util.Arrays;
import towline.internal.ExactSum;
import towline.internal.LinearIntercept;

/**
 * The meetings of a shot that leaves now with a target at constant acceleration, or of a shot that
 * gravity bends: then the acceleration is the target's minus gravity.
 *
 * <p>Everything is relative to the muzzle, and to its velocity if the shot inherits that. With P(t)
 * = R + V t + A t^2 / 2 and muzzle speed s, shot and target meet where {@code g(t) = |P(t)| - s t}
 * vanishes. g has the sign of the quartic {@code p = |P|^2 - s^2 t^2}. The roots of the quadratic
 * p'' split time into pieces where p' is monotone, so every root of p' is bracketed; they split it
 * into at most four pieces where p is monotone, so every meeting is bracketed, and none is passed
 * over.
 *
 * <p>While |V| + |A| t < s the shot gains on the target, so that a meeting found there is the first
 * and until then the only one: the everyday case, solved by a few steps from the straight meeting.
 *
 * <p>With a head start h the condition is {@code |P(t)| = s t + h} instead: with the target's
 * radius, the moment at which the shot first touches it.
 *
 * <p>Holds scratch space: one for each thread. Allocates nothing after construction.
 */
final class QuarticIntercept {
  private static final int MOST_MEETINGS = 4;

  /** Ratio of the target's speed to the shot's below which the shot surely gains. */
  private static final double SURELY_SLOWER_RATIO = 0.9;

  /** Relative step after which the next one is below rounding. */
  private static final double LAST_STEP_RATIO = 3e-9;

  /** Bound on the steps of Newton's method to a meeting that it finds at all. */
  private static final int MOST_NEWTON_STEPS = 10;

  private final double[] edges = new double[4];
  private final double[] turningPoints = new double[3];
  private final double[] meetings = new double[MOST_MEETINGS];
  private int turningPointCount;
  private int meetingCount;

  private double rx;
  private double ry;
  private double vx;
  private double vy;
  private double ax;
  private double ay;

  /** Component of the acceleration across the plane of R and V, m/s^2; 0 in the plane. */
  private double az;

  private double speed;
  private double headStart;

  /** Coefficients of p', a cubic; the middle ones are found with its roots. */
  private double d0;

  private double d1;
  private double d2;
  private double d3;

  /** Sets the problem, in the plane. {@code headStart} may be negative. */
  void pose(
      double rx,
      double ry,
      double vx,
      double vy,
      double ax,
      double ay,
      double speed,
      double headStart) {
    poseInSpace(rx, ry, vx, vy, ax, ay, 0, speed, headStart);
  }

  /**
   * Sets the problem in space, with axes of which the first two span R and V; the third has {@code
   * az}.
   */
  void poseInSpace(
      double rx,
      double ry,
      double vx,
      double vy,
      double ax,
      double ay,
      double az,
      double speed,
      double headStart) {
    this.rx = rx;
    this.ry = ry;
    this.vx = vx;
    this.vy = vy;
    this.ax = ax;
    this.ay = ay;
    this.az = az;
    this.speed = speed;
    this.headStart = headStart;
    d0 = 2 * (rx * vx + ry * vy) - 2 * speed * headStart;
    d3 = ax * ax + ay * ay + az * az;
  }

  /** Returns a time after which there is no meeting, s; +infinity without acceleration. */
  double lastChance() {
    double a = Math.sqrt(d3);
    if (a == 0) {
      return Double.POSITIVE_INFINITY;
    }
    double fastest = Math.sqrt(vx * vx + vy * vy) + speed;
    double farthest = Math.sqrt(rx * rx + ry * ry) + Math.abs(headStart);
    return 1.000001 * (fastest + Math.sqrt(fastest * fastest + 2 * a * farthest)) / a;
  }

  /** Returns the time until the first meeting, at most {@code latest}, s; +infinity: none. */
  double first(double latest) {
    double meeting = firstWhileSlower();
    return meeting <= latest ? meeting : firstOfAll(latest);
  }

  private double firstOfAll(double latest) {
    return find(latest, 1) > 0 ? meetings[0] : Double.POSITIVE_INFINITY;
  }

  /**
   * Finds the first {@code most} meetings up to {@code latest}, in order of time.
   *
   * @return number of meetings found; {@link #meeting} returns their times
   */
  int find(double latest, int most) {
    meetingCount = 0;
    double begin = headStart < 0 ? -headStart / speed : 0;
    double end = Math.min(latest, lastChance());
    if (!isBehind(begin)) {
      meetings[meetingCount++] = begin;
    }
    if (!(begin < end) || meetingCount == most) {
      return meetingCount;
    }
    findTurningPoints(begin, end);
    double left = begin;
    for (int i = 0; i <= turningPointCount && meetingCount < most; i++) {
      double right = i < turningPointCount ? turningPoints[i] : end;
      if (isBehind(left) != isBehind(right)) {
        meetings[meetingCount++] = meetingBetween(left, right);
      }
      left = right;
    }
    return meetingCount;
  }

  /**
   * Returns the first meeting if it comes while the target is surely slower than the shot; NaN: not
   * found.
   */
  double firstWhileSlower() {
    double v2 = vx * vx + vy * vy;
    double slower = SURELY_SLOWER_RATIO * speed - Math.sqrt(v2);
    double begin = headStart < 0 ? -headStart / speed : 0;
    double end = slower / Math.sqrt(d3);
    if (!(begin < end)) {
      return Double.NaN;
    }
    double r2 = rx * rx + ry * ry - headStart * headStart;
    double margin = speed * speed - v2;
    double t = LinearIntercept.solve(margin, 0.5 * d0, r2);
    if (!(t > begin && t < end && isBehind(begin))) {
      return Double.NaN;
    }
    double quadratic = rx * ax + ry * ay - margin;
    double cubic = vx * ax + vy * ay;
    t = halley(halley(t, r2, quadratic, cubic), r2, quadratic, cubic);
    if (!(t > begin && t < end)) {
      return Double.NaN;
    }
    for (int i = 0; i < MOST_NEWTON_STEPS; i++) {
      double rateX = vx + t * ax;
      double rateY = vy + t * ay;
      double px = rx + 0.5 * t * (vx + rateX);
      double py = ry + 0.5 * t * (vy + rateY);
      double pz = 0.5 * t * t * az;
      double distance = Math.sqrt(px * px + py * py + pz * pz);
      double gap = distance - speed * t - headStart;
      double closing = speed * distance - px * rateX - py * rateY - pz * t * az;
      double next = t + gap * distance / closing;
      if (!(next > begin && next < end)) {
        return Double.NaN;
      }
      double step = Math.abs(next - t);
      t = next;
      if (step <= LAST_STEP_RATIO * t) {
        return t;
      }
    }
    return Double.NaN;
  }

  /** Returns a step of Halley's method to a root of the quartic; it needs no square root. */
  private double halley(double t, double constant, double quadratic, double cubic) {
    double value = constant + t * (d0 + t * (quadratic + t * (cubic + 0.25 * t * d3)));
    double slope = d0 + t * (2 * quadratic + t * (3 * cubic + t * d3));
    double bend = 2 * quadratic + t * (6 * cubic + 3 * t * d3);
    return t - 2 * value * slope / (2 * slope * slope - value * bend);
  }

  /** Returns the time of meeting {@code index}, from 0, of the last {@link #find}, s. */
  double meeting(int index) {
    return meetings[index];
  }

  /** Returns the meeting in [from, to], in which the gap is monotone; +infinity: there is none. */
  double between(double from, double to) {
    return isBehind(from) == isBehind(to) ? Double.POSITIVE_INFINITY : meetingBetween(from, to);
  }

  /**
   * Returns whether the shot is behind by more than rounding, so that a touch counts as a meeting.
   */
  private boolean isBehind(double t) {
    return gap(t) > 2 * Math.ulp(speed * t + headStart);
  }

  /** Returns the distance of the shot behind the target at {@code t}, m; 0: they meet. */
  private double gap(double t) {
    double px = rx + t * (vx + 0.5 * t * ax);
    double py = ry + t * (vy + 0.5 * t * ay);
    double pz = 0.5 * t * t * az;
    return Math.sqrt(px * px + py * py + pz * pz) - speed * t - headStart;
  }

  private double gapRate(double t) {
    double px = rx + t * (vx + 0.5 * t * ax);
    double py = ry + t * (vy + 0.5 * t * ay);
    double pz = 0.5 * t * t * az;
    double radial = px * (vx + t * ax) + py * (vy + t * ay) + pz * t * az;
    return radial / Math.sqrt(px * px + py * py + pz * pz) - speed;
  }

  private double quarticSlope(double t) {
    return d0 + t * (d1 + t * (d2 + t * d3));
  }

  private double quarticCurvature(double t) {
    return d1 + t * (2 * d2 + t * 3 * d3);
  }

  private void findTurningPoints(double begin, double end) {
    d1 = 2 * (ExactSum.squareMinusSquares(speed, vx, vy) * -1 + rx * ax + ry * ay);
    d2 = 3 * (vx * ax + vy * ay);
    int count = 0;
    edges[count++] = begin;
    double near = Quadratic.smallerRoot(3 * d3, 2 * d2, d1);
    double far = Quadratic.largerRoot(3 * d3, 2 * d2, d1);
    if (near > begin && near < end) {
      edges[count++] = near;
    }
    if (far > begin && far < end && far > near) {
      edges[count++] = far;
    }
    edges[count++] = end;
    turningPointCount = 0;
    for (int i = 1; i < count; i++) {
      if (quarticSlope(edges[i - 1]) < 0 != quarticSlope(edges[i]) < 0) {
        turningPoints[turningPointCount++] = turningPointBetween(edges[i - 1], edges[i]);
      }
    }
    Arrays.sort(turningPoints, 0, turningPointCount);
  }

  private double turningPointBetween(double left, double right) {
    boolean falling = quarticSlope(left) < 0;
    double a = left;
    double b = right;
    double t = 0.5 * (a + b);
    double step = b - a;
    for (int i = 0; i < Bracket.MOST_STEPS; i++) {
      double value = quarticSlope(t);
      if (value < 0 == falling) {
        a = t;
      } else {
        b = t;
      }
      double next = Bracket.next(t, value, quarticCurvature(t), a, b, step);
      double lastStep = step;
      step = Math.abs(next - t);
      t = next;
      if (Bracket.isDone(step, lastStep, t)) {
        break;
      }
    }
    return t;
  }

  private double meetingBetween(double left, double right) {
    boolean behind = isBehind(left);
    double a = left;
    double b = right;
    double t = Bracket.secant(a, gap(a), b, gap(b));
    double step = b - a;
    for (int i = 0; i < Bracket.MOST_STEPS; i++) {
      double value = gap(t);
      if (value > 0 == behind) {
        a = t;
      } else {
        b = t;
      }
      double next = Bracket.next(t, value, gapRate(t), a, b, step);
      double lastStep = step;
      step = Math.abs(next - t);
      t = next;
      if (Bracket.isDone(step, lastStep, t)) {
        break;
      }
    }
    return t;
  }
}
