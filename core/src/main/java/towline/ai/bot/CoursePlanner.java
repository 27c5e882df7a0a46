package towline.ai.bot;

import towline.math.Trigonometry;
import towline.sim.api.CableStatus;
import towline.sim.api.Snapshot;

/**
 * Which way to push the ship: a fan of courses, each flown ahead for a second, and rated by what it
 * leads to and by what comes near on the way.
 *
 * <p>Under thrust along a course the ship's velocity approaches a top speed along it by exponential
 * smoothing (drag balances thrust there), so its way is known in closed form.
 */
final class CoursePlanner {
  private static final int COURSES = 24;

  /** The moments between which a course is taken for straight, s. */
  private static final double[] MOMENTS = {0, 0.12, 0.28, 0.5, 0.8, ThreatMap.FARTHEST};

  /** The share of its top speed that the ship reaches with the drone in tow. */
  private static final double SPEED_IN_TOW = 12.5 / 14;

  /** How many times as long it takes to get there with the drone in tow. */
  private static final double LAG_IN_TOW = 1.62;

  /** What touching something costs. */
  private static final double TOUCH = 4;

  /** What comes at the horizon counts by so much less than what comes at once. */
  private static final double LATER = 0.5;

  /** How far from the edge the ship likes to stay, m. */
  private static final double EDGE = 6;

  /** What a course is worth by where it leads. */
  @FunctionalInterface
  interface Wish {
    /** The worth of flying along the direction x, y, of length 1. */
    double value(double x, double y);
  }

  private final ThreatMap threatMap;
  private final double[] lags = new double[MOMENTS.length];

  CoursePlanner(ThreatMap threatMap) {
    this.threatMap = threatMap;
  }

  /** The bearing of the best course, radians. */
  double best(Snapshot seen, int self, Wish wish) {
    threatMap.update(seen, self);
    for (int i = 0; i < lags.length; i++) {
      lags[i] = lag(seen.tow(), MOMENTS[i]);
    }
    double most = Double.NEGATIVE_INFINITY;
    double best = 0;
    for (int c = 0; c < COURSES; c++) {
      double bearing = 2 * Math.PI * c / COURSES;
      double x = Trigonometry.cos(bearing);
      double y = Trigonometry.sin(bearing);
      double worth = wish.value(x, y) - danger(seen, self, x, y);
      if (worth > most) {
        most = worth;
        best = bearing;
      }
    }
    return best;
  }

  /**
   * Where the ship will be along one axis.
   *
   * @param tow what the ship can do
   * @param from where it is, m
   * @param velocity how fast it moves, m/s
   * @param push the part of the thrust along the axis, -1 to 1
   * @param t when, s from now
   */
  static double ahead(CableStatus tow, double from, double velocity, double push, double t) {
    return ahead(tow, from, velocity, push, t, lag(tow, t));
  }

  private static double ahead(
      CableStatus tow, double from, double velocity, double push, double t, double lag) {
    return from + SPEED_IN_TOW * tow.shipTopSpeed * (t - lag) * push + lag * velocity;
  }

  private static double lag(CableStatus tow, double t) {
    double timeConstant = LAG_IN_TOW / tow.shipDrag;
    return timeConstant * -StrictMath.expm1(-t / timeConstant);
  }

  /** How bad it is to push along the direction x, y; 0 is free flight. */
  private double danger(Snapshot seen, int self, double x, double y) {
    double danger = 0;
    CableStatus tow = seen.tow();
    double oldX = seen.x(self);
    double oldY = seen.y(self);
    for (int i = 1; i < MOMENTS.length; i++) {
      double newX = ahead(tow, seen.x(self), seen.vx(self), x, MOMENTS[i], lags[i]);
      double newY = ahead(tow, seen.y(self), seen.vy(self), y, MOMENTS[i], lags[i]);
      double fear = threatMap.danger(oldX, oldY, MOMENTS[i - 1], newX, newY, MOMENTS[i]);
      double soon = 1 - LATER * MOMENTS[i - 1] / ThreatMap.FARTHEST;
      danger += soon * TOUCH * fear + edge(seen, newX, newY);
      oldX = newX;
      oldY = newY;
    }
    return danger;
  }

  private static double edge(Snapshot seen, double x, double y) {
    double gap = Math.min(Math.min(x, seen.width() - x), Math.min(y, seen.height() - y));
    return Math.max(0, 1 - gap / EDGE);
  }
}
