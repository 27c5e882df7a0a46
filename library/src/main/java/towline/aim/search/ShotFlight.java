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
  /** Angles below this are rounding of pi. */
  static final double ROUNDING_OF_ANGLES = 1e-15;

  /** A distance is known to this part of it. */
  private static final double ROUNDING_OF_DISTANCES = 4e-16;

  private final QuarticIntercept curved = new QuarticIntercept();
  private Engagement engagement = new Engagement();

  double moment;

  /** Seconds of flight; +infinity: no shot gets there. */
  double duration;

  double durationRate;
  double dx;
  double dy;
  double distance;
  double bearingRate;

  /** How fast the shot closes in when it meets, m/s: s - u.(w - G th). */
  double closing;

  double rateX;
  double rateY;

  /** True if flights other than the lowest are meant: those from {@link #from} to {@link #to}. */
  boolean isHigh;

  double from;
  double to;

  private final double[] high = new double[4];

  /** See {@link #findSpan}. */
  double soonest;

  double latest;

  void watch(Engagement engagement) {
    this.engagement = engagement;
  }

  /** Works out the flight that ends at {@code t}. */
  void aimFor(double t) {
    moment = t;
    engagement.moveTo(t);
    if (isHigh) {
      aimWithin(from, to);
    } else {
      aimHere();
    }
  }

  /** Works out the flight of {@code from} to {@code to} seconds to where the engagement is. */
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
   * Finds all flights that end at {@code t} and are meant.
   *
   * @return how many there are; {@link #choose} works one of them out
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

  /** Works out the flight number {@code index} of the last {@link #findAll}. */
  void choose(int index) {
    if (isHigh) {
      duration = high[index];
      displaceFor(duration);
      findRates();
    }
  }

  /** Works out the flight that would end at {@code t} in the middle of the target's circle. */
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
   * The lowest th at which the shot comes within {@code headStart} metres of the target; negative:
   * it has passed it by that much.
   */
  double bentDuration(double headStart) {
    poseBent(headStart);
    return curved.first(Double.POSITIVE_INFINITY);
  }

  /**
   * Works out between which {@link #soonest} and {@link #latest} the lowest flight to any place
   * within {@code deviation} metres of the target lasts, if there is one.
   */
  void findSpan(double deviation) {
    poseBent(deviation);
    int count = curved.find(Double.POSITIVE_INFINITY, 4);
    soonest = count > 0 ? curved.meeting(0) : Double.POSITIVE_INFINITY;
    latest = count == 2 ? curved.meeting(1) : Double.POSITIVE_INFINITY;
  }

  /**
   * Works out the first and the second flight, {@link #soonest} and {@link #latest}, after which a
   * shot is {@code headStart} metres from the target.
   *
   * @return how many such flights there are
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

  /** Puts the displacement where a flight of {@code th} to the target would need it. */
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
   * A bound on what the rounding of the fall adds to that of the place that the shot must reach,
   * metres: that of G th^2 / 2 itself, and of a th that was found but for rounding.
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

  /** How far the barrel is from where it must point, radians in (-pi, pi]. */
  double offBore() {
    return Trigonometry.atan2(
        engagement.facingX * dy - engagement.facingY * dx,
        engagement.facingX * dx + engagement.facingY * dy);
  }

  /** The angle from the middle of the firing arc, radians in (-pi, pi]. */
  double offArcCentre() {
    return Trigonometry.atan2(
        engagement.arcCentreX * dy - engagement.arcCentreY * dx,
        engagement.arcCentreX * dx + engagement.arcCentreY * dy);
  }

  /** The angle that need not be turned: the tolerance, or what the target's radius spans. */
  double tolerance() {
    return toleranceAt(distance);
  }

  /** The same for a flight of that length. */
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
   * The angle by which the barrel must turn to the side of a part of the arc, to be within the
   * tolerance; where the tolerance reaches round to the near end of the part, as from there.
   */
  double turnToPart() {
    double free = tolerance();
    double off = engagement.arcSide * offArcCentre();
    boolean reachesRound = off + free + engagement.arcHalf >= Angles.TURN;
    return engagement.arcTurn + (reachesRound ? off - Angles.TURN : off) - free;
  }

  /** Returns whether a direction in the firing arc is within the tolerance. */
  boolean isArcTolerated() {
    return Math.abs(offArcCentre()) <= engagement.arcHalf + tolerance() + ROUNDING_OF_ANGLES;
  }

  /** Seconds of turning needed; +infinity: the barrel cannot turn there. */
  double timeToSlew() {
    if (duration == 0 || engagement.slewRate == Double.POSITIVE_INFINITY) {
      return 0;
    }
    return timeToTurn(Math.abs(offBore()) - tolerance());
  }

  /** Seconds that turning by {@code angle} takes. */
  double timeToTurn(double angle) {
    return angle <= ROUNDING_OF_ANGLES ? 0 : angle / engagement.slewRate;
  }
}
