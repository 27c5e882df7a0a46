package towline.aim.search;

import towline.math.Angles;

/**
 * The conditions of a shot with its impact at T, each as a function that must not be negative, or
 * must be zero: time enough to turn and fly, a gun that is ready, range, firing arc; a barrel that
 * cannot turn must be on the target, a shot at once must have left at 0.
 */
final class FiringConditions {
  /** Condition of time enough to turn and fly. */
  private static final int TIME = 0;

  /** Condition of time enough to fly once the gun is ready. */
  private static final int READY = 1;

  private static final int RANGE = 2;
  private static final int ARC = 3;

  /** Condition of a barrel that cannot turn: it points near enough. */
  private static final int AIMED = 4;

  /** Condition of a barrel that cannot turn: it points exactly at the impact. */
  private static final int ON_BORE = 5;

  /** Condition of a shot at once: it leaves at 0. */
  private static final int LAUNCH = 6;

  /** Angle of turn per step, rad, above which the target is bounded by its circle. */
  private static final double LONG_TURN = 1;

  /** Error of a moment, in units in the last place. */
  private static final double MOMENT_ROUNDING = 8;

  /** Most that counts as rounding of a steep condition, s or rad. */
  private static final double MOST_STEEP_ROUNDING = 1e-9;

  private final Engagement engagement;
  private final ShotFlight flight;
  private final StepBounds bounds = new StepBounds();
  private final HighFlights high = new HighFlights();
  private final TurnBounds turn;
  private final int[] kinds = new int[4];
  private final Constraint[] constraints = {
    new Constraint(), new Constraint(), new Constraint(), new Constraint()
  };
  private int count;

  /** Slope of the last {@link #value}. */
  private double slope;

  FiringConditions(Engagement engagement, ShotFlight flight) {
    this.engagement = engagement;
    this.flight = flight;
    flight.watch(engagement);
    turn = new TurnBounds(engagement, flight, bounds);
  }

  /** Sets the conditions for a turret that may turn and wait, by the lowest flights. */
  void load() {
    load(false);
  }

  /**
   * Sets the conditions for a turret that may turn and wait.
   *
   * @param isHigh true for the flights that are not the lowest
   */
  void load(boolean isHigh) {
    begin();
    flight.isHigh = isHigh;
    if (engagement.slewRate == 0) {
      add(engagement.isTolerant() ? AIMED : ON_BORE);
      add(READY);
    } else if (engagement.slewRate == Double.POSITIVE_INFINITY) {
      add(READY);
    } else {
      add(TIME);
      if (engagement.timeToReady > 0 || engagement.isArcPart) {
        add(READY);
      }
    }
    if (engagement.range < Double.POSITIVE_INFINITY) {
      add(RANGE);
    }
    boolean isArcKept = engagement.slewRate == 0 && engagement.isTolerant() && isFacingInside();
    if (engagement.isArcLimited() && !isArcKept) {
      add(ARC);
    }
  }

  /**
   * Returns whether a barrel that cannot turn is inside the arc, so that the arc needs no
   * condition.
   */
  private boolean isFacingInside() {
    return turn.facingOffArc() <= engagement.arcHalf + ShotFlight.ROUNDING_OF_ANGLES;
  }

  /** Sets the conditions for a shot that leaves at once; the horizon covers its range. */
  void loadAtOnce() {
    begin();
    flight.isHigh = false;
    add(LAUNCH);
    if (engagement.isArcLimited()) {
      add(ARC);
    }
  }

  private void begin() {
    bounds.watch(engagement, flight);
    turn.watch();
    count = 0;
  }

  private void add(int kind) {
    boolean isLine =
        kind == ARC
            && engagement.arcHalf <= ShotFlight.ROUNDING_OF_ANGLES
            && !engagement.isTolerant();
    boolean isAngle = kind == ARC || kind == AIMED || kind == ON_BORE;
    double slack = isAngle ? ShotFlight.ROUNDING_OF_ANGLES : 0;
    constraints[count].define(kind == ON_BORE || kind == LAUNCH || isLine, slack);
    kinds[count++] = kind;
  }

  int count() {
    return count;
  }

  /** Returns whether the conditions are for the flights that are not the lowest. */
  boolean isHigh() {
    return flight.isHigh;
  }

  /** Returns whether one of the conditions is an equality, which only moments meet. */
  boolean hasEquality() {
    boolean has = false;
    for (int i = 0; i < count; i++) {
      has |= constraints[i].isEquality;
    }
    return has;
  }

  /**
   * Returns the period of the conditions, s, for a target with {@code period}; +infinity:
   * aperiodic.
   */
  double recurWith(double period) {
    return kinds[0] == LAUNCH ? Double.POSITIVE_INFINITY : period;
  }

  Constraint get(int index) {
    return constraints[index];
  }

  /**
   * Sets the step: of half width {@code q} about x.
   *
   * @return number of flights for {@link #examine}
   */
  int beginStep(double x, double q) {
    boolean isLong = isLong(x, q);
    if (flight.isHigh) {
      beginHighStep(x, q, isLong);
    } else if (isLong) {
      flight.aimForCentre(x);
      bounds.findAboutCentre(q);
    } else {
      flight.aimFor(x);
      bounds.find(q);
    }
    turn.beginStep(q, isLong);
    return flight.isHigh ? high.count() : 1;
  }

  private void beginHighStep(double x, double q, boolean isLong) {
    flight.moment = x;
    if (isLong) {
      engagement.moveCentreTo(x);
    } else {
      engagement.moveTo(x);
    }
    double deviation = bounds.beginHigh(q, isLong);
    high.find(engagement, x, deviation, bounds.highPace() * q);
  }

  /** Computes the bounds of each condition in that step, for flight {@code index}. */
  void examine(int index, double x, double q) {
    boolean isOther = flight.isHigh && !takeHigh(index, x, q);
    for (int i = 0; i < count; i++) {
      if (isOther) {
        constraints[i].setUnknown(Double.NEGATIVE_INFINITY);
      } else {
        examine(kinds[i], constraints[i], x, q);
      }
    }
  }

  /**
   * Computes the bounds of a high flight.
   *
   * @return false if the flight is the lowest, which is no high one
   */
  private boolean takeHigh(int index, double x, double q) {
    double from = high.start(index);
    double to = high.end(index);
    if (isLong(x, q) || bounds.highPace() > 0) {
      flight.duration = Double.POSITIVE_INFINITY;
    } else {
      flight.aimWithin(from, to);
    }
    bounds.findHigh(q, high.deviation(), from, to);
    return !(high.isLowest(index) && bounds.areSmooth);
  }

  /** Returns whether the target turns far in a step of half width {@code q} about x. */
  boolean isLong(double x, double q) {
    return engagement.isTurning(x) && Math.abs(engagement.turnRate) * q > LONG_TURN;
  }

  /**
   * Returns whether the last step, of half width {@code q}, is too short to tell it from a moment.
   */
  boolean isTiny(double q, double end) {
    return bounds.isTiny(q, end) || (flight.isHigh && high.isTiny);
  }

  /**
   * Returns the moment in the last step at which a touch may be a shot, if rounding decides; or
   * NaN.
   */
  double touch() {
    return bounds.touch();
  }

  /**
   * Returns whether the target passes through the muzzle at {@code t}, with the gun ready, which
   * makes a shot.
   */
  boolean isContactAt(double t) {
    if (flight.isHigh) {
      return false;
    }
    flight.aimFor(t);
    return t >= engagement.timeToContact && bounds.isContact();
  }

  private void examine(int kind, Constraint constraint, double x, double q) {
    double latest = bounds.mostSpare;
    switch (kind) {
      case TIME -> examineTime(constraint, x, q, latest);
      case READY -> {
        double wait = readyAfter(bounds.mayBeContact());
        examineFlight(constraint, readyAt(x), 1, q, latest - wait);
      }
      case RANGE -> {
        double upper = engagement.range / engagement.speed - bounds.shortest;
        examineFlight(constraint, inRange(), 0, q, upper);
      }
      case LAUNCH -> {
        examineFlight(constraint, x - flight.duration, 1, q, latest);
        constraint.lower = Math.max(constraint.lower, bounds.leastSpare);
      }
      case ARC -> turn.examineArc(constraint, q);
      case AIMED -> turn.examineAimed(constraint, q);
      default -> turn.examineBore(constraint, q);
    }
  }

  /** Examines a condition whose slope is {@code own} less that of the flight's duration. */
  private void examineFlight(
      Constraint constraint, double value, double own, double q, double upper) {
    if (bounds.areSmooth) {
      constraint.set(value, own - flight.durationRate, 0, bounds.curvature, q, upper);
    } else {
      constraint.setUnknown(upper);
    }
  }

  private double readyAt(double t) {
    return t - flight.duration - readyAfter(flight.duration == 0);
  }

  private double readyAfter(boolean isContact) {
    return isContact ? engagement.timeToContact : engagement.timeToReady;
  }

  private double inRange() {
    return engagement.range / engagement.speed - flight.duration;
  }

  private void examineTime(Constraint constraint, double x, double q, double mostSpare) {
    double free = turn.largestTolerance();
    double latest = bounds.mostSpareAfterTurn(free);
    if (bounds.bearingSpread == Double.POSITIVE_INFINITY) {
      constraint.setUnknown(latest);
      return;
    }
    if (engagement.isArcPart) {
      examineTimeToPart(constraint, x, q, mostSpare);
      return;
    }
    double off = flight.offBore();
    double turning = flight.timeToTurn(Math.abs(off) - bounds.bearingSpread - free);
    examineTimeToTurn(constraint, off, x, q, latest, Math.min(latest, mostSpare - turning));
  }

  private void examineTimeToTurn(
      Constraint constraint, double off, double x, double q, double latest, double upper) {
    double toleranceSpread = q * turn.toleranceRateBound();
    double spare = x - flight.duration;
    double spareSlope = 1 - flight.durationRate;
    if (turn.isNeedless()) {
      constraint.set(spare, spareSlope, 0, bounds.curvature, q, latest);
      return;
    }
    if (!bounds.areSmooth || toleranceSpread == Double.POSITIVE_INFINITY) {
      constraint.setUnknown(upper);
      return;
    }
    double angle = Math.abs(off) - flight.tolerance();
    double spread = bounds.bearingSpread + toleranceSpread;
    if (angle + spread <= ShotFlight.ROUNDING_OF_ANGLES) {
      constraint.set(spare, spareSlope, 0, bounds.curvature, q, latest);
      return;
    }
    double perRadian = 1 / engagement.slewRate;
    turn.find(off, spread, flight.tolerance());
    double slope = spareSlope - perRadian * turn.rate;
    double curvature = bounds.curvature + perRadian * turn.curvature();
    double value = spare - flight.timeToTurn(angle);
    constraint.set(value, slope, perRadian * turn.kink, curvature, q, upper);
  }

  /** Examines the time to turn into a part of the arc; there the only kinks are two tolerances. */
  private void examineTimeToPart(Constraint constraint, double x, double q, double latest) {
    double spread = bounds.bearingSpread;
    double off = engagement.arcSide * flight.offArcCentre();
    double most = turn.largestTolerance();
    boolean mayReachRound = off + spread + most + engagement.arcHalf >= Angles.TURN;
    if (mayReachRound || Math.abs(off) + spread >= Math.PI || turn.isNeedless()) {
      constraint.setUnknown(latest);
      return;
    }
    double perRadian = 1 / engagement.slewRate;
    double upper = latest - perRadian * (engagement.arcTurn + off - spread - most);
    if (!bounds.areSmooth || turn.toleranceRateBound() == Double.POSITIVE_INFINITY) {
      constraint.setUnknown(Math.min(latest, upper));
      return;
    }
    turn.findToSide(engagement.arcSide);
    double slope = 1 - flight.durationRate - perRadian * turn.rate;
    double curvature = bounds.curvature + perRadian * turn.curvature();
    double value = x - flight.duration - perRadian * flight.turnToPart();
    constraint.set(value, slope, perRadian * turn.kink, curvature, q, upper);
  }

  /**
   * Returns the value of condition {@code index} for an impact at {@code t}; also finds its slope.
   */
  double value(int index, double t) {
    flight.aimFor(t);
    return valueHere(index, t);
  }

  double slope() {
    return slope;
  }

  private double valueHere(int index, double t) {
    if (flight.duration == Double.POSITIVE_INFINITY) {
      slope = Double.NaN;
      return Double.NEGATIVE_INFINITY;
    }
    slope = -flight.durationRate;
    return switch (kinds[index]) {
      case TIME -> timeValue(t);
      case READY -> {
        slope += 1;
        yield readyAt(t);
      }
      case RANGE -> inRange();
      case LAUNCH -> {
        slope += 1;
        yield t - flight.duration;
      }
      case ARC -> {
        double off = flight.duration == 0 ? 0 : flight.offArcCentre();
        yield constraints[index].isEquality ? lineValue(off) : arcValue(off);
      }
      case AIMED -> aimedValue();
      default -> lineValue(flight.duration == 0 ? 0 : flight.offBore());
    };
  }

  private double timeValue(double t) {
    slope += 1;
    double spare = t - flight.duration;
    if (flight.duration == 0) {
      return spare;
    }
    if (engagement.isArcPart) {
      double rate = engagement.arcSide * flight.bearingRate - turn.toleranceRate();
      slope -= rate / engagement.slewRate;
      return spare - flight.turnToPart() / engagement.slewRate;
    }
    double off = flight.offBore();
    double turning = flight.timeToTurn(Math.abs(off) - flight.tolerance());
    if (turning > 0) {
      double rate = Math.copySign(1, off) * flight.bearingRate - turn.toleranceRate();
      slope -= rate / engagement.slewRate;
    }
    return spare - turning;
  }

  private double aimedValue() {
    if (flight.duration == 0) {
      return Math.PI;
    }
    double off = flight.offBore();
    slope = turn.toleranceRate() - Math.copySign(1, off) * flight.bearingRate;
    return flight.tolerance() - Math.abs(off);
  }

  private double arcValue(double off) {
    slope = -Math.copySign(1, off) * flight.bearingRate;
    if (!engagement.isTolerant()) {
      return engagement.arcHalf - Math.abs(off);
    }
    if (flight.duration > 0 && engagement.slewRate == 0) {
      slope = 0;
      return engagement.arcHalf - turn.facingOffArc();
    }
    slope += turn.toleranceRate();
    return engagement.arcHalf + flight.tolerance() - Math.abs(off);
  }

  private double lineValue(double off) {
    slope = flight.bearingRate;
    return off;
  }

  /** Returns whether an impact at {@code t} meets all conditions, but for rounding. */
  boolean holdAt(double t) {
    return holdAt(t, 0);
  }

  /**
   * Returns whether an impact at {@code t} meets all conditions, but for rounding and {@code
   * tolerance}, in seconds or radians.
   */
  boolean holdAt(double t, double tolerance) {
    int flights = flight.findAll(t);
    for (int i = 0; i < flights; i++) {
      flight.choose(i);
      if (holdHere(t, tolerance)) {
        return true;
      }
    }
    return false;
  }

  private boolean holdHere(double t, double tolerance) {
    for (int i = 0; i < count; i++) {
      if (!constraints[i].isMetBy(valueHere(i, t), tolerance + rounding(i, t))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether an impact within {@code width} seconds of {@code t} may meet all conditions,
   * judged by slopes.
   */
  boolean holdWithin(double t, double width) {
    flight.aimFor(t);
    for (int i = 0; i < count; i++) {
      double value = valueHere(i, t);
      double change = Math.abs(slope) * width;
      if (!constraints[i].isMetBy(value, change + rounding(i, t))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether an impact at {@code t} meets all conditions, despite rounding. */
  boolean holdSurelyAt(double t) {
    int flights = flight.findAll(t);
    for (int i = 0; i < flights; i++) {
      flight.choose(i);
      if (holdSurelyHere(t)) {
        return true;
      }
    }
    return false;
  }

  private boolean holdSurelyHere(double t) {
    for (int i = 0; i < count; i++) {
      if (constraints[i].isEquality || !(valueHere(i, t) >= rounding(i, t))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether an impact at {@code t} meets condition {@code index}, but for rounding. */
  boolean isMetAt(int index, double t) {
    flight.aimFor(t);
    return constraints[index].isMetBy(valueHere(index, t), rounding(index, t));
  }

  /**
   * Returns a bound on the error of a condition by the rounding of moment and flight; to be called
   * after its value.
   */
  private double rounding(int index, double t) {
    double steep = Math.min(Math.abs(slope) * MOMENT_ROUNDING * Math.ulp(t), MOST_STEEP_ROUNDING);
    double place = engagement.rounding(t) + flight.rounding();
    double time = 2 * Math.ulp(t) + place / engagement.speed;
    double angle = flight.distance > 0 ? place / flight.distance : 0;
    return switch (kinds[index]) {
      case TIME -> steep + time + angle / engagement.slewRate;
      case READY, RANGE, LAUNCH -> steep + time;
      default -> steep + angle;
    };
  }
}
