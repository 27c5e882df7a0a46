package towline.aim.search;

import towline.math.Trigonometry;

/**
 * What gravity leaves in reach, along its pull and across it, over a step of time. With g the size
 * of gravity, y the target's place along it and x across it, a flight of th seconds to it asks for
 *
 * <pre>
 *   g th^2 / 2 - (s + |w|) th <= y <= g th^2 / 2 + (s + |w|) th,   |x| <= (s + |w|) th
 * </pre>
 *
 * so that y bounds th from both sides, and a target too far to the side is out of reach. These
 * bounds stay good where a target falls far and fast, and a disc about its place says nothing: th
 * is at most {@code (s + |w|) / g} beside {@code S / g} with {@code S^2 = (s + |w|)^2 + 2 g y}. For
 * a y with a constant second derivative {@code S'' = g (y'' S^2 - g y'^2) / S^3}, with a numerator
 * that never changes: over a long fall S is nearly a straight line. And if no shot ever reaches the
 * line that the target is on, but for how it bends, then none reaches it: that settles paths that
 * graze what is in reach.
 */
final class GravityReach {
  /** A usual flight is known to this part of itself. */
  private static final double ROUNDING = 0x1p-46;

  /** A cosine is below 1 by at least this part of the square of its angle. */
  private static final double LEAST_FALL_OF_COSINE = 2 / (Math.PI * Math.PI);

  private double gravity;
  private double downX;
  private double downY;
  private double speed;
  private double fastest;

  /** The part of the shooter's velocity across gravity that a launch must make good, over s. */
  private double lead;

  /** True if nothing in the step can be reached. */
  boolean isBeyond;

  /** When the path touches, if rounding alone decides that, all through the step; else NaN. */
  double touch;

  /** No flight in the step is shorter. */
  double shortest;

  /** No lowest flight in the step is longer. */
  double longest;

  /** The target's place along gravity at the middle of the step, and its derivatives. */
  private double down;

  private double downRate;
  private double downBent;

  /** The least such place in the step, and how far turning may put the target off any way. */
  private double leastDown;

  private double isotropic;

  /** Flights at the middle of the step are about as long; NaN: not known; {@link #findUsual}. */
  double usual;

  /** The rate of {@link #usual}, and how far it may be from a straight line within the step. */
  private double usualRate;

  private double curving;

  /** The spare time of a flight in the step is at most that; see {@link #findAcross}. */
  double mostSpare;

  /** All bearings in the step are within {@link #sweep} radians of this direction. */
  double asideX;

  double asideY;
  double sweep;

  /** A bearing b radians beside that takes so many times b^2 longer. */
  private double slowing;

  /** How far two bearings in the step may be apart, radians; +infinity: not known. */
  double bearingSpread;

  void watch(Engagement engagement) {
    gravity = engagement.gravity();
    if (gravity == 0) {
      return;
    }
    downX = engagement.gravityX / gravity;
    downY = engagement.gravityY / gravity;
    speed = engagement.speed;
    fastest = speed + engagement.drift();
    lead = across(engagement.driftX, engagement.driftY) / speed;
  }

  private double along(double x, double y) {
    return downX * x + downY * y;
  }

  private double across(double x, double y) {
    return downX * y - downY * x;
  }

  /** From now on nothing is known but what a shot flies. */
  void forget() {
    mostSpare = Double.POSITIVE_INFINITY;
    sweep = Math.PI;
    touch = Double.NaN;
  }

  /**
   * Works out the bounds for a step of half width {@code q} about where the engagement is.
   *
   * @param turning a bound on what turning adds to |E''|, isotropic
   * @param radius how far the target may be from there besides
   */
  void find(Engagement engagement, double t, double q, double turning, double radius) {
    forget();
    boolean moves = t < engagement.stopTime;
    double ax = moves ? engagement.ax : 0;
    double ay = moves ? engagement.ay : 0;
    double half = 0.5 * q * q;
    double y = along(engagement.ex, engagement.ey);
    double yRate = along(engagement.rateX, engagement.rateY);
    double yCurvature = along(ax, ay);
    double lateral = half * turning + radius;
    double yDeviation = q * Math.abs(yRate) + half * Math.abs(yCurvature) + lateral;
    double x = across(engagement.ex, engagement.ey);
    double xRate = Math.abs(across(engagement.rateX, engagement.rateY));
    double xDeviation = q * xRate + half * Math.abs(across(ax, ay)) + lateral;
    double square = fastest * fastest + 2 * gravity * (y + yDeviation);
    longest = (fastest + Math.sqrt(Math.max(0, square))) / gravity;
    isBeyond = square < 0 || Math.abs(x) - xDeviation > fastest * longest;
    isBeyond |= isLineBeyond(engagement, t, q, half * StrictMath.hypot(ax, ay) + lateral);
    down = y;
    downRate = yRate;
    downBent = yCurvature;
    isotropic = lateral;
    leastDown = y - yDeviation;
    shortest = shortest(leastDown);
    double least = lead + share(x - xDeviation, longest, shortest);
    double most = lead + share(x + xDeviation, shortest, longest);
    boolean isNarrow = shortest > 0 && least > -1 && most < 1;
    bearingSpread =
        isNarrow ? StrictMath.asin(most) - StrictMath.asin(least) : Double.POSITIVE_INFINITY;
  }

  /**
   * Works out what the way across gravity alone leaves in reach, after {@link #find}: it takes
   * {@code th >= |x| / (s - w)} with w the part of the drift towards there. A target that goes
   * about as fast across gravity as shots do leaves a barrel that must turn no time for it, however
   * it falls.
   */
  void findAcross(Engagement engagement, double t, double q, double turning, double radius) {
    boolean moves = t < engagement.stopTime;
    double curving = moves ? Math.abs(across(engagement.ax, engagement.ay)) : 0;
    double x = across(engagement.ex, engagement.ey);
    double side = x < 0 ? -1 : 1;
    double rate = side * across(engagement.rateX, engagement.rateY);
    double lateral = 0.5 * q * q * (curving + turning) + radius + engagement.rounding(t + q);
    double closing = speed * (1 - side * lead);
    double change = q * Math.abs(1 - rate / closing) + lateral / closing;
    mostSpare = t - Math.abs(x) / closing + change + ROUNDING * t;
    double least = Math.abs(x) - q * Math.abs(rate) - lateral;
    shortest = Math.max(shortest, least / closing);
    asideX = -side * downY;
    asideY = side * downX;
    double sine = side * lead + least / (speed * Math.min(longest, t + q));
    slowing = least * speed / (closing * closing) * LEAST_FALL_OF_COSINE;
    sweep = least > 0 ? StrictMath.acos(Math.max(-1, Math.min(1, sine))) : Math.PI;
  }

  /**
   * A bound on the spare time after the turn of a barrel that must come within {@code free} radians
   * of the bearing: a shot that turns less than to a right angle takes longer to get there.
   */
  double mostSpareAfterTurn(Engagement engagement, double free) {
    if (!(sweep < Math.PI) || !(slowing > 0)) {
      return mostSpare;
    }
    double along = asideX * engagement.facingX + asideY * engagement.facingY;
    double across = asideX * engagement.facingY - asideY * engagement.facingX;
    double perRadian = 1 / engagement.slewRate;
    double angle = Math.abs(Trigonometry.atan2(across, along)) - free;
    double gained = 0.25 * perRadian * perRadian / slowing;
    return Math.min(mostSpare, mostSpare - angle * perRadian + gained);
  }

  /** Works out {@link #usual} for the step of the last {@link #find}, of half width {@code q}. */
  double findUsual(double q) {
    usual = Double.NaN;
    double leastSquare = fastest * fastest + 2 * gravity * leastDown;
    if (!(leastSquare > 0)) {
      return usual;
    }
    double leastRoot = Math.sqrt(leastSquare);
    double square = fastest * fastest + 2 * gravity * down;
    double root = Math.sqrt(square);
    double bending = Math.abs(downBent * square - gravity * downRate * downRate);
    usual = root / gravity;
    usualRate = downRate / root;
    curving = 0.5 * q * q * bending / (leastSquare * leastRoot) + isotropic / leastRoot;
    return usual;
  }

  /**
   * How far the flight of a shot that hits in the step may be from {@link #usual}, less {@code
   * rate} for each second after the middle.
   */
  double besideUsual(double q, double rate) {
    return fastest / gravity + q * Math.abs(usualRate - rate) + curving + ROUNDING * usual;
  }

  /** That far across gravity as a part of a flight: of the one if to the left, else the other. */
  private double share(double x, double ifLeft, double ifRight) {
    return x / (speed * (x > 0 ? ifLeft : ifRight));
  }

  private double shortest(double below) {
    if (!(below > 0)) {
      return 0;
    }
    return 2 * below / (fastest + Math.sqrt(fastest * fastest + 2 * gravity * below));
  }

  /** Returns whether no shot comes within {@code bend} of the line along which the target moves. */
  private boolean isLineBeyond(Engagement engagement, double t, double q, double bend) {
    double rateX = engagement.rateX;
    double rateY = engagement.rateY;
    double rate = Math.sqrt(rateX * rateX + rateY * rateY);
    if (rate == 0) {
      return false;
    }
    double ux = rateX / rate;
    double uy = rateY / rate;
    double away = engagement.ex * uy - engagement.ey * ux;
    double side = Math.copySign(1, away);
    double drifting = side * (engagement.driftX * uy - engagement.driftY * ux) - speed;
    double falling = -0.5 * side * gravity * (downX * uy - downY * ux);
    // away + drifting th + falling th^2, less the bend, must stay above 0.
    double margin = Math.abs(away) - bend;
    if (!(margin > 0) || !(falling > 0)) {
      return false;
    }
    return drifting * Math.abs(drifting) > -4 * falling * margin
        || (FirstWindowSearch.isLong(engagement)
            && isPastTouch(engagement, t, q, ux, uy, bend, margin, drifting, falling));
  }

  /**
   * Returns whether shots reach the line, if only just, for a short while and not where the target
   * is: they are within {@code depth} of its far side for flights about {@code th}, and so over a
   * chord.
   */
  private boolean isPastTouch(
      Engagement engagement,
      double t,
      double q,
      double ux,
      double uy,
      double bend,
      double margin,
      double drifting,
      double falling) {
    double th = -0.5 * drifting / falling;
    double depth = Math.max(0, -0.5 * drifting * th - margin) + ROUNDING * margin;
    double spread = Math.sqrt(depth / falling) + ROUNDING * th;
    double fall = 0.5 * gravity * th * th;
    double x = engagement.ex + engagement.driftX * th - downX * fall;
    double y = engagement.ey + engagement.driftY * th - downY * fall;
    double carry = engagement.drift() + gravity * (th + spread);
    double chord = Math.sqrt(2 * speed * (th + spread) * depth);
    double along = x * ux + y * uy;
    double rate = engagement.rateX * ux + engagement.rateY * uy;
    double deviation = q * rate + bend;
    double reach = chord + spread * carry;
    if (depth <= 2 * ROUNDING * margin && Math.abs(along) + deviation <= 2 * reach) {
      touch = t - along / rate;
    }
    return Math.abs(along) > deviation + reach;
  }
}
