package towline.aim.search;

import java.util.Arrays;
import towline.math.ExactSum;

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
 * <p>A head start h asks for {@code |P(t)| = s t + h} instead: with the target's radius, the moment
 * at which the shot first touches it.
 *
 * <p>Holds scratch space: one for each thread. Allocates nothing after construction.
 */
final class QuarticIntercept {
  private static final int MOST_MEETINGS = 4;

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

  /** What of the acceleration is across the plane of R and V; 0 in the plane. */
  private double az;

  private double speed;
  private double headStart;

  /** Coefficients of p', a cubic. */
  private double d0;

  private double d1;
  private double d2;
  private double d3;

  /** Poses the problem; see the class. {@code headStart} may be negative. */
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

  /** The same in space, in axes of which the first two span R and V; the third has {@code az}. */
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
    d1 = 2 * (ExactSum.squareMinusSquares(speed, vx, vy) * -1 + rx * ax + ry * ay);
    d2 = 3 * (vx * ax + vy * ay);
    d3 = ax * ax + ay * ay + az * az;
  }

  /** A time after which there is no meeting; +infinity without acceleration. */
  double lastChance() {
    double a = Math.sqrt(d3);
    if (a == 0) {
      return Double.POSITIVE_INFINITY;
    }
    double fastest = Math.sqrt(vx * vx + vy * vy) + speed;
    double farthest = Math.sqrt(rx * rx + ry * ry) + Math.abs(headStart);
    return 1.000001 * (fastest + Math.sqrt(fastest * fastest + 2 * a * farthest)) / a;
  }

  /** Seconds until the first meeting, at most {@code latest}; +infinity: none. */
  double first(double latest) {
    return find(latest, 1) > 0 ? meetings[0] : Double.POSITIVE_INFINITY;
  }

  /**
   * Finds the first {@code most} meetings up to {@code latest}, in order of time.
   *
   * @return how many there are; read them with {@link #meeting}
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

  /** The meeting number {@code index}, counted from 0, of the last {@link #find}. */
  double meeting(int index) {
    return meetings[index];
  }

  /** Whether the shot is behind by more than rounding, so that a touch counts as a meeting. */
  private boolean isBehind(double t) {
    return gap(t) > 2 * Math.ulp(speed * t + headStart);
  }

  /** How far the shot is behind the target at {@code t}; 0: they meet. */
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
