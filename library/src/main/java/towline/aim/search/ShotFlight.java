package towline.aim.search;

import towline.internal.LinearIntercept;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * The flight of a shot that meets the target of an engagement at a given moment: its duration th,
 * the displacement D = E + w th - G th^2 / 2 that the muzzle must give it (so |D| = s th), and the
 * rates of both as that moment moves. With gravity, the lowest th.
 */
final class ShotFlight {
  /** Error of angles near pi, rad. */
  static final double ROUNDING_OF_ANGLES = 1e-15;

  /** Relative error of a distance. */
  private static final double ROUNDING_OF_DISTANCES = 4e-16;

  private final QuarticIntercept curved = new QuarticIntercept();
  private Engagement engagement = new Engagement();

  double moment;

  /** Time of flight, s; +infinity: no shot gets there. */
  double duration;

  double durationRate;
  double dx;
  double dy;
  double distance;
  double bearingRate;

  /** Closing speed at the meeting, m/s: s - u.(w - G th). */
  double closing;

  double rateX;
  double rateY;

  /** True for flights other than the lowest: those that last {@link #from} to {@link #to}. */
  boolean isHigh;

  double from;
  double to;

  private final double[] high = new double[4];

  /** Bounds of the last {@link #findSpan} or {@link #findTouches}, s. */
  double soonest;

  double latest;

  void watch(Engagement engagement) {
    this.engagement = engagement;
  }

  /** Computes the flight that ends at {@code t}. */
  void aimFor(double t) {
    moment = t;
    engagement.moveTo(t);
    if (isHigh) {
      aimWithin(from, to);
    } else {
      aimHere();
    }
  }

  /**
   * Computes the flight of {@code from} to {@code to} seconds to the engagement's present place.
   */
  void aimWithin(double from, double to) {
    this.from = from;
    this.to = to;
    poseBent(0);
    duration = curved.between(from, to);
    if (duration < Double.POSITIVE_INFINITY) {
      displaceFor(duration);
      findRates();
    }
  }

  /**
   * Finds all flights that end at {@code t}, either the lowest or the others, by {@link #isHigh}.
   *
   * @return number of flights; {@link #choose} computes one of them
   */
  int findAll(double t) {
    if (!isHigh) {
      aimFor(t);
      return 1;
    }
    moment = t;
    engagement.moveTo(t);
    poseBent(0);
    int count = curved.find(Double.POSITIVE_INFINITY, 4);
    for (int i = 1; i < count; i++) {
      high[i - 1] = curved.meeting(i);
    }
    return Math.max(0, count - 1);
  }

  /** Computes flight {@code index} of the last {@link #findAll}. */
  void choose(int index) {
    if (isHigh) {
      duration = high[index];
      displaceFor(duration);
      findRates();
    }
  }

  /** Computes the flight that would end at {@code t} in the middle of the target's circle. */
  void aimForCentre(double t) {
    moment = t;
    engagement.moveCentreTo(t);
    aimHere();
  }

  private void aimHere() {
    if (!engagement.hasGravity() && !engagement.drifts()) {
      displaceFor(0);
      duration = distance / engagement.speed;
      findRates();
      return;
    }
    duration =
        engagement.hasGravity() ? bentDuration(0) : straightDuration(engagement.ex, engagement.ey);
    if (duration == Double.POSITIVE_INFINITY) {
      return;
    }
    displaceFor(duration);
    findRates();
  }

  /**
   * Returns the lowest th at which the shot comes within {@code headStart} metres of the target; if
   * negative, at which it has passed the target by its amount.
   */
  double bentDuration(double headStart) {
    poseBent(headStart);
    return curved.first(Double.POSITIVE_INFINITY);
  }

  /**
   * Finds bounds {@link #soonest} and {@link #latest} on the lowest flight to any place within
   * {@code deviation} metres of the target, if there is one.
   */
  void findSpan(double deviation) {
    poseBent(deviation);
    int count = curved.find(Double.POSITIVE_INFINITY, 4);
    soonest = count > 0 ? curved.meeting(0) : Double.POSITIVE_INFINITY;
    latest = count == 2 ? curved.meeting(1) : Double.POSITIVE_INFINITY;
  }

  /**
   * Finds the first and the second flight, {@link #soonest} and {@link #latest}, after which a shot
   * is {@code headStart} metres from the target.
   *
   * @return number of such flights
   */
  int findTouches(double headStart) {
    poseBent(headStart);
    int count = curved.find(Double.POSITIVE_INFINITY, 4);
    soonest = count > 0 ? curved.meeting(0) : Double.POSITIVE_INFINITY;
    latest = count > 1 ? curved.meeting(1) : Double.POSITIVE_INFINITY;
    return count;
  }

  private void poseBent(double headStart) {
    engagement.poseFlight(curved, headStart);
  }

  /** Sets the displacement to the one of a flight of {@code th} to the target. */
  void displaceFor(double th) {
    double fall = 0.5 * th * th;
    dx = engagement.ex + engagement.driftX * th - engagement.gravityX * fall;
    dy = engagement.ey + engagement.driftY * th - engagement.gravityY * fall;
    distance = Math.sqrt(dx * dx + dy * dy);
  }

  private double straightDuration(double x, double y) {
    return LinearIntercept.timeToGo(x, y, engagement.driftX, engagement.driftY, engagement.speed);
  }

  private void findRates() {
    double perDistance = distance > 0 ? 1 / distance : 0;
    double ux = dx * perDistance;
    double uy = dy * perDistance;
    double carryX = engagement.driftX - engagement.gravityX * duration;
    double carryY = engagement.driftY - engagement.gravityY * duration;
    closing = engagement.speed - ux * carryX - uy * carryY;
    durationRate = (ux * engagement.rateX + uy * engagement.rateY) / closing;
    rateX = engagement.rateX + carryX * durationRate;
    rateY = engagement.rateY + carryY * durationRate;
    bearingRate = (ux * rateY - uy * rateX) * perDistance;
  }

  /**
   * Returns a bound on the rounding errors of the fall and of the place that the shot must reach,
   * m: of G th^2 / 2 itself, and of a rounded th.
   */
  double rounding() {
    if (!engagement.hasGravity()) {
      return 0;
    }
    double fall = 0.5 * engagement.gravity() * duration * duration;
    double carry = engagement.drift() + engagement.gravity() * duration;
    double noise = 0x1p-52 * fall + engagement.rounding(moment);
    return noise * (1 + carry / Math.max(Math.abs(closing), engagement.speed - engagement.drift()));
  }

  /** Returns the angle from the barrel to the bearing, rad in (-pi, pi]. */
  double offBore() {
    return Trigonometry.atan2(
        engagement.facingX * dy - engagement.facingY * dx,
        engagement.facingX * dx + engagement.facingY * dy);
  }

  /** Returns the angle from the middle of the firing arc, rad in (-pi, pi]. */
  double offArcCentre() {
    return Trigonometry.atan2(
        engagement.arcCentreX * dy - engagement.arcCentreY * dx,
        engagement.arcCentreX * dx + engagement.arcCentreY * dy);
  }

  /**
   * Returns the angle that need not be turned, rad: the tolerance, or what the target's radius
   * spans.
   */
  double tolerance() {
    return toleranceAt(distance);
  }

  /** Returns the {@link #tolerance} for a target at {@code distance}. */
  double toleranceAt(double distance) {
    if (engagement.toleranceRadius >= distance * (1 - ROUNDING_OF_DISTANCES)) {
      return Math.PI;
    }
    double cone =
        engagement.toleranceRadius > 0
            ? StrictMath.asin(Math.min(1, engagement.toleranceRadius / distance))
            : 0;
    return Math.max(cone, engagement.toleranceAngle);
  }

  /**
   * Returns the angle by which the barrel must turn to the side of a part of the arc, to be within
   * the tolerance, rad; if the tolerance reaches round to the near end of the part, the angle from
   * there.
   */
  double turnToPart() {
    double free = tolerance();
    double off = engagement.arcSide * offArcCentre();
    boolean reachesRound = off + free + engagement.arcHalf >= Angles.TURN;
    return engagement.arcTurn + (reachesRound ? off - Angles.TURN : off) - free;
  }

  /**
   * Returns the angle from the firing arc to the nearest direction within the tolerance, rad; 0 or
   * less: there is one in the arc.
   */
  double offArc() {
    return Math.abs(offArcCentre()) - (engagement.arcHalf + tolerance());
  }

  /** Returns whether a direction in the firing arc is within the tolerance. */
  boolean isArcTolerated() {
    return offArc() <= ROUNDING_OF_ANGLES;
  }

  /** Returns the time of turning needed, s; +infinity: the barrel cannot turn there. */
  double timeToSlew() {
    if (duration == 0 || engagement.slewRate == Double.POSITIVE_INFINITY) {
      return 0;
    }
    return timeToTurn(Math.abs(offBore()) - tolerance());
  }

  /** Returns the time of turning by {@code angle}, s. */
  double timeToTurn(double angle) {
    return angle <= ROUNDING_OF_ANGLES ? 0 : angle / engagement.slewRate;
  }
}
