package towline.aim.search;

import towline.aim.situation.FireTiming;

/**
 * Finds out why there is no shot, once there is none: asks again with fewer limits, at any time.
 */
final class Reasons {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final Engagement engagement;
  private final FiringConditions conditions;
  private final ShotMarch march;
  private final TurretIntercept turret;
  private final LaunchNow launchNow;
  private final AnyTimeSpan span = new AnyTimeSpan();

  /** With the last reason: when there would be a shot without the limit that it names. */
  double witness = NEVER;

  Reasons(
      Engagement engagement,
      FiringConditions conditions,
      ShotMarch march,
      TurretIntercept turret,
      LaunchNow launchNow) {
    this.engagement = engagement;
    this.conditions = conditions;
    this.march = march;
    this.turret = turret;
    this.launchNow = launchNow;
  }

  /** The first reason that applies to the engagement, for which a search has found no shot. */
  Reason of(FireTiming timing) {
    double range = engagement.range;
    double arc = engagement.arcHalf;
    witness = NEVER;
    double any = atAnyTime(timing, NEVER, NEVER);
    if (!(any < NEVER)) {
      return Double.isNaN(any) ? Reason.UNDECIDED : Reason.OUTRUN;
    }
    witness = any;
    if (range < NEVER) {
      any = atAnyTime(timing, range, NEVER);
      if (!(any < NEVER)) {
        return Double.isNaN(any) ? Reason.UNDECIDED : Reason.OUT_OF_RANGE;
      }
      witness = any;
    }
    if (engagement.isArcLimited()) {
      any = atAnyTime(timing, range, arc);
      if (!(any < NEVER)) {
        return Double.isNaN(any) ? Reason.UNDECIDED : Reason.OUTSIDE_ARC;
      }
      witness = any;
    }
    return Reason.TOO_LATE;
  }

  /** Some moment at which there is a shot; +infinity: there is none, ever; NaN: undecided. */
  private double atAnyTime(FireTiming timing, double range, double arcHalf) {
    double soonest = engagement.soonest();
    if (timing == FireTiming.AT_ONCE) {
      return launchNow.timeToGo(range, arcHalf, NEVER, soonest);
    }
    if (engagement.isClosedForm(arcHalf)) {
      turret.pose(engagement);
      return turret.timeToGo(range, NEVER);
    }
    return soonest < NEVER ? searched(range, arcHalf, soonest) : NEVER;
  }

  private double searched(double range, double arcHalf, double soonest) {
    double asked = engagement.range;
    double askedArc = engagement.arcHalf;
    engagement.range = range;
    engagement.arcHalf = arcHalf;
    conditions.load();
    // With the limits that were asked for, the time up to the horizon has been searched already.
    boolean isSearched = range == asked && arcHalf == askedArc;
    span.find(engagement, range, soonest);
    double any = NEVER;
    if (!isSearched || engagement.horizon < span.to) {
      double from = isSearched ? Math.max(span.from, engagement.horizon) : span.from;
      any = conditions.holdSurelyAt(span.to) ? span.to : march.someOpen(from, span.to);
    }
    any = any == NEVER && span.isCut ? ShotMarch.UNDECIDED : any;
    engagement.range = asked;
    engagement.arcHalf = askedArc;
    return any;
  }
}
