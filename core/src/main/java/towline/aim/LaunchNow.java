package towline.aim;

import java.util.Arrays;
import towline.math.StaticIntercept;

/** The shots that leave at once: their flights, in order of length. */
final class LaunchNow {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** More meetings than any target but a circling one has. */
  private static final int MOST_MEETINGS = 16;

  /** Meetings closer together than this part of the time till then are one touch. */
  private static final double LEAST_GAP = 1e-10;

  private final Engagement engagement;
  private final ShotFlight flight;
  private final QuarticIntercept curved = new QuarticIntercept();
  private final FiringConditions conditions;
  private final ShotMarch march;
  private final double[] meetings = new double[MOST_MEETINGS];

  LaunchNow(
      Engagement engagement, ShotFlight flight, FiringConditions conditions, ShotMarch march) {
    this.engagement = engagement;
    this.flight = flight;
    this.conditions = conditions;
    this.march = march;
  }

  /** Seconds until the first meeting within range, arc and {@code horizon}; +infinity: none. */
  double timeToGo(double range, double arcHalf, double horizon) {
    double latest = Math.min(horizon, range / engagement.speed);
    if (engagement.isStraight() && arcHalf >= Math.PI) {
      double first =
          StaticIntercept.timeToGo(
              engagement.rx, engagement.ry, engagement.vx, engagement.vy, engagement.speed);
      return first <= latest ? first : NEVER;
    }
    int count = findMeetings(latest);
    for (int i = 0; i < count; i++) {
      if (meetings[i] <= latest && isInsideArc(meetings[i], arcHalf)) {
        return meetings[i];
      }
    }
    return NEVER;
  }

  /** All meetings within range, arc and {@code horizon}, in order of time. */
  double[] all(double range, double arcHalf, double horizon) {
    if (engagement.rx == 0 && engagement.ry == 0) {
      return new double[] {0};
    }
    double latest = Math.min(horizon, range / engagement.speed);
    int count = findMeetings(latest);
    double[] all = new double[count];
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (meetings[i] <= latest && isInsideArc(meetings[i], arcHalf)) {
        all[kept++] = meetings[i];
      }
    }
    return Arrays.copyOf(all, kept);
  }

  private boolean isInsideArc(double t, double arcHalf) {
    if (arcHalf >= Math.PI || t == 0) {
      return true;
    }
    flight.aimFor(t);
    return Math.abs(flight.offArcCentre()) <= arcHalf + ShotFlight.ROUNDING_OF_ANGLES;
  }

  private int findMeetings(double latest) {
    if (engagement.isStraight()) {
      return findStraight();
    }
    if (!engagement.isParabolic()) {
      return findOnAnyPath(latest);
    }
    poseCurved();
    int count = curved.find(latest, 4);
    for (int i = 0; i < count; i++) {
      meetings[i] = curved.meeting(i);
    }
    return count;
  }

  private int findStraight() {
    double rx = engagement.rx;
    double ry = engagement.ry;
    double vx = engagement.vx;
    double vy = engagement.vy;
    meetings[0] = StaticIntercept.timeToGo(rx, ry, vx, vy, engagement.speed);
    meetings[1] = StaticIntercept.timeToGoAgain(rx, ry, vx, vy, engagement.speed);
    return 2;
  }

  private void poseCurved() {
    curved.pose(
        engagement.rx,
        engagement.ry,
        engagement.vx,
        engagement.vy,
        engagement.ax + engagement.fallX,
        engagement.ay + engagement.fallY,
        engagement.speed,
        0);
  }

  /** The meetings are where the time to get there is just enough: the ends of its windows. */
  private int findOnAnyPath(double latest) {
    if (engagement.rx == 0 && engagement.ry == 0) {
      meetings[0] = 0;
      return 1;
    }
    double range = engagement.range;
    double arcHalf = engagement.arcHalf;
    engagement.range = NEVER;
    engagement.arcHalf = NEVER;
    conditions.load();
    int count = 0;
    double t = 0;
    while (count < MOST_MEETINGS) {
      t = count % 2 == 0 ? march.firstOpen(t, latest) : march.firstClosed(t, latest);
      if (t == NEVER) {
        break;
      }
      meetings[count++] = t;
      t *= 1 + LEAST_GAP;
    }
    engagement.range = range;
    engagement.arcHalf = arcHalf;
    return count;
  }

  /** A time after which nothing changes any more, or {@code otherwise} where none is known. */
  double lastChance(double otherwise) {
    if (engagement.isStraight()) {
      return NEVER;
    }
    if (!engagement.isParabolic()) {
      return otherwise;
    }
    poseCurved();
    return curved.lastChance();
  }
}
