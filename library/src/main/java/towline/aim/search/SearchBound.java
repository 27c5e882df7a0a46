package towline.aim.search;

import towline.internal.ExactSum;
import towline.internal.LinearIntercept;

/**
 * The span of time to search for a shot without horizon: if there is no shot in it, there is none
 * at all. It makes the reason of a refusal as cheap as the refusal.
 *
 * <p>Far away a motion is described by its leading term. A target with an acceleration leaves every
 * shot behind after a time that a quadratic gives; one with a velocity of its own leaves the range.
 * One that circles for ever, seen from a shooter that does not move relative to its circle, repeats
 * itself: once there is time enough for any turn and flight, one period contains everything. Any
 * other motion settles on a direction and a closing speed; the span ends where the rest is below
 * rounding.
 */
final class SearchBound {
  /** Factor on the bounds, against their own rounding. */
  private static final double MARGIN = 1 + 1e-9;

  /** Time, in time scales of a straight motion, after which only its direction matters. */
  private static final double FAR = 1e12;

  /** {@link #FAR} if shot and target are equally fast, since rounding grows with the time. */
  private static final double FAR_AT_EQUAL_SPEEDS = 1e6;

  /** {@link #FAR} under gravity, where the reach grows as the root of the distance. */
  private static final double FAR_UNDER_GRAVITY = 1e9;

  /**
   * {@link #FAR} if the target accelerates under gravity, since rounding grows as the square of the
   * time.
   */
  private static final double FAR_WHILE_FALLING = 1e4;

  private final FreeFall freeFall = new FreeFall();

  /** {@link #FAR} if the target ends up moving along the only line of fire. */
  private static final double FAR_ALONG_A_LINE = 1e6;

  /** Angle below which two directions are equal but for rounding, rad. */
  private static final double ANGLE_ROUNDING = 1e-14;

  /** Number whose third power does not yet overflow. */
  private static final double FARTHEST = 1e100;

  /** Number below which no division is needed to exclude a cut. */
  private static final double FAR_FROM_CUT = 1e99;

  double from;
  double to;

  /** True if the span ends where numbers would overflow, and so proves nothing. */
  boolean isCut;

  private double period;

  private double speed;
  private double drift;
  private double gravity;

  /** Upper bound on the target's distance, without its velocity and acceleration, m. */
  private double size;

  private double vx;
  private double vy;
  private double ax;
  private double ay;
  private double velocity;
  private double acceleration;

  /** Beginning of the motion in the long run, s. */
  private double stopped;

  /** Finds the span for a turret that may turn and wait, from {@code soonest} on. */
  void find(Engagement engagement, double range, double soonest) {
    find(engagement, range, soonest, Double.POSITIVE_INFINITY);
  }

  /** Finds the span for a search up to {@code enough}; any end later than that is as good. */
  void find(Engagement engagement, double range, double soonest, double enough) {
    load(engagement);
    from = soonest;
    double turning = engagement.slewRate > 0 ? Math.PI / engagement.slewRate : 0;
    double waiting = Math.max(engagement.timeToReady, turning);
    double start = stopped + waiting;
    if (acceleration == 0 && velocity == 0) {
      findAtRest(engagement, start + longestFlight());
    } else if (acceleration > 0 && gravity == 0) {
      to = leaves(speed + drift, 0);
    } else {
      to = start + farAway(engagement, start, enough);
      if (acceleration > 0) {
        to = Math.min(to, outfalls(engagement));
      }
    }
    if (range < Double.POSITIVE_INFINITY) {
      to = Math.min(to, leavesRange(range));
    }
    to = freeFall.lastMeeting(engagement, to);
    to = Math.max(from, Math.max(stopped, to) * MARGIN);
    cut();
  }

  private void cut() {
    double rate = velocity + speed + drift;
    double bending = acceleration + gravity;
    isCut = false;
    if (to < FAR_FROM_CUT && to * rate < FAR_FROM_CUT && to * to * bending < FAR_FROM_CUT) {
      return;
    }
    double bend = Math.sqrt(FARTHEST / bending);
    double end = Math.min(FARTHEST / rate, Math.min(FARTHEST, bend));
    isCut = !(to <= end);
    to = isCut ? end : to;
  }

  /**
   * Returns the moment by which something has opened or closed, counted from {@code t}, if anything
   * ever will.
   */
  double lastChange(double t) {
    return period > 0 ? Math.max(t, from) + period * MARGIN : to;
  }

  /** Finds the span for a shot that leaves at once. */
  void findAtOnce(Engagement engagement, double range, double soonest) {
    load(engagement);
    from = soonest;
    if (acceleration > 0) {
      to = leaves(speed, 0);
    } else {
      double margin = Math.abs(ExactSum.squareMinusSquares(speed, vx, vy)) / (speed + velocity);
      double equal = FAR_AT_EQUAL_SPEEDS * (stopped + size / speed);
      to = margin > 0 ? size / margin : equal;
    }
    to = Math.max(from, Math.min(Math.max(stopped, to) * MARGIN, range / speed));
    cut();
  }

  /** Reads the motion in the long run: after the stop, or of the middle of the circle. */
  private void load(Engagement engagement) {
    period = 0;
    speed = engagement.speed;
    drift = engagement.drift();
    gravity = engagement.gravity();
    ax = engagement.fallX;
    ay = engagement.fallY;
    vx = engagement.vx - engagement.targetVx;
    vy = engagement.vy - engagement.targetVy;
    stopped = engagement.stopTime < Double.POSITIVE_INFINITY ? engagement.stopTime : 0;
    if (stopped == engagement.stopTime) {
      engagement.moveTo(stopped);
      double x = engagement.ex - stopped * (vx + 0.5 * stopped * ax);
      double y = engagement.ey - stopped * (vy + 0.5 * stopped * ay);
      size = Math.sqrt(x * x + y * y);
    } else {
      ax += engagement.ax;
      ay += engagement.ay;
      loadMoving(engagement);
    }
    velocity = Math.sqrt(vx * vx + vy * vy);
    acceleration = Math.sqrt(ax * ax + ay * ay);
  }

  private void loadMoving(Engagement engagement) {
    if (engagement.turnRate == 0) {
      vx = engagement.vx;
      vy = engagement.vy;
      size = Math.sqrt(engagement.rx * engagement.rx + engagement.ry * engagement.ry);
      return;
    }
    double x = engagement.rx - engagement.targetVy / engagement.turnRate;
    double y = engagement.ry + engagement.targetVx / engagement.turnRate;
    size = Math.sqrt(x * x + y * y) + engagement.circleRadius();
  }

  /** Finds the span for a place that does not change in the long run, or recurs. */
  private void findAtRest(Engagement engagement, double settled) {
    to = settled;
    double turn = engagement.period();
    if (turn < Double.POSITIVE_INFINITY) {
      period = turn;
      from = settled;
      to = settled + period;
    }
  }

  /** Returns the longest flight to a place within the size, s. */
  private double longestFlight() {
    double least = speed - drift;
    if (gravity == 0) {
      return size / least;
    }
    double most = speed + drift;
    return (most + Math.sqrt(most * most + 2 * gravity * size)) / gravity;
  }

  /**
   * Returns the time after which an accelerating target stays beyond a reach that grows at {@code
   * rate}.
   */
  private double leaves(double rate, double reach) {
    return leaves(acceleration, rate, reach);
  }

  /** Returns {@link #leaves(double, double)} for {@code part} of the target's acceleration. */
  private double leaves(double part, double rate, double reach) {
    double fastest = velocity + rate;
    double farthest = size + reach;
    double root = Math.sqrt(fastest * fastest + 2 * part * farthest);
    return (fastest + root) / part;
  }

  /**
   * Returns the time after which an accelerating target stays out of reach of all shots that fall:
   * it falls faster than they do, or leaves to the side, or climbs higher than they rise.
   * +infinity: unknown.
   */
  private double outfalls(Engagement engagement) {
    double downX = engagement.gravityX / gravity;
    double downY = engagement.gravityY / gravity;
    double rate = speed + drift;
    double across = Math.abs(ax * downY - ay * downX);
    double climb = -(ax * downX + ay * downY);
    double out = Double.POSITIVE_INFINITY;
    if (acceleration > gravity) {
      out = leaves(acceleration - gravity, rate, 0);
    }
    if (across > 0) {
      out = Math.min(out, leaves(across, rate, 0));
    }
    if (climb > 0) {
      out = Math.min(out, leaves(climb, 0, 0.5 * rate * rate / gravity));
    }
    return out;
  }

  private double leavesRange(double range) {
    double flight = range / speed;
    double reach = flight * (speed + drift + 0.5 * gravity * flight);
    if (acceleration > 0) {
      return leaves(0, reach);
    }
    return velocity > 0 ? (size + reach) / velocity : Double.POSITIVE_INFINITY;
  }

  private double farAway(Engagement engagement, double start, double enough) {
    double scale = start + size / (speed - drift);
    double least = Math.min(FAR_ALONG_A_LINE, FAR_AT_EQUAL_SPEEDS) * scale;
    if (gravity == 0 && least > enough) {
      return least;
    }
    if (velocity > 0) {
      scale += size / velocity;
    }
    if (acceleration > 0) {
      scale += velocity / acceleration + Math.sqrt(size / acceleration);
    }
    if (gravity > 0) {
      double far = acceleration > 0 ? FAR_WHILE_FALLING : FAR_UNDER_GRAVITY;
      return far * (scale + (speed + drift + velocity) / gravity);
    }
    if (settlesOnLine(engagement)) {
      return scale * FAR_ALONG_A_LINE;
    }
    double targetX = vx + engagement.driftX;
    double targetY = vy + engagement.driftY;
    double margin =
        Math.abs(ExactSum.squareMinusSquares(speed, targetX, targetY)) / (speed * speed);
    return scale * (margin == 0 ? FAR_AT_EQUAL_SPEEDS : Math.max(FAR, 1e3 / margin));
  }

  /**
   * Returns whether the bearing settles on that of a barrel that cannot turn, or of an arc without
   * width.
   */
  private boolean settlesOnLine(Engagement engagement) {
    boolean isBore = engagement.slewRate == 0;
    boolean isLine = engagement.arcHalf <= ShotFlight.ROUNDING_OF_ANGLES;
    if (!isBore && !isLine) {
      return false;
    }
    double flight = LinearIntercept.timeToGo(vx, vy, engagement.driftX, engagement.driftY, speed);
    double x = vx + engagement.driftX * flight;
    double y = vy + engagement.driftY * flight;
    return (isBore && areAlike(x, y, engagement.facingX, engagement.facingY))
        || (isLine && areAlike(x, y, engagement.arcCentreX, engagement.arcCentreY));
  }

  private static boolean areAlike(double x, double y, double ux, double uy) {
    return Math.abs(x * uy - y * ux) <= ANGLE_ROUNDING * (x * ux + y * uy);
  }
}
