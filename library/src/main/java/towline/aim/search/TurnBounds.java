package towline.aim.search;

import towline.math.Trigonometry;

/**
 * Bounds, within a step of time, on the angle to be turned: the angle to the bearing, less the
 * tolerance.
 */
final class TurnBounds {
  /** Half width above which the bearing of a step may go all the way round, rad. */
  private static final double MOST_HALF_WIDTH = 1.5;

  /** Bound on the rounding error of the angle between two directions, rad. */
  private static final double ROUNDING = 1e-12;

  private final Engagement engagement;
  private final ShotFlight flight;
  private final StepBounds bounds;
  private final FanReach bore = new FanReach();
  private final FanReach arc = new FanReach();
  private boolean isBeyondBore;
  private boolean isBeyondArc;

  /** Rate of the angle in the middle; see {@link #find}. */
  double rate;

  /** Largest jump of the rate within the step. */
  double kink;

  TurnBounds(Engagement engagement, ShotFlight flight, StepBounds bounds) {
    this.engagement = engagement;
    this.flight = flight;
    this.bounds = bounds;
  }

  /** Reads the tolerances of the engagement. */
  void watch() {
    Engagement e = engagement;
    if (e.slewRate == 0) {
      bore.watch(e, e.facingX, e.facingY, e.toleranceAngle, e.toleranceRadius);
    }
    if (e.isArcLimited()) {
      double half = e.arcHalf + e.toleranceAngle;
      arc.watch(e, e.arcCentreX, e.arcCentreY, half, e.toleranceRadius);
    }
  }

  /** Sets the step, after its bounds: of the target, or of the middle of its circle. */
  void beginStep(double q, boolean isAboutCentre) {
    double t = flight.moment;
    double radius = isAboutCentre ? engagement.circleRadius() : 0;
    double whole = engagement.accelerationBound(t);
    double turning = isAboutCentre ? 0 : whole - engagement.centreAccelerationBound(t);
    isBeyondBore = engagement.slewRate == 0 && bore.isBeyond(engagement, t, q, turning, radius);
    isBeyondArc = engagement.isArcLimited() && arc.isBeyond(engagement, t, q, turning, radius);
  }

  /** Returns the greatest tolerance in the step. */
  double largestTolerance() {
    double nearest = bounds.areSmooth ? bounds.nearest : engagement.speed * bounds.shortest;
    return flight.toleranceAt(nearest);
  }

  /**
   * Returns whether the target is within the tolerance in the whole step, so that any bearing hits.
   */
  boolean isNeedless() {
    return bounds.areSmooth && bounds.farthest <= engagement.toleranceRadius;
  }

  /**
   * Finds the rate of the angle to be turned, and its largest jump within the step, in which the
   * bearing moves by up to {@code spread}; it has a kink at {@code free} off the bore.
   */
  void find(double off, double spread, double free) {
    double turning = Math.copySign(1, off) * flight.bearingRate;
    double easing = toleranceRate();
    boolean hasTwoTolerances = engagement.toleranceAngle > 0 && engagement.toleranceRadius > 0;
    boolean crosses = Math.abs(off) - free <= spread;
    if (crosses || Math.abs(off) + spread >= Math.PI) {
      rate = 0;
      kink = Math.abs(flight.bearingRate);
      kink += hasTwoTolerances ? toleranceRateBound() : Math.abs(easing);
    } else if (hasTwoTolerances) {
      rate = turning;
      kink = toleranceRateBound();
    } else {
      rate = turning - easing;
      kink = 0;
    }
  }

  /**
   * Finds the rate of an angle that is counted to one side, 1 left or -1 right, whatever its sign.
   */
  void findToSide(double side) {
    boolean hasTwoTolerances = engagement.toleranceAngle > 0 && engagement.toleranceRadius > 0;
    rate = side * flight.bearingRate - (hasTwoTolerances ? 0 : toleranceRate());
    kink = hasTwoTolerances ? toleranceRateBound() : 0;
  }

  double curvature() {
    return bounds.bearingCurvature + toleranceCurvatureBound();
  }

  /**
   * Returns the rate of the angle that the target's radius spans; 0 if that is not the tolerance.
   */
  double toleranceRate() {
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

  double toleranceRateBound() {
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
    double nearing = engagement.speed * bounds.rateBound;
    return radius * engagement.speed * bounds.curvature / (nearest * side)
        + 2 * radius * nearing * nearing / (side * side * side);
  }

  /**
   * Examines, over a step of half width {@code q}, the condition that the bearing lies in the arc.
   */
  void examineArc(Constraint constraint, double q) {
    if (isBeyondArc) {
      constraint.setUnknown(Double.NEGATIVE_INFINITY);
      return;
    }
    if (constraint.isEquality) {
      examineLine(constraint, flight.offArcCentre(), q);
      return;
    }
    double spread = bounds.bearingSpread;
    if (spread == Double.POSITIVE_INFINITY) {
      constraint.setUnknown(mostInsideArc());
      return;
    }
    if (engagement.isTolerant()) {
      examineTolerantArc(constraint, q);
      return;
    }
    double off = flight.offArcCentre();
    double angle = Math.abs(off);
    double value = engagement.arcHalf - angle;
    double upper = Math.min(engagement.arcHalf - Math.max(0, angle - spread), mostInsideArc());
    if (!bounds.areSmooth) {
      constraint.setUnknown(upper);
    } else if (angle <= spread || angle + spread >= Math.PI) {
      double kinked = Math.abs(flight.bearingRate);
      constraint.set(value, 0, kinked, bounds.bearingCurvature, q, upper);
    } else {
      double slopeOfAngle = Math.copySign(1, off) * flight.bearingRate;
      constraint.set(value, -slopeOfAngle, 0, bounds.bearingCurvature, q, upper);
    }
  }

  /** Examines the condition that a direction in the arc is within the tolerance. */
  private void examineTolerantArc(Constraint constraint, double q) {
    if (engagement.slewRate == 0) {
      constraint.setUnknown(mostInsideArc());
      return;
    }
    if (isNeedless()) {
      constraint.set(Math.PI, 0, 0, 0, q, Double.POSITIVE_INFINITY);
      return;
    }
    double off = flight.offArcCentre();
    double spread = bounds.bearingSpread;
    double most = engagement.arcHalf + largestTolerance();
    double upper = most - Math.max(0, Math.abs(off) - spread);
    if (!bounds.areSmooth || toleranceRateBound() == Double.POSITIVE_INFINITY) {
      constraint.setUnknown(upper);
      return;
    }
    find(off, spread, 0);
    double value = engagement.arcHalf + flight.tolerance() - Math.abs(off);
    constraint.set(value, -rate, kink, curvature(), q, upper);
  }

  /** Returns the angle of the barrel from the middle of the arc now, rad. */
  double facingOffArc() {
    double sine =
        engagement.arcCentreX * engagement.facingY - engagement.arcCentreY * engagement.facingX;
    double cosine =
        engagement.arcCentreX * engagement.facingX + engagement.arcCentreY * engagement.facingY;
    return Math.abs(Trigonometry.atan2(sine, cosine));
  }

  /**
   * Returns the greatest spare angle in the arc of a barrel that cannot turn: outside the arc it
   * may fire only at the muzzle.
   */
  private double mostInsideArc() {
    return engagement.slewRate > 0 || bounds.mayBeContact()
        ? Double.POSITIVE_INFINITY
        : engagement.arcHalf - facingOffArc() + ROUNDING;
  }

  /**
   * Examines the condition that a barrel that cannot turn points within its tolerance of the
   * bearing.
   */
  void examineAimed(Constraint constraint, double q) {
    double spread = bounds.bearingSpread;
    if (isBeyondBore) {
      constraint.setUnknown(Double.NEGATIVE_INFINITY);
      return;
    }
    if (spread == Double.POSITIVE_INFINITY) {
      constraint.setUnknown(Double.POSITIVE_INFINITY);
      return;
    }
    if (isNeedless()) {
      constraint.set(Math.PI, 0, 0, 0, q, Double.POSITIVE_INFINITY);
      return;
    }
    double off = flight.offBore();
    double upper = largestTolerance() - Math.max(0, Math.abs(off) - spread);
    double toleranceSpread = q * toleranceRateBound();
    if (!bounds.areSmooth || toleranceSpread == Double.POSITIVE_INFINITY) {
      constraint.setUnknown(upper);
      return;
    }
    find(off, spread, 0);
    double value = flight.tolerance() - Math.abs(off);
    constraint.set(value, -rate, kink, curvature(), q, upper);
  }

  /** Examines the condition that a barrel without tolerance points exactly along the bearing. */
  void examineBore(Constraint constraint, double q) {
    if (isBeyondBore) {
      constraint.setUnknown(Double.NEGATIVE_INFINITY);
    } else {
      examineLine(constraint, flight.offBore(), q);
    }
  }

  /**
   * Examines the condition of a given bearing, from which the present one differs by {@code off}.
   */
  private void examineLine(Constraint constraint, double off, double q) {
    double spread = bounds.bearingSpread;
    if (spread == Double.POSITIVE_INFINITY) {
      constraint.setUnknown(Double.POSITIVE_INFINITY);
    } else if (Math.abs(off) - spread > constraint.slack) {
      constraint.setUnknown(Double.NEGATIVE_INFINITY);
    } else if (!bounds.areSmooth || spread > MOST_HALF_WIDTH) {
      constraint.setUnknown(Double.POSITIVE_INFINITY);
    } else {
      double curvature = bounds.bearingCurvature;
      constraint.set(off, flight.bearingRate, 0, curvature, q, Double.POSITIVE_INFINITY);
    }
  }
}
