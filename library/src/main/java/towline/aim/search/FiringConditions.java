package towline.aim.search;

import towline.math.Angles;

/**
 * The conditions that a shot with its impact at T must meet, each as a function that must not be
 * negative, or must be zero: time enough to turn and fly, a gun that is ready, range, firing arc; a
 * barrel that cannot turn must be on the target, a shot at once must have left at 0.
 */
final class FiringConditions {
  /** Time enough to turn and fly. */
  private static final int TIME = 0;

  /** Time enough to fly once the gun is ready. */
  private static final int READY = 1;

  private static final int RANGE = 2;
  private static final int ARC = 3;

  /** A barrel that cannot turn points near enough. */
  private static final int AIMED = 4;

  /** A barrel that cannot turn points there exactly. */
  private static final int ON_BORE = 5;

  /** A shot that leaves at 0. */
  private static final int LAUNCH = 6;

  /** Over more than this angle of its turn a target is looked at as its circle. */
  private static final double LONG_TURN = 1;

  /** A moment is known to this many units in the last place. */
  private static final double MOMENT_ROUNDING = 8;

  /** However steep a condition is, no more than this is rounding; seconds or radians. */
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

  /** The slope of the last {@link #value}. */
  private double slope;

  FiringConditions(Engagement engagement, ShotFlight flight) {
    this.engagement = engagement;
    this.flight = flight;
    flight.watch(engagement);
    turn = new TurnBounds(engagement, flight, bounds);
  }

  /** Takes over what the engagement asks for, for a turret that may turn and wait. */
  void load() {
    load(false);
  }

  /** The same for the flights that are not the lowest, if {@code isHigh}. */
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

  /** Returns whether a barrel that cannot turn is inside the arc, so that no more need be asked. */
  private boolean isFacingInside() {
    return turn.facingOffArc() <= engagement.arcHalf + ShotFlight.ROUNDING_OF_ANGLES;
  }

  /** The same for a shot that leaves at once; its range is a matter of the horizon. */
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

  /** Returns whether they are those of the flights that are not the lowest. */
  boolean isHigh() {
    return flight.isHigh;
  }

  /** Returns whether one of them is met at moments only. */
  boolean hasEquality() {
    boolean has = false;
    for (int i = 0; i < count; i++) {
      has |= constraints[i].isEquality;
    }
    return has;
  }

  /** Period of the conditions, s, of a target with that {@code period}; +infinity: aperiodic. */
  double recurWith(double period) {
    return kinds[0] == LAUNCH ? Double.POSITIVE_INFINITY : period;
  }

  Constraint get(int index) {
    return constraints[index];
  }

  /**
   * Takes over the step of half width {@code q} about x.
   *
   * @return how many flights {@link #examine} may be asked about
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

  /** Works out what is known of each condition in that step, for one of its flights. */
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

  /** Works out the bounds of a high flight; false: it is the lowest, which is none of these. */
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

  /**
   * Returns whether a step of half width {@code q} about x is one in which the target turns far.
   */
  boolean isLong(double x, double q) {
    return engagement.isTurning(x) && Math.abs(engagement.turnRate) * q > LONG_TURN;
  }

  /**
   * Returns whether the last step, of half width {@code q}, is too short to tell it from a moment.
   */
  boolean isTiny(double q, double end) {
    return bounds.isTiny(q, end) || (flight.isHigh && high.isTiny);
  }

  /** The moment in the last step at which a touch may be a shot, if rounding decides; or NaN. */
  double touch() {
    return bounds.touch();
  }

  /** A target that goes through the muzzle may be shot there, if the gun is ready. */
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

  /** A condition whose slope is {@code own} less that of the flight's duration. */
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

  /** The same for a part of the arc, where nothing has a kink but two tolerances. */
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

  /** The condition number {@code index} for an impact at {@code t}; also finds its slope. */
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

  /** The same, but for {@code tolerance} more, seconds or radians. */
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

  /** The same somewhere within {@code width} seconds of {@code t}, as far as slopes tell. */
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

  /** Returns whether an impact at {@code t} meets all conditions, whatever rounding did. */
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

  /**
   * Returns whether an impact at {@code t} meets the condition number {@code index}, but for
   * rounding.
   */
  boolean isMetAt(int index, double t) {
    flight.aimFor(t);
    return constraints[index].isMetBy(valueHere(index, t), rounding(index, t));
  }

  /** How far rounding of the moment and of the flight may put a condition off, after its value. */
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
