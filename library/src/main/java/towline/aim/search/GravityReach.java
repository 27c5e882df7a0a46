package towline.aim.search;

import towline.math.Trigonometry;

/**
 * The reach of shots under gravity, along its pull and across it, over a step of time. With g the
 * size of gravity, y the target's place along it and x across it, a flight of th seconds to it
 * requires
 *
 * <pre>
 *   g th^2 / 2 - (s + |w|) th <= y <= g th^2 / 2 + (s + |w|) th,   |x| <= (s + |w|) th
 * </pre>
 *
 * so that y bounds th from both sides, and a target too far to the side is out of reach. These
 * bounds stay good for a target that falls far and fast, for which a disc about its place is
 * useless: th is at most {@code (s + |w|) / g} beside {@code S / g} with {@code S^2 = (s + |w|)^2 +
 * 2 g y}. For a y with a constant second derivative {@code S'' = g (y'' S^2 - g y'^2) / S^3}, with
 * a numerator that never changes: over a long fall S is nearly a straight line. And if no shot
 * reaches the straight line of the target's motion, to within the bend of its path, then none
 * reaches the target: that settles paths that graze the reach.
 */
final class GravityReach {
  /** Relative error of a usual flight. */
  private static final double ROUNDING = 0x1p-46;

  /** Least ratio of 1 less a cosine to the square of its angle. */
  private static final double LEAST_FALL_OF_COSINE = 2 / (Math.PI * Math.PI);

  private double gravity;
  private double downX;
  private double downY;
  private double speed;
  private double fastest;

  /**
   * Sine of the angle by which a launch must lead to compensate the shooter's velocity across
   * gravity.
   */
  private double lead;

  /** True if nothing in the step can be reached. */
  boolean isBeyond;

  /**
   * Moment of the touch, if the path touches the reach to within rounding all through the step;
   * else NaN.
   */
  double touch;

  /** Lower bound on the flights in the step, s. */
  double shortest;

  /** Upper bound on the lowest flights in the step, s. */
  double longest;

  /** Target's place along gravity in the middle of the step, and its derivatives. */
  private double down;

  private double downRate;
  private double downBent;

  /** Least such place in the step, and a bound on the deviation by turning, in any direction. */
  private double leastDown;

  private double isotropic;

  /** Approximate flight in the middle of the step, s; NaN: unknown; see {@link #findUsual}. */
  double usual;

  /** Rate of {@link #usual}, and a bound on its deviation from a straight line within the step. */
  private double usualRate;

  private double curving;

  /** Upper bound on the spare time of a flight in the step; see {@link #findAcross}. */
  double mostSpare;

  /** Direction from which all bearings in the step are within {@link #sweep} radians. */
  double asideX;

  double asideY;
  double sweep;

  /** Relative lengthening of a flight per square of its bearing's angle to that direction. */
  private double slowing;

  /** Upper bound on the angle between two bearings in the step, rad; +infinity: unknown. */
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

  /** Resets all bounds to those of a shot's life. */
  void forget() {
    mostSpare = Double.POSITIVE_INFINITY;
    sweep = Math.PI;
    touch = Double.NaN;
  }

  /**
   * Computes the bounds for a step of half width {@code q} about the engagement's present moment.
   *
   * @param turning a bound on what turning adds to |E''|, isotropic
   * @param radius further deviation of the target from its path, m
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
   * Computes the bounds from the displacement across gravity alone, after {@link #find}: it takes
   * {@code th >= |x| / (s - w)} with w the part of the drift towards the target. A target that is
   * about as fast across gravity as shots leaves a barrel that must turn no time, however it falls.
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
   * Returns a bound on the spare time after the turn of a barrel that must come within {@code free}
   * radians of the bearing: a shot that turns less than to a right angle takes longer to get there.
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

  /** Computes {@link #usual} for the step of the last {@link #find}, of half width {@code q}. */
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
   * Returns a bound on the difference between {@link #usual} and a flight that hits in the step,
   * less {@code rate} for each second after the middle.
   */
  double besideUsual(double q, double rate) {
    return fastest / gravity + q * Math.abs(usualRate - rate) + curving + ROUNDING * usual;
  }

  /**
   * Returns a displacement across gravity as a part of a flight's: of {@code ifLeft} if positive,
   * else of {@code ifRight}.
   */
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
   * Returns whether the target is past the touch: shots reach the line at most briefly, to within
   * {@code depth} of its far side, by flights of about {@code th} and so over a chord, and the
   * target is not there.
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
