package towline.aim.search;

import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * The last moment at which a shot can meet a target that falls exactly as shots do.
 *
 * <p>Relative to a shot in flight such a target does not fall. With P(t) its place when the shot
 * leaves at t, or the middle of the circle of radius r that it runs, and U(t) its velocity then, in
 * the frame in which the shot has its muzzle speed s, they meet after th seconds only if {@code |P
 * + U th| <= s th + r}. Where {@code |U| >= s}, {@code P.U > s r} and {@code |P| >= r} that is
 * never; and while {@code |U| > s} it takes at most {@code (|P| + r) / (|U| - s)}. U grows with the
 * fall, so that there is a last shot, and an end to the search for one. The bearing of each shot is
 * that of P and an angle whose sine is {@code P x U / (|P| s)}, so that the time of launch alone
 * decides whether a barrel can be there in time.
 */
final class FreeFall {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** Smallest positive sum, as a part of the sum of its terms' sizes. */
  private static final double ROUNDING = 1e-12;

  /** Relative difference below which two accelerations are equal but for rounding. */
  private static final double RELATIVE_ROUNDING = 1e-12;

  /** Largest ratio of an arc sine to its sine. */
  private static final double MOST_ARC_SINE_RATIO = Math.PI / 2;

  private static final int HALVINGS = 60;

  private static final int MOST_LOOKS = 100;

  private double speed;
  private double placeX;
  private double placeY;
  private double velocityX;
  private double velocityY;
  private double launchX;
  private double launchY;
  private double gx;
  private double gy;
  private double radius;

  /**
   * Returns a moment, up to {@code end}, after which no shot that leaves when the gun is ready or
   * later meets the target; -infinity: none ever does.
   */
  double lastMeeting(Engagement engagement, double end) {
    if (!engagement.hasGravity() || engagement.stopTime < NEVER) {
      return end;
    }
    double acrossX = engagement.ax - engagement.gravityX;
    double acrossY = engagement.ay - engagement.gravityY;
    double across = Math.sqrt(acrossX * acrossX + acrossY * acrossY);
    if (!(across <= RELATIVE_ROUNDING * engagement.gravity())) {
      return end;
    }
    load(engagement, 0.5 * across * end * end);
    double ready = engagement.timeToContact;
    double slow =
        slowest(ready, NEVER) < speed ? whenAsFast(speed, true) : Double.NEGATIVE_INFINITY;
    double from = Math.max(ready, slow);
    double last = Math.max(slow, Math.max(lastApproach(from, speed * radius), lastInside(from)));
    if (!(last >= ready) || isHopeless(engagement, ready, last)) {
      return Double.NEGATIVE_INFINITY;
    }
    double margin = slowest(ready, last) - speed;
    return margin > ROUNDING * speed
        ? Math.min(end, last + (size(last) + radius) / margin)
        : lastOfLongFlights(engagement, last, end);
  }

  /**
   * Returns the last moment for a U that may be as fast as the shots. Flights may last for ever
   * then; but a long one leaves at about that moment, and nearly along U.
   */
  private double lastOfLongFlights(Engagement engagement, double last, double end) {
    double far = size(last) + radius + engagement.toleranceRadius;
    for (double flight = far / speed; last + flight < end; flight *= 2) {
      if (areHopeless(engagement, far / flight, last)) {
        return last + flight;
      }
    }
    return end;
  }

  /** Returns whether no shot can leave up to {@code end} when |U| is within {@code margin} of s. */
  private boolean areHopeless(Engagement engagement, double margin, double end) {
    double half = MOST_ARC_SINE_RATIO * margin / speed;
    double first = whenAsFast(speed + margin, false);
    double last = Math.min(end, whenAsFast(speed + margin, true));
    double firstSlow = Math.min(last, whenAsFast(speed - margin, false));
    double lastSlow = Math.max(firstSlow, whenAsFast(speed - margin, true));
    return margin < speed
        && isHopeless(engagement, first, firstSlow, half)
        && (lastSlow >= last || isHopeless(engagement, lastSlow, last, half));
  }

  /**
   * Returns the first or the last time at which |U| is {@code rate}; if it never is, the time at
   * which |U| is least.
   */
  private double whenAsFast(double rate, boolean isLast) {
    double a = gx * gx + gy * gy;
    double b = 2 * (launchX * gx + launchY * gy);
    double c = launchX * launchX + launchY * launchY - rate * rate;
    double t = isLast ? Quadratic.largerRoot(a, b, c) : Quadratic.smallerRoot(a, b, c);
    return t < NEVER ? t : -0.5 * b / a;
  }

  /** Returns whether no shot can leave in [from, to] within {@code half} of the direction of U. */
  private boolean isHopeless(Engagement engagement, double from, double to, double half) {
    if (to < engagement.timeToContact) {
      return true;
    }
    double begin = Math.max(from, engagement.timeToContact);
    double bearing = Trigonometry.atan2(launchY + begin * gy, launchX + begin * gx);
    double after = Trigonometry.atan2(launchY + to * gy, launchX + to * gx);
    double turned = Angles.wrap(after - bearing);
    double least = bearing + Math.min(0, turned) - half;
    double free = engagement.toleranceAngle + half;
    double turn = engagement.slewRate == NEVER ? NEVER : free + engagement.slewRate * to;
    return isOutside(engagement, least, least + Math.abs(turned) + 2 * half, turn, free);
  }

  /** Returns whether every shot that leaves in [from, to] breaks a condition. */
  private boolean isHopeless(Engagement engagement, double from, double to) {
    double t = from;
    double length = 0.125 * (to - from);
    int enough = Math.min(engagement.evaluations + MOST_LOOKS, FirstWindowSearch.MOST_EVALUATIONS);
    while (engagement.evaluations++ < enough) {
      double q = 0.5 * Math.min(length, to - t);
      if (!isHopelessAbout(engagement, t + q, q)) {
        length = q;
      } else if (t + length >= to) {
        return true;
      } else {
        t += 2 * q;
        length *= 2;
      }
    }
    return false;
  }

  /** Returns whether every shot that leaves within {@code q} of t breaks a condition. */
  private boolean isHopelessAbout(Engagement engagement, double t, double q) {
    double x = placeX + t * (velocityX + 0.5 * t * gx);
    double y = placeY + t * (velocityY + 0.5 * t * gy);
    double rate = StrictMath.hypot(velocityX + t * gx, velocityY + t * gy);
    double gravity = StrictMath.hypot(gx, gy);
    double deviation = q * (rate + 0.5 * q * gravity);
    double distance = Math.sqrt(x * x + y * y);
    double near = distance - deviation - radius;
    if (!(near > 0)) {
      return false;
    }
    double ux = launchX + t * gx;
    double uy = launchY + t * gy;
    double fastest = Math.sqrt(ux * ux + uy * uy) + q * gravity;
    double sweep = MOST_ARC_SINE_RATIO * deviation / distance;
    double loose = q * gravity + fastest * sweep + radius * (speed + fastest) / near;
    double across = (x * uy - y * ux) / distance;
    double least = (across - loose) / speed;
    double most = (across + loose) / speed;
    if (least > 1 || most < -1) {
      return true;
    }
    // The law of sines: the bearing leads the place by an angle with that sine, ahead or astern.
    double low = StrictMath.asin(Math.max(-1, least)) - sweep;
    double high = StrictMath.asin(Math.min(1, most)) + sweep;
    double place = Trigonometry.atan2(y, x);
    double shortest = near / (speed + fastest);
    boolean isFar = shortest * speed > engagement.range;
    double flown = speed * shortest;
    boolean isAny = engagement.toleranceRadius >= flown;
    double cone = isAny ? Math.PI : MOST_ARC_SINE_RATIO * engagement.toleranceRadius / flown;
    double free = Math.max(engagement.toleranceAngle, cone);
    double turn = engagement.slewRate == NEVER ? NEVER : free + engagement.slewRate * (t + q);
    double closing = -(x * ux + y * uy) / distance + loose;
    double widest = Math.min(1, Math.max(Math.abs(least), Math.abs(most)));
    double ahead = Math.sqrt((1 - widest) * (1 + widest));
    return isFar
        || (isOutside(engagement, place + low, place + high, turn, free)
            && (closing < speed * ahead
                || isOutside(
                    engagement, place + Math.PI - high, place + Math.PI - low, turn, free)));
  }

  /**
   * Returns whether every bearing in [least, most] is out of reach: more than {@code turn} from the
   * facing, or more than {@code free} outside the arc.
   */
  private static boolean isOutside(
      Engagement engagement, double least, double most, double turn, double free) {
    double middle = 0.5 * (least + most);
    double half = 0.5 * (most - least) + ROUNDING;
    double facing = Trigonometry.atan2(engagement.facingY, engagement.facingX);
    double centre = Trigonometry.atan2(engagement.arcCentreY, engagement.arcCentreX);
    return Math.abs(Angles.wrap(middle - facing)) - half > turn
        || Math.abs(Angles.wrap(middle - centre)) - half > engagement.arcHalf + free;
  }

  /** Returns a bound on |P| up to {@code t}. */
  private double size(double t) {
    double x = Math.abs(placeX) + t * (Math.abs(velocityX) + 0.5 * t * Math.abs(gx));
    double y = Math.abs(placeY) + t * (Math.abs(velocityY) + 0.5 * t * Math.abs(gy));
    return x + y;
  }

  private void load(Engagement engagement, double deviation) {
    speed = engagement.speed;
    placeX = engagement.rx;
    placeY = engagement.ry;
    velocityX = engagement.vx;
    velocityY = engagement.vy;
    gx = engagement.gravityX;
    gy = engagement.gravityY;
    radius = deviation;
    if (engagement.turnRate != 0) {
      radius += engagement.circleRadius();
      placeX -= engagement.targetVy / engagement.turnRate;
      placeY += engagement.targetVx / engagement.turnRate;
      velocityX -= engagement.targetVx;
      velocityY -= engagement.targetVy;
    }
    launchX = velocityX + engagement.driftX;
    launchY = velocityY + engagement.driftY;
  }

  /** Returns the least |U| in [from, to]. */
  private double slowest(double from, double to) {
    double vertex = -(launchX * gx + launchY * gy) / (gx * gx + gy * gy);
    double t = Math.max(from, Math.min(to, vertex));
    double x = launchX + t * gx;
    double y = launchY + t * gy;
    return Math.sqrt(x * x + y * y);
  }

  /**
   * Returns the moment from which P.U stays above {@code least}; -infinity: from {@code from} on.
   */
  private double lastApproach(double from, double least) {
    double c0 = placeX * launchX + placeY * launchY - least;
    double c1 = velocityX * launchX + velocityY * launchY + placeX * gx + placeY * gy;
    double c2 = velocityX * gx + velocityY * gy + 0.5 * (launchX * gx + launchY * gy);
    double c3 = 0.5 * (gx * gx + gy * gy);
    double valley = Quadratic.largerRoot(3 * c3, 2 * c2, c1);
    boolean hasValley = valley > from && valley < NEVER;
    double left = from;
    double right = hasValley ? valley : NEVER;
    if (hasValley && !isPositive(c0, c1, c2, c3, valley)) {
      left = valley;
      right = NEVER;
    } else if (isPositive(c0, c1, c2, c3, from)) {
      return Double.NEGATIVE_INFINITY;
    }
    double step = (speed + Math.abs(launchX) + Math.abs(launchY)) / (Math.abs(gx) + Math.abs(gy));
    while (right == NEVER) {
      if (!(left + step < NEVER)) {
        return NEVER;
      }
      right = isPositive(c0, c1, c2, c3, left + step) ? left + step : NEVER;
      step *= 2;
    }
    for (int i = 0; i < HALVINGS; i++) {
      double middle = 0.5 * (left + right);
      if (isPositive(c0, c1, c2, c3, middle)) {
        right = middle;
      } else {
        left = middle;
      }
    }
    return right;
  }

  private static boolean isPositive(double c0, double c1, double c2, double c3, double t) {
    double size = Math.abs(c0) + t * (Math.abs(c1) + t * (Math.abs(c2) + t * c3));
    return c0 + t * (c1 + t * (c2 + t * c3)) > ROUNDING * size;
  }

  /**
   * Returns the last moment from {@code from} on at which P may be within the circle; or -infinity.
   */
  private double lastInside(double from) {
    if (radius == 0) {
      return Double.NEGATIVE_INFINITY;
    }
    double gravity = Math.sqrt(gx * gx + gy * gy);
    double below = (placeX * gx + placeY * gy) / gravity;
    double rate = (velocityX * gx + velocityY * gy) / gravity;
    double last = Quadratic.largerRoot(0.5 * gravity, rate, below - radius);
    return last >= from && last < NEVER ? last : Double.NEGATIVE_INFINITY;
  }
}
