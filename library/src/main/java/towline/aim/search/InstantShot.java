package towline.aim.search;

import java.util.Arrays;
import towline.internal.LinearIntercept;

/** The shots that leave at once: their flights, in order of length. */
final class InstantShot {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** Most meetings with a target that does not circle. */
  private static final int MOST_MEETINGS = 16;

  /** Relative gap below which two meetings count as one touch. */
  private static final double LEAST_GAP = 1e-10;

  private final Engagement engagement;
  private final ShotFlight flight;
  private final QuarticIntercept quartic = new QuarticIntercept();
  private final FiringConditions conditions;
  private final FirstWindowSearch march;
  private final SearchBound span = new SearchBound();
  private final double[] meetings = new double[MOST_MEETINGS];
  private boolean isComplete;

  InstantShot(
      Engagement engagement,
      ShotFlight flight,
      FiringConditions conditions,
      FirstWindowSearch march) {
    this.engagement = engagement;
    this.flight = flight;
    this.conditions = conditions;
    this.march = march;
  }

  /**
   * Returns the time until the first meeting within range, arc and {@code horizon}, s; +infinity:
   * none; NaN: undecided.
   */
  double timeToGo(double range, double arcHalf, double horizon) {
    double latest = Math.min(horizon, range / engagement.speed);
    if (engagement.isStraight() && arcHalf >= Math.PI) {
      double first =
          LinearIntercept.timeToGo(
              engagement.rx, engagement.ry, engagement.vx, engagement.vy, engagement.speed);
      return first <= latest ? first : NEVER;
    }
    return engagement.isParabolic()
        ? firstInsideArc(arcHalf, latest)
        : firstOnAnyPath(arcHalf, latest, engagement.soonest());
  }

  private double firstInsideArc(double arcHalf, double latest) {
    int count = findMeetings(latest);
    for (int i = 0; i < count; i++) {
      if (meetings[i] <= latest && isInsideArc(meetings[i], arcHalf)) {
        return meetings[i];
      }
    }
    return NEVER;
  }

  /** Returns {@link #timeToGo} for the arc of the engagement, always by the certified search. */
  double searched(double range, double horizon, double soonest) {
    double latest = Math.min(horizon, range / engagement.speed);
    return soonest < NEVER ? firstOnAnyPath(engagement.arcHalf, latest, soonest) : NEVER;
  }

  private double firstOnAnyPath(double arcHalf, double latest, double soonest) {
    double asked = engagement.arcHalf;
    engagement.arcHalf = arcHalf;
    conditions.loadAtOnce();
    span.findAtOnce(engagement, NEVER, soonest);
    double first = march.firstOpen(soonest, Math.min(latest, span.to));
    engagement.arcHalf = asked;
    return first == NEVER && span.isCut && latest > span.to ? FirstWindowSearch.UNDECIDED : first;
  }

  /**
   * Returns the time until the last meeting within range, arc and {@code horizon}, of which the
   * first is {@code known}, s; NaN: undecided.
   */
  double last(double range, double arcHalf, double horizon, double known) {
    double latest = Math.min(horizon, range / engagement.speed);
    if (engagement.isParabolic()) {
      int count = keepInside(findMeetings(latest), latest, arcHalf);
      return count > 0 ? meetings[count - 1] : known;
    }
    int count = findOnAnyPath(latest, known);
    double last = count > 0 ? meetings[count - 1] : known;
    return isComplete ? last : FirstWindowSearch.UNDECIDED;
  }

  /** Returns all meetings within range, arc and {@code horizon}, in order of time; at most 16. */
  double[] all(double range, double arcHalf, double horizon) {
    isComplete = true;
    if (engagement.rx == 0 && engagement.ry == 0) {
      return new double[] {0};
    }
    double latest = Math.min(horizon, range / engagement.speed);
    int count =
        engagement.isParabolic()
            ? keepInside(findMeetings(latest), latest, arcHalf)
            : findOnAnyPath(latest, engagement.soonest());
    return Arrays.copyOf(meetings, count);
  }

  /** Returns whether the last {@link #all} are proved to be all. */
  boolean isComplete() {
    return isComplete;
  }

  private int keepInside(int count, double latest, double arcHalf) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      boolean isMeeting = meetings[i] < NEVER && meetings[i] <= latest;
      if (isMeeting && isInsideArc(meetings[i], arcHalf)) {
        meetings[kept++] = meetings[i];
      }
    }
    return kept;
  }

  private int findOnAnyPath(double latest, double from) {
    conditions.loadAtOnce();
    span.findAtOnce(engagement, NEVER, from);
    double end = Math.min(latest, span.to);
    int count = 0;
    engagement.evaluations = 0;
    double meeting = march.firstOpen(from, end);
    while (meeting < NEVER && count < MOST_MEETINGS) {
      meetings[count++] = meeting;
      engagement.evaluations = 0;
      meeting = march.firstOpen(meeting * (1 + LEAST_GAP), end);
    }
    isComplete = meeting == NEVER && !(span.isCut && latest > end);
    return count;
  }

  private boolean isInsideArc(double t, double arcHalf) {
    if (arcHalf >= Math.PI || t == 0) {
      return true;
    }
    flight.aimFor(t);
    double rounding = engagement.rounding(t) / flight.distance + ShotFlight.ROUNDING_OF_ANGLES;
    return Math.abs(flight.offArcCentre()) <= arcHalf + rounding;
  }

  private int findMeetings(double latest) {
    if (engagement.isStraight()) {
      return findStraight();
    }
    quartic.pose(
        engagement.rx,
        engagement.ry,
        engagement.vx,
        engagement.vy,
        engagement.ax + engagement.fallX,
        engagement.ay + engagement.fallY,
        engagement.speed,
        0);
    int count = quartic.find(latest, 4);
    for (int i = 0; i < count; i++) {
      meetings[i] = quartic.meeting(i);
    }
    return count;
  }

  private int findStraight() {
    double rx = engagement.rx;
    double ry = engagement.ry;
    double vx = engagement.vx;
    double vy = engagement.vy;
    meetings[0] = LinearIntercept.timeToGo(rx, ry, vx, vy, engagement.speed);
    meetings[1] = LinearIntercept.timeToGoAgain(rx, ry, vx, vy, engagement.speed);
    return 2;
  }
}
