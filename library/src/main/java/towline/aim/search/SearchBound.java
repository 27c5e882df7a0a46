package towline.aim.search;

import towline.internal.ExactSum;
import towline.internal.LinearIntercept;

/**
 * Where to look for a shot if any moment will do, however late: a span such that if there is no
 * shot in it, there is none at all. It makes the reason of a refusal as cheap as the refusal.
 *
 * <p>What moves far away is described by its leading term. A target with an acceleration leaves
 * every shot behind after a time that a quadratic gives; one with a velocity of its own leaves the
 * range. One that circles for ever, seen from a shooter that does not move relative to its circle,
 * repeats itself: once there is time enough for any turn and flight, one period tells all. Anything
 * else settles on a direction and a closing speed; the span ends where what is left beside those is
 * below rounding.
 */
final class SearchBound {
  /** Bounds are widened by this, against their own rounding. */
  private static final double MARGIN = 1 + 1e-9;

  /** After that many times its own time scale a straight motion is only its direction. */
  private static final double FAR = 1e12;

  /** The same where shot and target are equally fast, and rounding grows with the time. */
  private static final double FAR_AT_EQUAL_SPEEDS = 1e6;

  /** The same under gravity, where the reach grows as the root of the distance. */
  private static final double FAR_UNDER_GRAVITY = 1e9;

  /** The same where the target accelerates too, and rounding grows as the square of the time. */
  private static final double FAR_WHILE_FALLING = 1e4;

  private final FreeFall freeFall = new FreeFall();

  /** The same where the target ends up going along the only line of fire that there is. */
  private static final double FAR_ALONG_A_LINE = 1e6;

  /** Directions closer together than this, radians, are the same but for rounding. */
  private static final double ALIKE = 1e-14;

  /** The size of a number beyond which its third power may overflow. */
  private static final double FARTHEST = 1e100;

  /** Below that no division is needed to tell that it is not beyond. */
  private static final double FAR_FROM_CUT = 1e99;

  double from;
  double to;

  /** True if it ends where numbers would overflow, and so settles nothing. */
  boolean isCut;

  private double period;

  private double speed;
  private double drift;
  private double gravity;

  /** How far the target is, at most, beside what its velocity and acceleration do. */
  private double size;

  private double vx;
  private double vy;
  private double ax;
  private double ay;
  private double velocity;
  private double acceleration;

  /** When the motion in the long run begins. */
  private double stopped;

  /** Finds the span for a turret that may turn and wait, from {@code soonest} on. */
  void find(Engagement engagement, double range, double soonest) {
    find(engagement, range, soonest, Double.POSITIVE_INFINITY);
  }

  /** The same for a search up to {@code enough}, beyond which any end will do. */
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

  /** If from {@code t} on up to then nothing opens or closes, nothing ever does. */
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

  /** Takes over the motion in the long run: after the stop, or of the middle of the circle. */
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

  /** The place does not change in the long run, or comes round again and again. */
  private void findAtRest(Engagement engagement, double settled) {
    to = settled;
    double turn = engagement.period();
    if (turn < Double.POSITIVE_INFINITY) {
      period = turn;
      from = settled;
      to = settled + period;
    }
  }

  /** No flight to within the size lasts longer. */
  private double longestFlight() {
    double least = speed - drift;
    if (gravity == 0) {
      return size / least;
    }
    double most = speed + drift;
    return (most + Math.sqrt(most * most + 2 * gravity * size)) / gravity;
  }

  /** When an accelerating target is past a reach that grows at {@code rate}, for good. */
  private double leaves(double rate, double reach) {
    return leaves(acceleration, rate, reach);
  }

  /** The same for {@code part} of its acceleration. */
  private double leaves(double part, double rate, double reach) {
    double fastest = velocity + rate;
    double farthest = size + reach;
    double root = Math.sqrt(fastest * fastest + 2 * part * farthest);
    return (fastest + root) / part;
  }

  /**
   * When an accelerating target is past all shots that fall, for good: it falls faster than they
   * do, or leaves to the side, or climbs higher than they rise. +infinity: not known.
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
    return Math.abs(x * uy - y * ux) <= ALIKE * (x * ux + y * uy);
  }
}
