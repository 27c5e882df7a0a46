package towline.aim.search;

import towline.internal.ExactSum;
import towline.internal.LinearIntercept;
import towline.math.Trigonometry;

/**
 * The earliest shot of a turret that must turn first, at a target of constant velocity, with a shot
 * that shares the shooter's motion. Everything is relative to the shooter.
 *
 * <p>With R the target's position, V its velocity, v = |V|, s the muzzle speed and w the slew rate,
 * the spare time of an impact at T is
 *
 * <pre>f(T) = T - |R + V T| / s - |angle from the barrel| / w</pre>
 *
 * Let h = |R x V| / v be the miss distance, Tc its time, and S the sine of the angle by which the
 * target has passed it. The target crosses the line of the barrel, ahead or astern, at most once;
 * on either side of that its angle grows (sigma = 1) or shrinks (sigma = -1), and
 *
 * <pre>f' = 1 - m S - sigma k (1 - S^2),   m = v / s,   k = v / (h w)</pre>
 *
 * is a quadratic in S. So all turning points of f are known in closed form, f is monotone between
 * them, and the first piece whose right end has f >= 0 brackets the earliest shot.
 *
 * <p>Holds scratch space: one for each thread. Allocates nothing after construction.
 *
 * <p>Source: the problem is that of Intercepting a Moving Target with a Rotating Shooter
 * (GameDev.net, 2014); its bisection finds some shot, or none. The closed form is our own.
 */
final class TurretIntercept {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** Gain below which T - |R + V T| / s would cancel at late moments. */
  private static final double NEARLY_EQUAL_SPEEDS = 1e-3;

  private final double[] marks = new double[6];
  private int markCount;

  private double rx;
  private double ry;
  private double vx;
  private double vy;
  private double speed;
  private double slewRate;
  private double facingX;
  private double facingY;

  /** Distance of the target now, m. */
  private double distanceNow;

  private double targetSpeed;

  /** Part of its speed by which a shot gains on a target that flies straight away: 1 - m. */
  private double gain;

  private boolean areSpeedsNearlyEqual;

  /** s^2 - v^2 and R.V, without cancellation. */
  private double excess;

  private double dot;
  private double cross;
  private double missDistance;
  private double closestTime;

  /** Rate of the last {@link #spareTime}, and the time to turn in it. */
  private double spareRate;

  private double spareBend;
  private double turn;

  /** Reads the problem; it must be straight, without drift, gravity, arc and tolerance. */
  void pose(Engagement engagement) {
    rx = engagement.rx;
    ry = engagement.ry;
    vx = engagement.vx;
    vy = engagement.vy;
    speed = engagement.speed;
    slewRate = engagement.slewRate;
    facingX = engagement.facingX;
    facingY = engagement.facingY;
    distanceNow = Math.sqrt(rx * rx + ry * ry);
    targetSpeed = Math.sqrt(vx * vx + vy * vy);
    excess = ExactSum.squareMinusSquares(speed, vx, vy);
    gain = excess / (speed * (speed + targetSpeed));
    areSpeedsNearlyEqual = Math.abs(gain) < NEARLY_EQUAL_SPEEDS;
    dot = ExactSum.sumOfProducts(rx, vx, ry, vy);
    cross = ExactSum.cross(rx, ry, vx, vy);
  }

  /**
   * Returns the time until the earliest impact, s; +infinity: there is none.
   *
   * @param range muzzle speed times lifetime of the shot; may be infinite
   * @param horizon the latest impact that counts
   */
  double timeToGo(double range, double horizon) {
    if (rx == 0 && ry == 0) {
      return 0;
    }
    if (targetSpeed == 0) {
      return still(range, horizon);
    }
    if (cross == 0) {
      return collinear(range, horizon);
    }
    double earliest = LinearIntercept.timeToGo(rx, ry, vx, vy, speed);
    if (earliest > horizon) {
      return NEVER;
    }
    double v2 = targetSpeed * targetSpeed;
    missDistance = Math.abs(cross) / targetSpeed;
    closestTime = -dot / v2;
    double from = earliest;
    double to = horizon;
    if (range < NEVER) {
      if (range < missDistance) {
        return NEVER;
      }
      double halfPass = Math.sqrt((range - missDistance) * (range + missDistance)) / targetSpeed;
      from = Math.max(from, closestTime - halfPass);
      to = Math.min(to, closestTime + halfPass);
    }
    if (slewRate == NEVER) {
      return from <= to && (from == earliest || isReached(from)) ? from : NEVER;
    }
    if (slewRate == 0) {
      return onBore(from, to);
    }
    return between(from, Math.min(to, lastUsefulMoment(from)));
  }

  /** Returns a moment by which f has been at least 0, if it ever is. */
  private double lastUsefulMoment(double from) {
    if (gain > 0) {
      return 2 * from + (distanceNow / speed + Math.PI / slewRate) / gain;
    }
    double again = LinearIntercept.timeToGoAgain(rx, ry, vx, vy, speed);
    return again < NEVER ? again : 1e9 * (from + distanceNow / speed);
  }

  private double between(double from, double to) {
    if (!(from <= to)) {
      return NEVER;
    }
    double spare = spareTime(from);
    if (isEnough(spare, from)) {
      return from;
    }
    findMarks(from, to, momentOnBoreLine());
    double left = from;
    double atLeft = spare;
    for (int i = 0; i < markCount; i++) {
      double right = marks[i];
      double atRight = enoughOrSpareTime(right);
      if (isEnough(atRight, right)) {
        return openingBetween(left, right, Bracket.secant(left, atLeft, right, atRight));
      }
      left = right;
      atLeft = atRight;
    }
    return NEVER;
  }

  /** Returns {@link #lastUsefulMoment} for a {@code range}; for tests. */
  double usefulWithin(double range) {
    double last = timeToGo(range, NEVER);
    return last < NEVER ? 2 * lastUsefulMoment(last) : 1;
  }

  /**
   * Returns the only possible moment for a barrel that cannot turn: the target crosses its line of
   * fire.
   */
  private double onBore(double from, double to) {
    double crossing = momentOnBoreLine();
    double slack = 4 * Math.ulp(crossing);
    if (!(crossing >= from - slack && crossing <= to)) {
      return NEVER;
    }
    double ex = rx + vx * crossing;
    double ey = ry + vy * crossing;
    boolean isAhead = facingX * ex + facingY * ey > 0;
    return isAhead && isReached(crossing) ? crossing : NEVER;
  }

  /** Returns whether a shot reaches the target by {@code t}, but for rounding. */
  private boolean isReached(double t) {
    double ex = rx + vx * t;
    double ey = ry + vy * t;
    double size = Math.abs(rx) + Math.abs(ry) + t * (Math.abs(vx) + Math.abs(vy));
    return Math.sqrt(ex * ex + ey * ey) <= speed * t + 0x1p-50 * size;
  }

  /**
   * Returns the moment at which the target crosses the line through the barrel, ahead or astern;
   * NaN: never.
   */
  private double momentOnBoreLine() {
    return -ExactSum.cross(rx, ry, facingX, facingY) / ExactSum.cross(vx, vy, facingX, facingY);
  }

  /** Finds the right ends of the pieces in which f is monotone, in order. */
  private void findMarks(double from, double to, double crossing) {
    markCount = 0;
    double border = crossing > from && crossing < to ? crossing : to;
    addTurningPoints(from, border);
    if (border < to) {
      marks[markCount++] = border;
      addTurningPoints(border, to);
    }
    marks[markCount++] = to;
  }

  private void addTurningPoints(double from, double to) {
    double middle = 0.5 * (from + to);
    double ex = rx + vx * middle;
    double ey = ry + vy * middle;
    double side = facingX * ey - facingY * ex;
    double sigma = Math.signum(side) * Math.signum(cross);
    double m = targetSpeed / speed;
    double k = sigma * targetSpeed / (missDistance * slewRate);
    // With z = 1 - S, k z^2 + (m - 2 k) z + gain = 0: at nearly equal speeds S rounds to 1.
    double discriminant = m * m - 4 * k * (1 - k);
    if (!(discriminant >= 0)) {
      return;
    }
    double b = m - 2 * k;
    double q = -0.5 * (b + Math.copySign(Math.sqrt(discriminant), b));
    double one = turningPoint(q / k, sigma, m);
    double other = turningPoint(gain / q, sigma, m);
    addMark(Math.min(one, other), from, to);
    addMark(Math.max(one, other), from, to);
  }

  /**
   * Returns the moment at which the target has passed by an angle with sine 1 - {@code z};
   * +infinity: never.
   */
  private double turningPoint(double z, double sigma, double m) {
    if (!(z > 0 && z < 2)) {
      return NEVER;
    }
    double square = sigma * missDistance / (targetSpeed * slewRate * (gain + m * z));
    return square >= 0 ? closestTime + (1 - z) * Math.sqrt(square) : NEVER;
  }

  private void addMark(double moment, double from, double to) {
    if (moment > from && moment < to) {
      marks[markCount++] = moment;
    }
  }

  private double openingBetween(double left, double right, double guess) {
    double a = left;
    double b = right;
    double t = guess;
    double step = b - a;
    for (int i = 0; i < Bracket.MOST_STEPS; i++) {
      double value = spareTime(t);
      if (value < 0) {
        a = t;
      } else {
        b = t;
      }
      double next = Bracket.next(t, value, slopeForHalley(value), a, b, step);
      double lastStep = step;
      step = Math.abs(next - t);
      t = next;
      if (Bracket.isDone(step, lastStep, t, a, b)) {
        break;
      }
    }
    return t;
  }

  /**
   * Returns the slope that turns a step of Newton's method into one of Halley's, which needs fewer
   * steps.
   */
  private double slopeForHalley(double value) {
    double secondOrder = 0.5 * value * spareBend;
    return Math.abs(secondOrder) < 0.5 * spareRate * spareRate
        ? spareRate - secondOrder / spareRate
        : spareRate;
  }

  /** Returns whether a spare time is at least 0, but for its rounding error. */
  private boolean isEnough(double spare, double impact) {
    // No term of the lead without cancellation is larger than these, where it is spent on turning.
    double largest = areSpeedsNearlyEqual ? distanceNow / speed + Math.PI / slewRate : impact;
    return spare >= -2 * Math.ulp(Math.min(impact, largest));
  }

  /** Returns the time that a shot with its impact at {@code t}, {@code distance} away, can wait. */
  private double lead(double t, double distance) {
    return areSpeedsNearlyEqual
        ? ((excess * t - 2 * dot) * t - (rx * rx + ry * ry)) / (speed * (speed * t + distance))
        : t - distance / speed;
  }

  private double spareTime(double t) {
    double ex = rx + vx * t;
    double ey = ry + vy * t;
    double distance = Math.sqrt(ex * ex + ey * ey);
    double off = Trigonometry.atan2(facingX * ey - facingY * ex, facingX * ex + facingY * ey);
    double perDistance = 1 / distance;
    double radial = (ex * vx + ey * vy) * perDistance;
    double angular = Math.abs(cross) * perDistance * perDistance;
    double turning = Math.copySign(angular / slewRate, off * cross);
    spareRate = 1 - radial / speed - turning;
    spareBend = 2 * turning * radial * perDistance - angular * angular * distance / speed;
    turn = timeToTurn(off);
    return lead(t, distance) - turn;
  }

  /**
   * Returns the spare time; if there is time for half a turn, only approximately, without the
   * angle.
   */
  private double enoughOrSpareTime(double t) {
    double ex = rx + vx * t;
    double ey = ry + vy * t;
    double lead = lead(t, Math.sqrt(ex * ex + ey * ey));
    return lead >= Math.PI / slewRate ? lead - turn : spareTime(t);
  }

  private double timeToTurn(double off) {
    double angle = Math.abs(off);
    return angle <= ShotFlight.ROUNDING_OF_ANGLES ? 0 : angle / slewRate;
  }

  private double offBoreNow() {
    return Trigonometry.atan2(facingX * ry - facingY * rx, facingX * rx + facingY * ry);
  }

  private double still(double range, double horizon) {
    double impact = distanceNow / speed + timeToTurn(offBoreNow());
    return distanceNow <= range && impact <= horizon ? impact : NEVER;
  }

  /** Returns the earliest impact of a target that moves straight at the muzzle or straight away. */
  private double collinear(double range, double horizon) {
    double m = targetSpeed / speed;
    double headStart = distanceNow / speed + timeToTurn(offBoreNow());
    double impact;
    if (rx * vx + ry * vy < 0) {
      double arrival = distanceNow / targetSpeed;
      double inRange = (distanceNow - range) / targetSpeed;
      impact = Math.min(Math.max(headStart / (1 + m), inRange), arrival);
    } else {
      impact = gain > 0 ? headStart / gain : NEVER;
      if (distanceNow + targetSpeed * impact > range) {
        return NEVER;
      }
    }
    return impact <= horizon ? impact : NEVER;
  }
}
