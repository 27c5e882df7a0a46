package towline.aim.search;

import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.ShotFrame;

/**
 * A judge of shots that shares nothing with the solver: it halves time until a bound on how fast
 * anything can change rules a piece out, and finds flights under gravity by steps too short to
 * reach the target. First-order bounds only, thousands of evaluations: slow, and simple enough to
 * trust.
 */
public final class TracingOracle {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /**
   * Length of a piece of time, as a part of its end, below which it is sampled instead of halved.
   */
  private static final double SMALLEST = 1e-9;

  /** {@link #SMALLEST} under gravity, where evaluations are expensive and flights jump. */
  private static final double SMALLEST_UNDER_GRAVITY = 1e-6;

  private static final int MOST_LOOKS = 20_000;
  private static final int MOST_STEPS = 4_000;

  private final FireProblem s;
  private final boolean atOnce;
  private final boolean world;
  private final double drift;
  private final double gravity;
  private final boolean isOnBore;
  private final boolean isOnArcLine;
  private double margin;
  private double angleMargin;

  /** Time of flight of the last {@link #look}, s. */
  private double th;

  private double ex;
  private double ey;
  private double dx;
  private double dy;

  /** Times to spare; angles to spare; a function of time and one of angle that must be 0. */
  private double spareTime;

  private double spareAngle;
  private double mustBeZero;

  /** Least angle by which the barrel must turn for the last {@link #look}, rad. */
  private double leastTurn;

  private int looks;
  private final boolean hasTolerantArc;

  /** Bound on the spare time, without jumps where an end of the arc comes into reach. */
  private double mostSpare;

  /** Flight above which an impact is too late to matter, s. */
  private double latest = NEVER;

  public TracingOracle(FireProblem situation) {
    s = situation;
    atOnce = s.timing == FireTiming.AT_ONCE;
    world = s.shotFrame == ShotFrame.WORLD;
    drift = world ? Math.hypot(s.shooterVelocityX, s.shooterVelocityY) : 0;
    gravity = Math.hypot(s.gravityX, s.gravityY);
    boolean tolerant = s.toleranceAngle > 0 || s.toleranceRadius > 0;
    isOnBore = !atOnce && s.slewRate == 0 && !tolerant;
    hasTolerantArc = tolerant && !atOnce && s.arcHalf < Math.PI;
    isOnArcLine = s.arcHalf <= 1e-15 && !hasTolerantArc;
  }

  /** Returns whether the search gave up. */
  boolean gaveUp() {
    return looks > MOST_LOOKS;
  }

  private void moveTarget(double t) {
    double moving = Math.min(t, s.targetStopTime);
    double c = s.targetTurnRate;
    double half = c * moving / 2;
    double chord = half == 0 ? moving : moving * Math.sin(half) / half;
    double cos = Math.cos(half);
    double sin = Math.sin(half);
    double x = s.targetX - s.muzzleX + chord * (cos * s.targetVelocityX - sin * s.targetVelocityY);
    double y = s.targetY - s.muzzleY + chord * (cos * s.targetVelocityY + sin * s.targetVelocityX);
    ex = x + 0.5 * moving * moving * s.targetAccelerationX - s.shooterVelocityX * t;
    ey = y + 0.5 * moving * moving * s.targetAccelerationY - s.shooterVelocityY * t;
  }

  /** Computes the spare times and angles of an impact at t. */
  private void look(double t) {
    looks++;
    latest = t * (1 + 1e-6);
    moveTarget(t);
    if (atOnce) {
      lookAtOnce(t);
      return;
    }
    th = flight(0);
    double wx = world ? s.shooterVelocityX : 0;
    double wy = world ? s.shooterVelocityY : 0;
    dx = ex + wx * th - 0.5 * s.gravityX * th * th;
    dy = ey + wy * th - 0.5 * s.gravityY * th * th;
    spareTime = Math.min(t - th - s.timeToReady, s.range / s.muzzleSpeed - th);
    spareAngle = NEVER;
    mustBeZero = 0;
    leastTurn = 0;
    if (!(th < NEVER)) {
      spareTime = Double.NEGATIVE_INFINITY;
      return;
    }
    if (th == 0) {
      return;
    }
    double off = off(s.facing);
    if (hasTolerantArc) {
      lookAtTolerantArc(t, off);
      return;
    }
    if (isOnBore) {
      mustBeZero = off;
    } else if (s.slewRate < NEVER) {
      double distance = Math.hypot(dx, dy);
      double cone = s.toleranceRadius >= distance ? 4 : Math.asin(s.toleranceRadius / distance);
      double angle = Math.abs(off) - Math.max(cone, s.toleranceAngle);
      if (s.slewRate == 0) {
        spareAngle = -angle;
      } else {
        leastTurn = angle > 1e-15 ? angle : 0;
        spareTime = Math.min(spareTime, t - th - leastTurn / s.slewRate);
      }
    }
    lookAtArc();
  }

  /** Computes the nearest direction that is in the arc and within the tolerance. */
  private void lookAtTolerantArc(double t, double off) {
    double distance = Math.hypot(dx, dy);
    double cone = s.toleranceRadius >= distance ? 4 : Math.asin(s.toleranceRadius / distance);
    double free = Math.min(Math.PI, Math.max(cone, s.toleranceAngle));
    double arc = Math.IEEEremainder(s.arcCentre - s.facing, 2 * Math.PI);
    double beyond = Math.abs(arc) - s.arcHalf;
    if (s.slewRate == 0) {
      spareAngle = Math.min(free - Math.abs(off), -beyond);
      return;
    }
    spareAngle = s.arcHalf + free - Math.abs(off(s.arcCentre));
    if (s.slewRate == NEVER) {
      return;
    }
    double turn = NEVER;
    double[] directions = {0, off - free, off + free, arc - s.arcHalf, arc + s.arcHalf};
    for (double direction : directions) {
      double besideBearing = Math.abs(Math.IEEEremainder(direction - off, 2 * Math.PI));
      double besideArc = Math.abs(Math.IEEEremainder(direction - arc, 2 * Math.PI));
      if (besideBearing <= free + 1e-12 && besideArc <= s.arcHalf + 1e-12) {
        turn = Math.min(turn, Math.abs(Math.IEEEremainder(direction, 2 * Math.PI)));
      }
    }
    double withoutJumps = Math.max(0, Math.max(beyond, Math.abs(off) - free));
    mostSpare = Math.min(spareTime, t - th - withoutJumps / s.slewRate);
    leastTurn = turn;
    spareTime = Math.min(spareTime, t - th - turn / s.slewRate);
  }

  /**
   * Returns the time, s, for which a barrel that can turn must turn for an impact at {@code t};
   * +infinity: no turn is enough.
   */
  double timeToSlew(double t) {
    look(t);
    return leastTurn / s.slewRate;
  }

  private void lookAtOnce(double t) {
    double carriedX = world ? s.shooterVelocityX * t : 0;
    double carriedY = world ? s.shooterVelocityY * t : 0;
    dx = ex + carriedX - 0.5 * s.gravityX * t * t;
    dy = ey + carriedY - 0.5 * s.gravityY * t * t;
    th = t;
    mustBeZero = t - Math.hypot(dx, dy) / s.muzzleSpeed;
    spareTime = s.range / s.muzzleSpeed - t;
    spareAngle = NEVER;
    lookAtArc();
  }

  private void lookAtArc() {
    if (s.arcHalf < Math.PI) {
      spareAngle = Math.min(spareAngle, s.arcHalf - Math.abs(off(s.arcCentre)));
    }
  }

  private double off(double facing) {
    double c = Math.cos(facing);
    double d = Math.sin(facing);
    return Math.atan2(c * dy - d * dx, c * dx + d * dy);
  }

  /** Returns the lowest flight to within {@code headStart} of the target. */
  private double flight(double headStart) {
    double wx = world ? s.shooterVelocityX : 0;
    double wy = world ? s.shooterVelocityY : 0;
    double r = Math.hypot(ex, ey);
    if (gravity == 0) {
      // With a head start, a lower bound.
      double dot = ex * wx + ey * wy;
      double a = (s.muzzleSpeed - drift) * (s.muzzleSpeed + drift);
      return headStart > 0
          ? Math.max(0, r - headStart) / (s.muzzleSpeed + drift)
          : (dot + Math.sqrt(dot * dot + a * r * r)) / a;
    }
    double most = s.muzzleSpeed + drift;
    double limit =
        (most + Math.sqrt(most * most + 2 * gravity * (r + Math.abs(headStart)))) / gravity * 1.01;
    limit = Math.min(limit, latest);
    double t = 0;
    double enough = 1e-14 * (r + Math.abs(headStart));
    for (int i = 0; i < MOST_STEPS && t <= limit; i++) {
      double gap = gap(t, headStart);
      if (gap <= enough) {
        return t;
      }
      if (gap < 1e-3 * (r + Math.abs(headStart))) {
        double root = rootNear(t, gap, headStart);
        if (root > 0) {
          return root;
        }
        t = -root;
      }
      double steepest = most + gravity * t;
      // The steepness grows by gravity a second: the step solves that quadratic.
      t += 2 * gap / (steepest + Math.sqrt(steepest * steepest + 2 * gravity * gap));
    }
    return NEVER;
  }

  private double gap(double t, double headStart) {
    double wx = world ? s.shooterVelocityX : 0;
    double wy = world ? s.shooterVelocityY : 0;
    double x = ex + wx * t - 0.5 * s.gravityX * t * t;
    double y = ey + wy * t - 0.5 * s.gravityY * t * t;
    double square = x * x + y * y;
    // Math.hypot takes ten times as long, but neither overflows nor underflows.
    double distance = square > 1e-200 && square < 1e200 ? Math.sqrt(square) : Math.hypot(x, y);
    return distance - s.muzzleSpeed * t - headStart;
  }

  /** Returns the root next to t, where the gap is small; or, negative, a lower bound on it. */
  private double rootNear(double t, double atT, double headStart) {
    double w = 1e-7 * t;
    double last = atT;
    double next = gap(t + w, headStart);
    while (next > 0 && next < last) {
      w *= 1.5;
      last = next;
      next = gap(t + w, headStart);
    }
    double left = t;
    double right = t + w;
    for (int i = 0; i < 80 && next > 0; i++) {
      double x = left + (right - left) / 3;
      double y = right - (right - left) / 3;
      if (gap(x, headStart) <= gap(y, headStart)) {
        right = y;
      } else {
        left = x;
      }
      next = gap(right, headStart);
    }
    if (next > 0) {
      return -(t + w);
    }
    left = t;
    for (int i = 0; i < 60; i++) {
      double middle = 0.5 * (left + right);
      if (gap(middle, headStart) > 0) {
        left = middle;
      } else {
        right = middle;
      }
    }
    return right;
  }

  /** Returns a bound on the target's speed relative to the muzzle in [a, b]. */
  private double fastest(double a, double b) {
    double carried = atOnce && world ? 0 : 1;
    double wx = carried * s.shooterVelocityX;
    double wy = carried * s.shooterVelocityY;
    double fastest = 0;
    if (a < s.targetStopTime) {
      double end = Math.min(b, s.targetStopTime);
      double v = Math.hypot(s.targetVelocityX - wx, s.targetVelocityY - wy);
      if (s.targetTurnRate != 0) {
        double turned = Math.abs(s.targetTurnRate) * end;
        double speed = Math.hypot(s.targetVelocityX, s.targetVelocityY);
        v = Math.min(v + turned * speed, speed + Math.hypot(wx, wy));
      }
      fastest = v + end * Math.hypot(s.targetAccelerationX, s.targetAccelerationY);
    }
    return b > s.targetStopTime ? Math.max(fastest, Math.hypot(wx, wy)) : fastest;
  }

  /** Returns the first moment in [0, to] with more than rounding to spare; NaN: there is none. */
  double search(double to, double margin) {
    this.margin = margin;
    angleMargin = 1e-9;
    looks = 0;
    if (to <= 0) {
      return Double.NaN;
    }
    double end = to / 64;
    double found = within(0, end);
    while (Double.isNaN(found) && end < to && !gaveUp()) {
      double next = Math.min(to, 2 * end);
      found = within(end, next);
      end = next;
    }
    return found;
  }

  /** Returns whether a look at some moments after {@code from} shows a shot. */
  boolean isSeenAfter(double from, double to, int samples) {
    margin = 1e-9 * to;
    angleMargin = 1e-9;
    for (int i = 1; i <= samples; i++) {
      look(from + (to - from) * i / samples);
      if (isSeen()) {
        return true;
      }
    }
    return false;
  }

  private double within(double a, double b) {
    if (gaveUp()) {
      return Double.NaN;
    }
    double m = 0.5 * (a + b);
    double q = 0.5 * (b - a);
    look(m);
    if (isRuledOut(m, q)) {
      return Double.NaN;
    }
    if (isSeen()) {
      return m;
    }
    if (b - a <= (gravity > 0 ? SMALLEST_UNDER_GRAVITY : SMALLEST) * b) {
      return lookClosely(a, b);
    }
    double found = within(a, m);
    return Double.isNaN(found) ? within(m, b) : found;
  }

  private boolean isSeen() {
    return spareTime > margin && spareAngle > angleMargin && !isLine();
  }

  private boolean isLine() {
    return atOnce || isOnBore || isOnArcLine;
  }

  /** Returns, after a {@link #look} at m, whether no shot is possible within q of it. */
  private boolean isRuledOut(double m, double q) {
    double v = fastest(m - q, m + q);
    double stray = v * q;
    if (atOnce) {
      double change = q * (1 + (v + gravity * (m + q)) / s.muzzleSpeed);
      boolean missed = Math.abs(mustBeZero) > change || spareTime + q < 0;
      double distance = Math.hypot(dx, dy);
      double swing = q * (v + gravity * (m + q));
      return missed || (swing < distance && spareAngle + Math.asin(swing / distance) < 0);
    }
    latest = (m + q) * (1 + 1e-6);
    double lengthens = stray / (s.muzzleSpeed - drift);
    double shortest = gravity == 0 ? Math.max(0, th - lengthens) : flight(stray);
    if (m + q - shortest - s.timeToReady < margin || s.range / s.muzzleSpeed - shortest < margin) {
      return true;
    }
    if (th == NEVER) {
      return false;
    }
    double swing = stray + drift * lengthens;
    if (gravity > 0) {
      // The lowest flight to any place within reach of the middle lasts no longer.
      double longest = flight(-stray);
      if (longest == NEVER) {
        return false;
      }
      swing = stray + (drift + gravity * longest) * (longest - shortest);
    }
    double distance = Math.hypot(dx, dy);
    if (swing >= distance) {
      return false;
    }
    double turn = Math.asin(swing / distance);
    if (spareAngle + turn + toleranceChange(distance, swing) < 0) {
      return true;
    }
    if (Math.abs(mustBeZero) > turn + 1e-12) {
      return true;
    }
    if (isOnArcLine && Math.abs(off(s.arcCentre)) > turn + 1e-12) {
      return true;
    }
    double later = q + (gravity == 0 ? lengthens : th - shortest);
    double turning =
        isOnBore || s.slewRate == NEVER || s.slewRate == 0
            ? 0
            : (turn + toleranceChange(distance, swing)) / s.slewRate;
    boolean jumps = hasTolerantArc && s.slewRate > 0 && s.slewRate < NEVER;
    return (jumps ? mostSpare : spareTime) + later + turning < margin;
  }

  private double toleranceChange(double distance, double swing) {
    if (s.toleranceRadius == 0) {
      return 0;
    }
    double near = distance - swing;
    return s.toleranceRadius >= near
        ? 4
        : Math.asin(s.toleranceRadius / near) - Math.asin(s.toleranceRadius / distance);
  }

  private double lookClosely(double a, double b) {
    if (isLine()) {
      return lookForMoment(a, b);
    }
    double left = a;
    double right = b;
    for (int i = 0; i < (gravity > 0 ? 3 : 40); i++) {
      double x = left + (right - left) / 3;
      double y = right - (right - left) / 3;
      look(x);
      if (isSeen()) {
        return x;
      }
      double atX = Math.min(spareTime, spareAngle);
      look(y);
      if (isSeen()) {
        return y;
      }
      if (atX >= Math.min(spareTime, spareAngle)) {
        right = y;
      } else {
        left = x;
      }
    }
    return Double.NaN;
  }

  private double lookForMoment(double a, double b) {
    look(a);
    double zeroAtA = line();
    look(b);
    double zeroAtB = line();
    double touch = atOnce ? 1e-15 * b : 1e-13;
    if (zeroAtA * zeroAtB > 0 && Math.min(Math.abs(zeroAtA), Math.abs(zeroAtB)) > touch) {
      return Double.NaN;
    }
    boolean crosses = Math.abs(zeroAtA - zeroAtB) < 1;
    if (!crosses) {
      return Double.NaN;
    }
    // The other conditions must hold at the crossing itself: beside it there is no shot.
    double moment = lineMet(a, zeroAtA, b, zeroAtB);
    look(moment);
    boolean fits = spareTime > margin && (isOnArcLine || spareAngle > angleMargin);
    return fits && areLinesMet() ? moment : Double.NaN;
  }

  /** Returns the place in [a, b] at which the line crosses zero, or the end nearest to it. */
  private double lineMet(double a, double zeroAtA, double b, double zeroAtB) {
    if (zeroAtA * zeroAtB > 0) {
      return Math.abs(zeroAtA) < Math.abs(zeroAtB) ? a : b;
    }
    double left = a;
    double right = b;
    for (int i = 0; i < 60 && zeroAtB != 0; i++) {
      double middle = 0.5 * (left + right);
      look(middle);
      if (line() * zeroAtB > 0) {
        right = middle;
      } else {
        left = middle;
      }
    }
    return right;
  }

  private double line() {
    return atOnce || isOnBore ? mustBeZero : off(s.arcCentre);
  }

  private boolean areLinesMet() {
    boolean isArcMet = !isOnArcLine || Math.abs(off(s.arcCentre)) <= 1e-9;
    return isArcMet && (!isOnBore || Math.abs(mustBeZero) <= 1e-6);
  }

  /** Returns whether there is a shot at t, but for rounding. */
  public boolean isShot(double t) {
    for (double off = -1; off <= 1; off += 0.25) {
      if (isShotExactly(t * (1 + off * 1e-9), t)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the target is on the muzzle at t, but for rounding: it has no bearing then. */
  boolean isContact(double t) {
    look(t);
    return isOnMuzzle(reach(t));
  }

  /** Returns how far the target can be from the muzzle by t, m. */
  private double reach(double t) {
    return Math.hypot(s.targetX - s.muzzleX, s.targetY - s.muzzleY) + t * fastest(0, t);
  }

  private boolean isOnMuzzle(double reach) {
    return Math.hypot(dx, dy) <= 1e-12 * reach;
  }

  private boolean isShotExactly(double moment, double t) {
    look(moment);
    double size = reach(t);
    double reach = size / s.muzzleSpeed;
    double time = 1e-12 * t + 1e-14 * reach;
    double distance = Math.hypot(dx, dy);
    double angle = 1e-12 + 1e-14 * size / distance;
    if (isOnMuzzle(size)) {
      return spareTime >= -1e-9 * t || moment >= s.timeToReady;
    }
    double turning = s.slewRate > 0 && s.slewRate < NEVER && !atOnce ? angle / s.slewRate : 0;
    double zero = atOnce ? 1e-9 * t + 1e-14 * reach : 1e-6;
    double steep = fastest(t, t) * t * 1e-9 / distance;
    return spareTime >= -time - Math.min(turning, 1e-9 * t)
        && spareAngle >= -angle - Math.min(steep, 1e-6)
        && (!isOnArcLine || Math.abs(spareAngle) <= angle + steep)
        && Math.abs(mustBeZero) <= (isOnBore ? Math.min(zero, angle + steep) : zero);
  }
}
