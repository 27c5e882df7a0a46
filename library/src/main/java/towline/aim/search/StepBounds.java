package towline.aim.search;

import towline.math.Trigonometry;

/**
 * Bounds on all flights that end within a step of time, from the flight in its middle: on the
 * duration, on the bearing and on their second derivatives.
 *
 * <p>With M >= |E''|, the step's half width q and e1 = |E'| + M q, the target strays at most {@code
 * |E'| q + M q^2 / 2} from its place in the middle. Without gravity th is a convex function of the
 * place (the shot fills a disc that grows about a centre that drifts), so it lies above its tangent
 * plane: only M bends the bound from below, and a step past a target on a straight line may be of
 * any length. With gravity, a flight to anywhere in the disc lasts at least as long as one with a
 * head start of the disc's radius, even where th jumps. From the closing speed c = s - u.(w - G
 * th), r <= |D| and k >= |D x D'|:
 *
 * <pre>
 *   |th'| <= e1 / c                 |D'|  <= e1 + |w - G th| |th'|
 *   |th''| <= (min(k / r, |D'|)^2 / r + M + |G| th'^2) / c
 *   |D''| <= M + |w - G th| |th''| + |G| th'^2
 *   |bearing''| <= |D''| / r + min(2 |D'| k / r^3, |D'|^2 / r^2)
 * </pre>
 *
 * A target far out on a straight line has a large |D'| and a small k: these bounds then fall with
 * the third power of the distance, and steps grow with it.
 */
final class StepBounds {
  private Engagement engagement = new Engagement();
  private ShotFlight flight = new ShotFlight();

  /** Minimum displacement, in rounding errors; the bearing is undefined at the muzzle. */
  private static final double CLEAR_DISTANCE = 64;

  /** Ratio to the other bounds below which bounds of paced flights are used. */
  private static final double WORTHWHILE_RATIO = 0.5;

  /** Factor that certainly exceeds the effect of rounding. */
  private static final double ROUNDING_FACTOR = 1 + 1e-6;

  /** Factor on an angle from an arc sine, against its own rounding. */
  private static final double WIDENING = 1 + 1e-12;

  /** Most refinements of a bound on shots that only just touch. */
  private static final int MOST_NARROWINGS = 3;

  private final GravityReach reach = new GravityReach();
  private double drift;
  private double gravity;

  /**
   * True if the rates of the flight exist in the whole step; if not, only {@link #shortest} is
   * valid.
   */
  boolean areSmooth;

  double shortest;

  /** Under gravity: upper bound on the flights to all places of the step, s; +infinity: unknown. */
  private double longest;

  /** Upper bound on T - th(T). */
  double mostSpare;

  /** Lower bound on T - th(T); -infinity: unknown. */
  double leastSpare;

  double curvature;
  double bearingCurvature;

  /** Greatest angle of the bearing from the one in the middle, rad; +infinity: unknown. */
  double bearingSpread;

  /** The least |D|. */
  double nearest;

  /** The largest |D|. */
  double farthest;

  double rateBound;

  /** Lengthening of the flights of {@link #findPaced} in each second of the step. */
  private double pace;

  private double highPace;

  private double carryNow;
  private double relativeRate;
  private double relativeBending;
  private double flightSpread;

  void watch(Engagement engagement, ShotFlight flight) {
    this.engagement = engagement;
    this.flight = flight;
    drift = engagement.drift();
    gravity = engagement.gravity();
    reach.watch(engagement);
  }

  /** Computes the bounds for the step of half width {@code q} about the moment of the flight. */
  void find(double q) {
    find(q, engagement.accelerationBound(flight.moment));
  }

  /**
   * Computes the bounds from a flight to the middle of the target's circle. They do not cover the
   * rates of the flights to the target: only {@link #shortest} and {@link #bearingSpread} are
   * known.
   */
  void findAboutCentre(double q) {
    double radius = engagement.circleRadius();
    double accelerationBound = engagement.centreAccelerationBound(flight.moment);
    double deviation = deviation(q, accelerationBound) + radius;
    double inside = 2 * radius - StrictMath.hypot(engagement.ex, engagement.ey) - deviation;
    if (gravity > 0) {
      findAboutCentreUnderGravity(q, deviation, radius, inside);
      return;
    }
    find(q, accelerationBound);
    double least = engagement.speed - drift;
    double slowest = slowestClosing(deviation, least);
    double offset = radius + drift * radius / slowest;
    bearingSpread +=
        areSmooth && offset < nearest ? spanned(offset, nearest) : Double.POSITIVE_INFINITY;
    double longer = radius / (FirstWindowSearch.isLong(engagement) ? slowest : least);
    shortest = Math.max(leastFlight(inside), shortest - longer);
    mostSpare = Math.min(mostSpare + longer, flight.moment + q - shortest);
    leastSpare -= longer;
    areSmooth = false;
  }

  private void findAboutCentreUnderGravity(
      double q, double deviation, double radius, double inside) {
    areSmooth = false;
    bearingSpread = Double.POSITIVE_INFINITY;
    leastSpare = Double.NEGATIVE_INFINITY;
    findReach(q, deviation, 0, radius);
    shortest = Math.max(shortest, leastFlight(inside));
    mostSpare = Math.min(reach.mostSpare, flight.moment + q - shortest);
    if (findPaced(q, deviation, 0, radius)) {
      double sweep = pacedSweep(q) + radius;
      if (sweep < clearDistance()) {
        bearingSpread = Math.min(bearingSpread, spanned(sweep, flight.distance));
      }
    }
  }

  /** Returns a lower bound on the flights over {@code distance}, s. */
  private double leastFlight(double distance) {
    if (!(distance > 0)) {
      return 0;
    }
    double most = engagement.speed + drift;
    return 2 * distance / (most + Math.sqrt(most * most + 2 * gravity * distance));
  }

  private double deviation(double q, double accelerationBound) {
    return q * (targetRate() + 0.5 * q * accelerationBound);
  }

  private double targetRate() {
    double rateX = engagement.rateX;
    double rateY = engagement.rateY;
    return Math.sqrt(rateX * rateX + rateY * rateY);
  }

  private void find(double q, double accelerationBound) {
    double deviation = deviation(q, accelerationBound);
    double fastest = targetRate() + q * accelerationBound;
    areSmooth = false;
    bearingSpread = Double.POSITIVE_INFINITY;
    leastSpare = Double.NEGATIVE_INFINITY;
    if (gravity > 0) {
      findUnderGravity(q, deviation, fastest, accelerationBound);
      return;
    }
    double least = engagement.speed - drift;
    double closing = flight.distance > 0 ? flight.closing : least;
    double bend = 0.5 * q * q * accelerationBound / closing;
    double rate = flight.durationRate;
    shortest = Math.max(0, flight.duration - q * Math.abs(rate) - bend);
    mostSpare = flight.moment - flight.duration + q * Math.abs(1 - rate) + bend;
    leastSpare = flight.moment - q - flight.duration - deviation / least;
    double slowest = slowestClosing(deviation, least);
    double sweep = deviation + drift * deviation / slowest;
    findSmooth(q, fastest, drift, slowest, sweep, accelerationBound);
  }

  /**
   * Sets the step to half width {@code q}, for flights that are not the lowest.
   *
   * @return bound on the target's deviation from its place in the middle, m; with a {@link
   *     #highPace}, on its deviation from flights that get longer at that pace; NaN: no flight
   *     reaches it
   */
  double beginHigh(double q, boolean isAboutCentre) {
    highPace = 0;
    double radius = isAboutCentre ? engagement.circleRadius() : 0;
    double centre = engagement.centreAccelerationBound(flight.moment);
    double whole = isAboutCentre ? centre : engagement.accelerationBound(flight.moment);
    double deviation = deviation(q, whole) + radius;
    double turning = whole - centre;
    reach.find(engagement, flight.moment, q, turning, radius);
    if (reach.isBeyond) {
      return Double.NaN;
    }
    if (FirstWindowSearch.isLong(engagement)) {
      reach.findAcross(engagement, flight.moment, q, turning, radius);
    }
    if (targetRate() > engagement.speed) {
      double paced = pacedDeviation(q, turning, radius);
      if (paced < WORTHWHILE_RATIO * deviation) {
        return paced;
      }
      highPace = 0;
    }
    return deviation;
  }

  /**
   * Returns the deviation of {@link #beginHigh} for a target that falls long and fast; see {@link
   * #findPaced}.
   */
  private double pacedDeviation(double q, double turning, double radius) {
    double t = flight.moment;
    double least = Math.max(reach.shortest, HighFlights.least(engagement));
    double most = Math.min(reach.longest, t + q);
    double th = 0.5 * (least + most);
    double carryX = engagement.driftX - engagement.gravityX * th;
    double carryY = engagement.driftY - engagement.gravityY * th;
    double suited = -(engagement.rateX * carryX + engagement.rateY * carryY);
    highPace = Math.max(0, Math.min(1, suited / (carryX * carryX + carryY * carryY)));
    boolean moves = t < engagement.stopTime;
    double bentX = (moves ? engagement.ax : 0) - highPace * highPace * engagement.gravityX;
    double bentY = (moves ? engagement.ay : 0) - highPace * highPace * engagement.gravityY;
    double bending = Math.sqrt(bentX * bentX + bentY * bentY) + turning;
    double x = engagement.rateX + highPace * carryX;
    double y = engagement.rateY + highPace * carryY;
    double apart = Math.max(0, most - th) + highPace * q;
    double rate = Math.sqrt(x * x + y * y) + highPace * (engagement.speed + gravity * apart);
    return q * (rate + 0.5 * q * bending) + radius;
  }

  /** Returns the lengthening of the flights of {@link #findHigh} in each second of the step, s. */
  double highPace() {
    return highPace;
  }

  /**
   * Computes the bounds for flights that last from {@code from} to {@code to} seconds in the middle
   * of the step, after {@link #beginHigh}, which returned their {@code deviation}. Over that time
   * the displacement sweeps over a disc, and with it the closing speed changes little: while that
   * keeps its sign there is just one flight, and it is smooth.
   */
  void findHigh(double q, double deviation, double from, double to) {
    areSmooth = false;
    bearingSpread = Double.POSITIVE_INFINITY;
    leastSpare = Double.NEGATIVE_INFINITY;
    shortest = Math.max(reach.shortest, from - highPace * q);
    longest = to + highPace * q;
    mostSpare = flight.moment - from + (1 - highPace) * q;
    mostSpare = Math.min(mostSpare, Math.min(reach.mostSpare, flight.moment + q - shortest));
    boolean isReached = flight.duration < Double.POSITIVE_INFINITY;
    double th = isReached ? flight.duration : 0.5 * (from + to);
    if (!(th < Double.POSITIVE_INFINITY)) {
      return;
    }
    if (!isReached) {
      flight.displaceFor(th);
    }
    double spread = Math.max(th - from, to - th);
    double carryX = engagement.driftX - engagement.gravityX * th;
    double carryY = engagement.driftY - engagement.gravityY * th;
    double carry = Math.sqrt(carryX * carryX + carryY * carryY) + gravity * spread;
    double sweep = deviation + carry * spread;
    if (!(sweep < clearDistance())) {
      return;
    }
    bearingSpread = spanned(sweep, flight.distance);
    if (!isReached) {
      return;
    }
    double closing = Math.abs(flight.closing) - bearingSpread * carry - gravity * spread;
    double bound = engagement.accelerationBound(flight.moment);
    findSmooth(q, targetRate() + q * bound, carry, closing, sweep, bound);
    if (areSmooth) {
      double slower = Math.abs(flight.durationRate) + 0.5 * q * curvature;
      shortest = Math.max(shortest, th - q * slower);
      nearest = Math.max(nearest, engagement.speed * shortest);
      mostSpare = Math.min(mostSpare, flight.moment + q - shortest);
    }
  }

  private void findUnderGravity(
      double q, double deviation, double fastest, double accelerationBound) {
    if (findGaining(q, deviation, fastest, accelerationBound)) {
      return;
    }
    double turning = accelerationBound - engagement.centreAccelerationBound(flight.moment);
    findReach(q, deviation, turning, 0);
    mostSpare = Math.min(reach.mostSpare, flight.moment + q - shortest);
    if (findPaced(q, deviation, turning, 0)) {
      findFalling(q, fastest, accelerationBound);
    } else {
      findBent(q, deviation, fastest, accelerationBound);
      mostSpare = Math.min(reach.mostSpare, flight.moment + q - shortest);
    }
  }

  /**
   * The everyday case of gravity: after th seconds the shot still gains on what it pursues, by
   * {@code gain = s - |w - G th|} at least, and by {@code gain - |G| z} up to z seconds before and
   * after. Then to any place within {@code deviation} a shot takes th give or take the z with
   * {@code z (gain - |G| z) = deviation}, and no shot gets there sooner.
   *
   * @return true if these bounds are all that the step needs
   */
  private boolean findGaining(
      double q, double deviation, double fastest, double accelerationBound) {
    double th = flight.duration;
    if (!(th < Double.POSITIVE_INFINITY)) {
      return false;
    }
    double carryX = engagement.driftX - engagement.gravityX * th;
    double carryY = engagement.driftY - engagement.gravityY * th;
    double carry = Math.sqrt(carryX * carryX + carryY * carryY);
    double gain = engagement.speed - carry;
    double square = gain * gain - 4 * gravity * deviation;
    if (!(gain > 0 && square > 0) || FirstWindowSearch.isLong(engagement)) {
      return false;
    }
    double spread = 2 * deviation / (gain + Math.sqrt(square));
    double sweep = deviation + (carry + gravity * spread) * spread;
    if (!(sweep < clearDistance())) {
      return false;
    }
    double turn = spanned(sweep, flight.distance);
    double closing = flight.closing - turn * carry - gravity * spread;
    closing = Math.max(closing, gain - gravity * spread);
    spread = Math.min(spread, deviation / closing);
    carry += gravity * spread;
    reach.forget();
    shortest = Math.max(0, th - spread);
    longest = th + spread;
    findSmooth(q, fastest, carry, closing, deviation + carry * spread, accelerationBound);
    if (areSmooth) {
      double slower = Math.abs(flight.durationRate) + 0.5 * q * curvature;
      shortest = Math.max(shortest, th - q * slower);
      nearest = Math.max(nearest, engagement.speed * shortest);
      mostSpare = flight.moment + q - shortest;
    }
    return areSmooth;
  }

  /**
   * Returns a bound on the closing speed in the step. It assumes half the closing speed of the
   * middle as a bound, and checks that the bearing cannot turn far enough to break it.
   */
  private double slowestClosing(double deviation, double least) {
    double half = 0.5 * flight.closing;
    double sweep = deviation + drift * deviation / half;
    boolean holds =
        half > least
            && sweep < flight.distance
            && flight.closing - drift * spanned(sweep, flight.distance) >= half;
    return holds ? half : least;
  }

  private void findBent(double q, double deviation, double fastest, double accelerationBound) {
    if (longest == Double.POSITIVE_INFINITY) {
      return;
    }
    double carry = drift + gravity * longest;
    double spread = Math.max(flight.duration - shortest, longest - flight.duration);
    double sweep = deviation + carry * spread;
    if (sweep >= flight.distance) {
      return;
    }
    double turn = spanned(sweep, flight.distance);
    double closing = flight.closing - turn * carry - gravity * spread;
    findSmooth(q, fastest, carry, closing, sweep, accelerationBound);
    if (areSmooth) {
      double slower = Math.abs(flight.durationRate) + 0.5 * q * curvature;
      shortest = Math.max(shortest, flight.duration - q * slower);
      nearest = Math.max(nearest, engagement.speed * shortest);
    }
  }

  /**
   * Computes the reach under gravity; the target is within {@code deviation} of its place in the
   * middle.
   */
  private void findReach(double q, double deviation, double turning, double radius) {
    longest = Double.POSITIVE_INFINITY;
    reach.find(engagement, flight.moment, q, turning, radius);
    if (reach.isBeyond) {
      shortest = Double.POSITIVE_INFINITY;
      return;
    }
    flight.findSpan(deviation);
    if (FirstWindowSearch.isLong(engagement)) {
      reach.findAcross(engagement, flight.moment, q, turning, radius);
    }
    shortest = Math.max(reach.shortest, flight.soonest);
    if (shortest == Double.POSITIVE_INFINITY) {
      return;
    }
    boolean isReached = flight.duration < Double.POSITIVE_INFINITY;
    longest = isReached ? flight.bentDuration(-deviation) : Double.POSITIVE_INFINITY;
    if (mayBeContact()) {
      return;
    }
    double latest = Math.min(reach.longest, Math.min(flight.latest, longest));
    double th = isReached ? flight.duration : 0.5 * (shortest + latest);
    if (!isReached) {
      flight.displaceFor(th);
    }
    double spread = Math.max(th - shortest, latest - th);
    double sweep = deviation + (drift + gravity * latest) * spread;
    if (sweep < clearDistance()) {
      bearingSpread = Math.min(reach.bearingSpread, spanned(sweep, flight.distance));
    } else if (isReached) {
      bearingSpread = reach.bearingSpread;
    }
    if (reach.sweep < Math.PI) {
      double across = reach.asideX * flight.dy - reach.asideY * flight.dx;
      double along = reach.asideX * flight.dx + reach.asideY * flight.dy;
      double apart = Math.abs(Trigonometry.atan2(across, along));
      bearingSpread = Math.min(bearingSpread, apart + reach.sweep);
    }
  }

  /**
   * Finds bounds on the flights to a target that falls long and fast. Each flight of th at the
   * middle of the step is paired with one of th + pace z at z seconds after it, with a pace in [0,
   * 1] that suits the fall. Relative to these the target moves at {@code c = E' + pace (w - G th)}
   * and bends by {@code E'' - pace^2 G}, however fast it falls. A flight that hits in the step is
   * paired with one that passes within {@code q (pace s + |c|) + q^2 |E'' - pace^2 G| / 2} of the
   * target, and a flight that is early by as much is paired with one that hits.
   *
   * @return true if there are such flights, and the bounds are closer than those by the target's
   *     deviation
   */
  private boolean findPaced(double q, double deviation, double turning, double radius) {
    if (!(reach.shortest > 0)) {
      return false;
    }
    boolean isReached =
        (radius == 0 || FirstWindowSearch.isLong(engagement))
            && flight.duration < Double.POSITIVE_INFINITY;
    double th = isReached ? flight.duration : reach.findUsual(q);
    double carryX = engagement.driftX - engagement.gravityX * th;
    double carryY = engagement.driftY - engagement.gravityY * th;
    if (isPacedInVain(th, carryX, carryY, q, deviation) || Double.isNaN(reach.usual)) {
      return false;
    }
    carryNow = StrictMath.hypot(carryX, carryY);
    double suited = -(engagement.rateX * carryX + engagement.rateY * carryY);
    pace = Math.max(0, Math.min(1, suited / (carryNow * carryNow)));
    if (!(reach.shortest > pace * q)) {
      return false;
    }
    relativeRate =
        StrictMath.hypot(engagement.rateX + pace * carryX, engagement.rateY + pace * carryY);
    boolean moves = flight.moment < engagement.stopTime;
    double bentX = (moves ? engagement.ax : 0) - pace * pace * engagement.gravityX;
    double bentY = (moves ? engagement.ay : 0) - pace * pace * engagement.gravityY;
    relativeBending = StrictMath.hypot(bentX, bentY) + turning;
    double apart = Math.abs(th - reach.usual) + reach.besideUsual(q, pace);
    double rate = pace * (engagement.speed + gravity * apart) + relativeRate;
    double ahead = q * (rate + 0.5 * q * relativeBending) + radius;
    if (!(ahead < WORTHWHILE_RATIO * deviation)) {
      return false;
    }
    double soonest = isReached ? flight.bentDuration(ahead) : soonestTouch(q, ahead, radius);
    shortest = Math.max(shortest, soonest - pace * q);
    mostSpare = Math.min(mostSpare, flight.moment - soonest + (1 - pace) * q);
    if (!isReached) {
      return false;
    }
    double latest = flight.bentDuration(-ahead);
    longest = Math.min(longest, latest + pace * q);
    leastSpare = flight.moment - latest - (1 - pace) * q;
    flightSpread = Math.max(th - soonest, latest - th);
    return true;
  }

  /**
   * Returns whether {@link #findPaced} surely fails: a short cut that avoids its exact lengths. If
   * not, {@link GravityReach#usual} is found.
   */
  private boolean isPacedInVain(
      double th, double carryX, double carryY, double q, double deviation) {
    double suited = -(engagement.rateX * carryX + engagement.rateY * carryY);
    double about = Math.max(0, Math.min(1, suited / (carryX * carryX + carryY * carryY)));
    if (about * q > ROUNDING_FACTOR * reach.shortest) {
      return true;
    }
    reach.findUsual(q);
    double x = engagement.rateX + about * carryX;
    double y = engagement.rateY + about * carryY;
    double apart = Math.abs(th - reach.usual) + reach.besideUsual(q, about);
    double rate = about * (engagement.speed + gravity * apart) + Math.sqrt(x * x + y * y);
    return q * rate > ROUNDING_FACTOR * WORTHWHILE_RATIO * deviation;
  }

  /**
   * Returns a lower bound on the flights at the middle that are paired with a hit in the step;
   * +infinity: there is none. As |D| is convex, the gap |D| - s th changes by at most {@code q |u.c
   * - pace s|} and the bend, and only flights that leave a gap of less than {@code ahead} can close
   * it: the fewer these are, the closer are the bounds on u and c.
   */
  private double soonestTouch(double q, double ahead, double radius) {
    double enough = ahead;
    for (int i = 0; i < MOST_NARROWINGS; i++) {
      int count = flight.findTouches(enough);
      if (count != 2) {
        return count == 0 ? Double.POSITIVE_INFINITY : flight.soonest;
      }
      double th = 0.5 * (flight.soonest + flight.latest);
      double half = 0.5 * (flight.latest - flight.soonest);
      double carryX = engagement.driftX - engagement.gravityX * th;
      double carryY = engagement.driftY - engagement.gravityY * th;
      double x = engagement.ex + th * (engagement.driftX - 0.5 * th * engagement.gravityX);
      double y = engagement.ey + th * (engagement.driftY - 0.5 * th * engagement.gravityY);
      double distance = StrictMath.hypot(x, y);
      double sweep = half * (StrictMath.hypot(carryX, carryY) + 0.5 * half * gravity);
      if (sweep >= distance) {
        return flight.soonest;
      }
      double cx = engagement.rateX + pace * carryX;
      double cy = engagement.rateY + pace * carryY;
      double change = pace * gravity * half;
      double rate = Math.abs((x * cx + y * cy) / distance - pace * engagement.speed) + change;
      rate += spanned(sweep, distance) * (StrictMath.hypot(cx, cy) + change);
      double narrower = q * (rate + 0.5 * q * relativeBending) + radius;
      if (!(narrower < enough)) {
        return flight.soonest;
      }
      enough = narrower;
    }
    return flight.bentDuration(enough);
  }

  /**
   * Returns a bound on the distance between the displacements of the flights of {@link #findPaced},
   * m.
   */
  private double pacedSweep(double q) {
    double relative = relativeRate + pace * gravity * flightSpread;
    return q * (relative + 0.5 * q * relativeBending)
        + flightSpread * (carryNow + 0.5 * gravity * flightSpread);
  }

  /** Computes the bounds for the flights of {@link #findPaced}. */
  private void findFalling(double q, double fastest, double accelerationBound) {
    double spread = flightSpread;
    double sweep = pacedSweep(q);
    if (!(sweep < flight.distance)) {
      return;
    }
    double relative = relativeRate + pace * gravity * spread + q * relativeBending;
    double longer = pace * q + spread;
    double carry = Math.min(drift + gravity * longest, carryNow + gravity * longer);
    double turn = spanned(sweep, flight.distance);
    double closing = flight.closing - turn * carry - gravity * longer;
    double offPace = (pace * engagement.speed + relative) / closing;
    double rate = Math.min(pace + offPace, fastest / closing);
    double displacementRate = Math.min(relative + carry * offPace, fastest + carry * rate);
    double bending =
        Math.min(
            relativeBending + gravity * offPace * (2 * pace + offPace),
            accelerationBound + gravity * rate * rate);
    findSmooth(q, carry, closing, sweep, rate, displacementRate, bending);
  }

  private void findSmooth(
      double q,
      double fastest,
      double carry,
      double closing,
      double sweep,
      double accelerationBound) {
    double rate = fastest / closing;
    double bending = accelerationBound + gravity * rate * rate;
    findSmooth(q, carry, closing, sweep, rate, fastest + carry * rate, bending);
  }

  private void findSmooth(
      double q,
      double carry,
      double closing,
      double sweep,
      double rate,
      double displacementRate,
      double bending) {
    nearest = Math.max(engagement.speed * shortest, flight.distance - sweep);
    if (!(nearest > 0) || !(closing > 0) || sweep >= clearDistance()) {
      return;
    }
    areSmooth = true;
    farthest = flight.distance + sweep;
    rateBound = rate;
    double perClosing = 1 / closing;
    double perNearest = 1 / nearest;
    double drag = carry * perClosing;
    double across = across(q, drag, displacementRate, bending, farthest, perNearest);
    double fastestTurn = displacementRate * perNearest;
    double angular = Math.min(across * perNearest * perNearest, fastestTurn);
    curvature = (angular * angular * nearest + bending) * perClosing;
    double displacementCurvature = bending + carry * curvature;
    double radial = Math.min(2 * angular, fastestTurn);
    bearingCurvature = displacementCurvature * perNearest + radial * fastestTurn;
    double first = q * (Math.abs(flight.bearingRate) + 0.5 * q * bearingCurvature);
    bearingSpread = Math.min(bearingSpread, Math.min(first, spanned(sweep, flight.distance)));
  }

  /**
   * Returns a bound k on |D x D'| in the step. Its rate is at most {@code far |D''| <= growth +
   * feedback k^2}; twice its first estimate is a bound while k stays below that.
   */
  private double across(
      double q,
      double drag,
      double displacementRate,
      double bending,
      double far,
      double perNearest) {
    double whole = far * displacementRate;
    double now = Math.abs(flight.bearingRate) * flight.distance * flight.distance;
    double growth = far * bending * (1 + drag);
    double feedback = far * drag * (perNearest * perNearest * perNearest);
    double most = 2 * (now + q * growth);
    if (2 * q * feedback * most > 1) {
      return whole;
    }
    return Math.min(whole, now + q * (growth + feedback * most * most));
  }

  /**
   * Returns an upper bound on T - th(T) less the turn to within {@code free} radians of the
   * bearing.
   */
  double mostSpareAfterTurn(double free) {
    return gravity > 0
        ? Math.min(mostSpare, reach.mostSpareAfterTurn(engagement, free))
        : mostSpare;
  }

  /** Returns whether a step of half width {@code q} is too short to tell it from a moment. */
  boolean isTiny(double q, double end) {
    if (q <= 2 * Math.ulp(end) || !Double.isNaN(touch())) {
      return true;
    }
    double deviation = deviation(q, engagement.accelerationBound(flight.moment));
    return !areSmooth
        && isContact()
        && deviation <= CLEAR_DISTANCE * engagement.rounding(flight.moment);
  }

  /**
   * Returns the moment of a touch that only rounding decides; NaN: there is none, or other steps
   * decide.
   */
  double touch() {
    return gravity > 0 ? reach.touch : Double.NaN;
  }

  /** Returns whether the target is at the muzzle, but for rounding. */
  boolean isContact() {
    double miss = Math.abs(engagement.ex) + Math.abs(engagement.ey);
    return miss <= Engagement.CONTACT_DISTANCE * engagement.rounding(flight.moment);
  }

  /** Returns whether the target may be at the muzzle at some moment of the step. */
  boolean mayBeContact() {
    return !(engagement.speed * shortest > CLEAR_DISTANCE * engagement.rounding(flight.moment));
  }

  private double clearDistance() {
    return flight.distance - CLEAR_DISTANCE * engagement.rounding(flight.moment);
  }

  /**
   * Returns a bound on the angle that a disc of {@code radius} spans at {@code distance}, which is
   * greater, rad.
   */
  private double spanned(double radius, double distance) {
    if (FirstWindowSearch.isLong(engagement)) {
      return StrictMath.asin(radius / distance) * WIDENING;
    }
    return radius / Math.sqrt((distance - radius) * (distance + radius));
  }
}
