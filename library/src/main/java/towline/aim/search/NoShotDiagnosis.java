package towline.aim.search;

import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;

/** Finds the reason why there is no shot, by searches with fewer limits and without horizon. */
final class NoShotDiagnosis {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final Engagement engagement;
  private final FiringConditions conditions;
  private final Branches branches;
  private final FirstWindowSearch march;
  private final TurretIntercept turret;
  private final InstantShot launchNow;
  private final SearchBound span = new SearchBound();
  private LobArc lobArc = LobArc.ANY;

  /** Time of the shot that the last reason excludes, s. */
  double witness = NEVER;

  NoShotDiagnosis(
      Engagement engagement,
      FiringConditions conditions,
      Branches branches,
      FirstWindowSearch march,
      TurretIntercept turret,
      InstantShot launchNow) {
    this.engagement = engagement;
    this.conditions = conditions;
    this.branches = branches;
    this.march = march;
    this.turret = turret;
    this.launchNow = launchNow;
  }

  /**
   * Returns the first reason that applies to the engagement, for which a search has found no shot.
   */
  Reason of(FireTiming timing, LobArc lobArc) {
    this.lobArc = lobArc;
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

  /**
   * Returns some moment at which there is a shot; +infinity: there is none, ever; NaN: undecided.
   */
  private double atAnyTime(FireTiming timing, double range, double arcHalf) {
    if (timing == FireTiming.AT_ONCE) {
      return launchNow.timeToGo(range, arcHalf, NEVER);
    }
    if (engagement.isClosedForm(arcHalf)) {
      turret.pose(engagement);
      return turret.timeToGo(range, NEVER);
    }
    return engagement.soonest() < NEVER ? searchedAmid(range, arcHalf) : NEVER;
  }

  private double searchedAmid(double range, double arcHalf) {
    double asked = engagement.range;
    double askedArc = engagement.arcHalf;
    engagement.range = range;
    engagement.arcHalf = arcHalf;
    // Under all limits, the time up to the horizon has been searched already.
    double from = range == asked && arcHalf == askedArc ? engagement.horizon : 0;
    double any = searchedInBranches(range, from);
    engagement.range = asked;
    engagement.arcHalf = askedArc;
    return any;
  }

  private double searchedInBranches(double range, double from) {
    int count = branches.find(lobArc);
    double any = NEVER;
    for (int i = 0; i < count && !(any < NEVER); i++) {
      branches.enter(i);
      double inBranch = searched(range, from);
      branches.leave();
      any = inBranch < NEVER || Double.isNaN(inBranch) ? inBranch : any;
    }
    return any;
  }

  private double searched(double range, double from) {
    double soonest = branches.soonest();
    span.find(engagement, range, soonest);
    double any = NEVER;
    if (from < span.to) {
      any =
          conditions.holdSurelyAt(span.to)
              ? span.to
              : march.someOpen(Math.max(span.from, from), span.to);
    }
    return any == NEVER && span.isCut ? FirstWindowSearch.UNDECIDED : any;
  }
}
