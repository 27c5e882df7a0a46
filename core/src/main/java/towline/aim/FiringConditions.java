package towline.aim;

/**
 * The conditions that a shot with its impact at T must meet, each as a function that must not be
 * negative: time enough to turn and fly, a gun that is ready, range, firing arc.
 */
final class FiringConditions {
  private static final int TIME = 0;
  private static final int READY = 1;
  private static final int RANGE = 2;
  private static final int ARC = 3;

  private final Engagement engagement;
  private final ShotFlight flight;
  private final StepBounds bounds = new StepBounds();
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
  }

  /** Takes over what the engagement asks for. */
  void load() {
    bounds.watch(engagement, flight);
    count = 0;
    kinds[count++] = TIME;
    if (engagement.timeToReady > 0) {
      kinds[count++] = READY;
    }
    if (engagement.range < Double.POSITIVE_INFINITY) {
      kinds[count++] = RANGE;
    }
    if (engagement.isArcLimited()) {
      kinds[count++] = ARC;
    }
  }

  int count() {
    return count;
  }

  Constraint get(int index) {
    return constraints[index];
  }

  /** Whether the rates of the flight exist in the whole of the last step. */
  boolean isSmooth() {
    return bounds.areSmooth;
  }

  /** Works out what is known of each condition in the step of half width {@code q} about x. */
  void examine(double x, double q) {
    flight.aimFor(x);
    bounds.find(q);
    for (int i = 0; i < count; i++) {
      examine(kinds[i], constraints[i], x, q);
    }
  }

  private void examine(int kind, Constraint constraint, double x, double q) {
    double latest = x + q - bounds.shortest;
    switch (kind) {
      case TIME -> examineTime(constraint, x, q, latest);
      case READY -> examineReady(constraint, x, q, latest - engagement.timeToReady);
      case RANGE -> examineRange(constraint, q);
      default -> examineArc(constraint, q);
    }
  }

  private void examineReady(Constraint constraint, double x, double q, double upper) {
    if (bounds.areSmooth) {
      double rate = 1 - flight.durationRate;
      constraint.set(readyAt(x), rate, 0, bounds.curvature, q, upper);
    } else {
      constraint.setUnknown(upper);
    }
  }

  private void examineRange(Constraint constraint, double q) {
    double upper = engagement.range / engagement.speed - bounds.shortest;
    if (bounds.areSmooth) {
      constraint.set(inRange(), -flight.durationRate, 0, bounds.curvature, q, upper);
    } else {
      constraint.setUnknown(upper);
    }
  }

  private double readyAt(double t) {
    return t - flight.duration - engagement.timeToReady;
  }

  private double inRange() {
    return engagement.range / engagement.speed - flight.duration;
  }

  private void examineTime(Constraint constraint, double x, double q, double latest) {
    if (!bounds.areSmooth) {
      constraint.setUnknown(latest);
      return;
    }
    double spare = x - flight.duration;
    double spareSlope = 1 - flight.durationRate;
    if (engagement.slewRate == Double.POSITIVE_INFINITY) {
      constraint.set(spare, spareSlope, 0, bounds.curvature, q, latest);
      return;
    }
    double off = flight.offBore();
    double angle = Math.abs(off) - flight.tolerance();
    double toleranceSpread = q * toleranceRateBound();
    double spread = bounds.bearingSpread + toleranceSpread;
    if (angle + spread <= ShotFlight.ROUNDING_OF_ANGLES) {
      constraint.set(spare, spareSlope, 0, bounds.curvature, q, latest);
      return;
    }
    double upper = latest - flight.timeToTurn(angle - spread);
    if (engagement.slewRate == 0 || toleranceSpread == Double.POSITIVE_INFINITY) {
      constraint.setUnknown(upper);
      return;
    }
    boolean mayKink = angle <= spread || Math.abs(off) + bounds.bearingSpread >= Math.PI;
    setTurning(constraint, off, spare - flight.timeToTurn(angle), mayKink, q, upper);
  }

  private void setTurning(
      Constraint constraint, double off, double value, boolean mayKink, double q, double upper) {
    double perRadian = 1 / engagement.slewRate;
    double curvature =
        bounds.curvature + perRadian * (bounds.bearingCurvature + toleranceCurvatureBound());
    double turning = Math.copySign(1, off) * flight.bearingRate;
    double spareSlope = 1 - flight.durationRate;
    double easing = toleranceRate();
    if (mayKink) {
      double kink = perRadian * (Math.abs(flight.bearingRate) + Math.abs(easing));
      constraint.set(value, spareSlope, kink, curvature, q, upper);
    } else if (engagement.toleranceAngle > 0 && engagement.toleranceRadius > 0) {
      double kink = perRadian * toleranceRateBound();
      constraint.set(value, spareSlope - perRadian * turning, kink, curvature, q, upper);
    } else {
      constraint.set(value, spareSlope - perRadian * (turning - easing), 0, curvature, q, upper);
    }
  }

  /** The rate of the angle that the target's radius spans, where that is what counts. */
  private double toleranceRate() {
    double radius = engagement.toleranceRadius;
    double distance = flight.distance;
    if (radius == 0 || radius >= distance) {
      return 0;
    }
    double side = Math.sqrt((distance - radius) * (distance + radius));
    return flight.tolerance() > engagement.toleranceAngle
        ? -radius * engagement.speed * flight.durationRate / (distance * side)
        : 0;
  }

  private double toleranceRateBound() {
    double radius = engagement.toleranceRadius;
    if (radius == 0) {
      return 0;
    }
    double nearest = bounds.nearest;
    if (radius >= nearest) {
      return Double.POSITIVE_INFINITY;
    }
    double side = Math.sqrt((nearest - radius) * (nearest + radius));
    return radius * engagement.speed * bounds.rateBound / (nearest * side);
  }

  private double toleranceCurvatureBound() {
    double radius = engagement.toleranceRadius;
    if (radius == 0) {
      return 0;
    }
    double nearest = bounds.nearest;
    double side = Math.sqrt((nearest - radius) * (nearest + radius));
    double rate = engagement.speed * bounds.rateBound;
    return radius * engagement.speed * bounds.curvature / (nearest * side)
        + 2 * radius * rate * rate / (side * side * side);
  }

  private void examineArc(Constraint constraint, double q) {
    if (!bounds.areSmooth) {
      constraint.setUnknown(Double.POSITIVE_INFINITY);
      return;
    }
    double off = flight.offArcCentre();
    double spread = bounds.bearingSpread;
    double angle = Math.abs(off);
    double value = engagement.arcHalf - angle;
    double upper = engagement.arcHalf - Math.max(0, angle - spread);
    if (angle <= spread || angle + spread >= Math.PI) {
      double kink = Math.abs(flight.bearingRate);
      constraint.set(value, 0, kink, bounds.bearingCurvature, q, upper);
    } else {
      double slopeOfAngle = Math.copySign(1, off) * flight.bearingRate;
      constraint.set(value, -slopeOfAngle, 0, bounds.bearingCurvature, q, upper);
    }
  }

  /** The condition number {@code index} for an impact at {@code t}; also finds its slope. */
  double value(int index, double t) {
    flight.aimFor(t);
    return valueHere(kinds[index], t);
  }

  double slope() {
    return slope;
  }

  private double valueHere(int kind, double t) {
    if (flight.duration == Double.POSITIVE_INFINITY) {
      slope = Double.NaN;
      return Double.NEGATIVE_INFINITY;
    }
    return switch (kind) {
      case TIME -> timeValue(t);
      case READY -> {
        slope = 1 - flight.durationRate;
        yield readyAt(t);
      }
      case RANGE -> {
        slope = -flight.durationRate;
        yield inRange();
      }
      default -> arcValue();
    };
  }

  private double timeValue(double t) {
    slope = 1 - flight.durationRate;
    double spare = t - flight.duration;
    if (engagement.slewRate == Double.POSITIVE_INFINITY || flight.duration == 0) {
      return spare;
    }
    double off = flight.offBore();
    double angle = Math.abs(off) - flight.tolerance();
    if (angle <= ShotFlight.ROUNDING_OF_ANGLES) {
      return spare;
    }
    double turning = Math.copySign(1, off) * flight.bearingRate - toleranceRate();
    slope -= turning / engagement.slewRate;
    return spare - angle / engagement.slewRate;
  }

  private double arcValue() {
    double off = flight.offArcCentre();
    slope = -Math.copySign(1, off) * flight.bearingRate;
    return flight.duration == 0 ? 0 : engagement.arcHalf - Math.abs(off);
  }

  /** Whether an impact at {@code t} meets all conditions, but for the rounding of t. */
  boolean holdAt(double t) {
    flight.aimFor(t);
    for (int i = 0; i < count; i++) {
      if (!(valueHere(kinds[i], t) >= -2 * Math.ulp(t))) {
        return false;
      }
    }
    return true;
  }
}
