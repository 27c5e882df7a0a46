package towline.homing;

import towline.internal.LinearIntercept;

/**
 * The first meeting of a flight with a target that goes on turning for a while: its turn is assumed
 * to last {@link #MEMORY}, and to be followed by straight flight. Weaving and circling targets are
 * met on their curve, faster ones too; a target that does not turn is met by {@link
 * LinearIntercept}.
 *
 * <p>With P(t) the target's place, v its speed and w its turn rate, the flight is behind by {@code
 * gap(t) = |P(t)| - s t}. A length lies above its tangent, and P bends by at most v |w|, so
 *
 * <pre>gap(t + x) >= gap + gap' x - v |w| x^2 / 2</pre>
 *
 * Steps to the zero of that bound never pass a meeting, and near one they are as good as Newton's.
 */
final class TurningIntercept {
  /** For how long a turn is believed to go on, s; from 1 to 2 s hardly matters. */
  private static final double MEMORY = 1.5;

  /** The aim is right to this share of the range. */
  private static final double TOLERANCE = 1e-6;

  /** Turning more slowly than this, rad/s, is flying straight. */
  private static final double LEAST_TURN = 1e-6;

  /** A search that creeps along a touch ends here; the touch is then met as well as not. */
  private static final int MOST_STEPS = 60;

  private TurningIntercept() {}

  /**
   * Fills in aim and time to go: the meeting point, or the target itself where there is none.
   *
   * @return how often it looked where the target will be
   */
  static int find(HomingInput chase, HomingOutput out) {
    if (Math.abs(chase.targetTurnRate) <= LEAST_TURN) {
      place(chase, 0, out);
      meetAfter(chase, 0, out);
      return 1;
    }
    double range = StrictMath.hypot(chase.rangeX, chase.rangeY);
    double v = StrictMath.hypot(chase.targetVelocityX, chase.targetVelocityY);
    boolean isNear = range <= (v + chase.speed) * MEMORY;
    int looks = isNear ? meetWithin(chase, range, v * Math.abs(chase.targetTurnRate), out) : 0;
    if (looks == 0 || out.timeToGo == Double.POSITIVE_INFINITY) {
      place(chase, MEMORY, out);
      meetAfter(chase, MEMORY, out);
      looks++;
    }
    return looks;
  }

  /** The target's place after {@code time} of its turn, relative to the missile's place now. */
  private static void place(HomingInput chase, double time, HomingOutput out) {
    out.arc.turn(chase.targetTurnRate, time);
    double vx = chase.targetVelocityX;
    double vy = chase.targetVelocityY;
    out.aimX = chase.rangeX + out.arc.along * vx - out.arc.across * vy;
    out.aimY = chase.rangeY + out.arc.along * vy + out.arc.across * vx;
  }

  /** From the end of the turn on, straight: a quadratic. */
  private static void meetAfter(HomingInput chase, double memory, HomingOutput out) {
    double vx = out.arc.cosine * chase.targetVelocityX - out.arc.sine * chase.targetVelocityY;
    double vy = out.arc.cosine * chase.targetVelocityY + out.arc.sine * chase.targetVelocityX;
    double way = chase.speed * memory;
    double square = out.aimX * out.aimX + out.aimY * out.aimY;
    double half = out.aimX * vx + out.aimY * vy - chase.speed * way;
    double gain = chase.speed * chase.speed - (vx * vx + vy * vy);
    double more =
        memory == 0
            ? LinearIntercept.timeToGo(out.aimX, out.aimY, vx, vy, chase.speed)
            : LinearIntercept.solve(gain, half, Math.max(0, square - way * way));
    out.timeToGo = memory + more;
    if (more < Double.POSITIVE_INFINITY) {
      out.aimX += vx * more;
      out.aimY += vy * more;
    } else {
      out.aimX = chase.rangeX;
      out.aimY = chase.rangeY;
    }
  }

  /** During the turn; the time to go is infinite where there is no meeting yet. */
  private static int meetWithin(HomingInput chase, double range, double bend, HomingOutput out) {
    double enough = TOLERANCE * range;
    double time = 0;
    int looks = 0;
    while (time < MEMORY && looks < MOST_STEPS) {
      place(chase, time, out);
      looks++;
      double distance = StrictMath.hypot(out.aimX, out.aimY);
      double gap = distance - chase.speed * time;
      if (gap <= enough) {
        out.timeToGo = time;
        return looks;
      }
      double vx = out.arc.cosine * chase.targetVelocityX - out.arc.sine * chase.targetVelocityY;
      double vy = out.arc.cosine * chase.targetVelocityY + out.arc.sine * chase.targetVelocityX;
      double rate = (out.aimX * vx + out.aimY * vy) / distance - chase.speed;
      double root = Math.sqrt(rate * rate + 2 * bend * gap);
      // A double root: neither form cancels.
      time += rate < 0 ? 2 * gap / (root - rate) : (rate + root) / bend;
    }
    out.timeToGo = time < MEMORY ? time : Double.POSITIVE_INFINITY;
    return looks;
  }
}
