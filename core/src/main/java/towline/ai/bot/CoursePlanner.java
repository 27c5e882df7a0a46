package towline.ai.bot;

import towline.math.Trigonometry;
import towline.sim.api.CableStatus;
import towline.sim.api.Snapshot;

/**
 * A choice of the ship's course from a fan of courses. Each is predicted for a second, and rated by
 * the wish for its direction and by the threats on its way.
 *
 * <p>Under thrust along a course the ship's velocity approaches a top speed along it by exponential
 * smoothing (drag balances thrust there), so its way is known in closed form.
 */
final class CoursePlanner {
  private static final int COURSE_COUNT = 24;

  /** Moments between which a course is taken for straight, s. */
  private static final double[] MOMENTS = {0, 0.12, 0.28, 0.5, 0.8, ThreatMap.MAX_HORIZON};

  /** Speed of the ship with the drone in tow, as a share of its top speed. */
  private static final double TOWING_SPEED_SHARE = 12.5 / 14;

  /** Time constant of the ship with the drone in tow, as a multiple of that without. */
  private static final double TOWING_LAG_FACTOR = 1.62;

  /** Cost of a collision. */
  private static final double COLLISION_COST = 4;

  /** Share by which the cost of a threat at the horizon is reduced. */
  private static final double LATE_DISCOUNT = 0.5;

  /** Distance from the edge below which it costs, m. */
  private static final double EDGE_DISTANCE = 6;

  /** The worth of directions. */
  @FunctionalInterface
  interface Wish {
    /** Returns the worth of flying along the direction x, y, of length 1. */
    double value(double x, double y);
  }

  private final ThreatMap threatMap;
  private final double[] lags = new double[MOMENTS.length];

  CoursePlanner(ThreatMap threatMap) {
    this.threatMap = threatMap;
  }

  /** Returns the bearing of the best course, rad. */
  double best(Snapshot snapshot, int index, Wish wish) {
    threatMap.update(snapshot, index);
    for (int i = 0; i < lags.length; i++) {
      lags[i] = lag(snapshot.cable(), MOMENTS[i]);
    }
    double most = Double.NEGATIVE_INFINITY;
    double best = 0;
    for (int c = 0; c < COURSE_COUNT; c++) {
      double bearing = 2 * Math.PI * c / COURSE_COUNT;
      double x = Trigonometry.cos(bearing);
      double y = Trigonometry.sin(bearing);
      double worth = wish.value(x, y) - danger(snapshot, index, x, y);
      if (worth > most) {
        most = worth;
        best = bearing;
      }
    }
    return best;
  }

  /**
   * Returns the ship's predicted place along one axis, m.
   *
   * @param tow the ship's abilities
   * @param from its present place, m
   * @param velocity its present velocity, m/s
   * @param push the part of the thrust along the axis, -1 to 1
   * @param t the time from now, s
   */
  static double ahead(CableStatus tow, double from, double velocity, double push, double t) {
    return ahead(tow, from, velocity, push, t, lag(tow, t));
  }

  private static double ahead(
      CableStatus tow, double from, double velocity, double push, double t, double lag) {
    return from + TOWING_SPEED_SHARE * tow.shipTopSpeed * (t - lag) * push + lag * velocity;
  }

  private static double lag(CableStatus tow, double t) {
    double timeConstant = TOWING_LAG_FACTOR / tow.shipDrag;
    return timeConstant * -StrictMath.expm1(-t / timeConstant);
  }

  /**
   * Returns the cost of threats and edges for thrust along the direction x, y; 0 for free flight.
   */
  private double danger(Snapshot snapshot, int index, double x, double y) {
    double danger = 0;
    CableStatus tow = snapshot.cable();
    double oldX = snapshot.x(index);
    double oldY = snapshot.y(index);
    for (int i = 1; i < MOMENTS.length; i++) {
      double newX = ahead(tow, snapshot.x(index), snapshot.vx(index), x, MOMENTS[i], lags[i]);
      double newY = ahead(tow, snapshot.y(index), snapshot.vy(index), y, MOMENTS[i], lags[i]);
      double threat = threatMap.danger(oldX, oldY, MOMENTS[i - 1], newX, newY, MOMENTS[i]);
      double soon = 1 - LATE_DISCOUNT * MOMENTS[i - 1] / ThreatMap.MAX_HORIZON;
      danger += soon * COLLISION_COST * threat + edgeCost(snapshot, newX, newY);
      oldX = newX;
      oldY = newY;
    }
    return danger;
  }

  private static double edgeCost(Snapshot snapshot, double x, double y) {
    double gap = Math.min(Math.min(x, snapshot.width() - x), Math.min(y, snapshot.height() - y));
    return Math.max(0, 1 - gap / EDGE_DISTANCE);
  }
}
