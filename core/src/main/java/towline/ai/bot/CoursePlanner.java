package towline.ai.bot;

import towline.math.Trigonometry;
import towline.sim.api.Snapshot;

/**
 * Which way to push the ship: a fan of courses, each flown ahead for a second, and rated by what it
 * leads to and by what comes near on the way.
 *
 * <p>Under thrust along a course the ship's velocity approaches {@link #TOP_SPEED} along it by
 * exponential smoothing (drag balances thrust there), so its way is known in closed form.
 */
final class CoursePlanner {
  private static final int COURSES = 24;

  /** The moments between which a course is taken for straight, s. */
  private static final double[] MOMENTS = {0, 0.12, 0.28, 0.5, 0.8, ThreatMap.FARTHEST};

  /** What the ship reaches with the drone in tow, m/s. */
  private static final double TOP_SPEED = 12.5;

  /** How fast it gets there, s. */
  private static final double TIME_CONSTANT = 0.27;

  /** What touching something costs. */
  private static final double TOUCH = 4;

  /** What comes at the horizon counts by so much less than what comes at once. */
  private static final double LATER = 0.5;

  /** How far from the edge the ship likes to stay, m. */
  private static final double EDGE = 6;

  private static final double[] LAG = new double[MOMENTS.length];

  static {
    for (int i = 0; i < LAG.length; i++) {
      LAG[i] = lag(MOMENTS[i]);
    }
  }

  /** What a course is worth by where it leads. */
  @FunctionalInterface
  interface Wish {
    /** The worth of flying along the direction x, y, of length 1. */
    double value(double x, double y);
  }

  private final ThreatMap threatMap;

  CoursePlanner(ThreatMap threatMap) {
    this.threatMap = threatMap;
  }

  /** The bearing of the best course, radians. */
  double best(Snapshot seen, int self, Wish wish) {
    threatMap.update(seen, self);
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
   * @param from where it is, m
   * @param velocity how fast it moves, m/s
   * @param push the part of the thrust along the axis, -1 to 1
   * @param t when, s from now
   */
  static double ahead(double from, double velocity, double push, double t) {
    return ahead(from, velocity, push, t, lag(t));
  }

  private static double ahead(double from, double velocity, double push, double t, double lag) {
    return from + TOP_SPEED * (t - lag) * push + lag * velocity;
  }

  private static double lag(double t) {
    return TIME_CONSTANT * -StrictMath.expm1(-t / TIME_CONSTANT);
  }

  /** How bad it is to push along the direction x, y; 0 is free flight. */
  private double danger(Snapshot seen, int self, double x, double y) {
    double danger = 0;
    double oldX = seen.x(self);
    double oldY = seen.y(self);
    for (int i = 1; i < MOMENTS.length; i++) {
      double newX = ahead(seen.x(self), seen.vx(self), x, MOMENTS[i], LAG[i]);
      double newY = ahead(seen.y(self), seen.vy(self), y, MOMENTS[i], LAG[i]);
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
