package towline.aim.search;

import java.util.Arrays;
import java.util.List;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.ShotFrame;
import towline.math.Trigonometry;

/**
 * A search for the earliest shot with a free line of fire, past friends, armour and obstacles. Each
 * obstacle is a disc with constant velocity.
 *
 * <p>Within the windows in which a shot is possible it samples moments one step apart, and narrows
 * down the first with a free line. So it may miss a gap between obstacles that is open for less
 * than a step, and nothing else. The shot that it returns is free along its whole flight, whatever
 * the step.
 *
 * <p>Holds scratch space: one for each thread. Allocates a little in each search in which the
 * earliest shot of all is not free.
 */
public final class ClearShotSearch {
  private static final double NEVER = Double.POSITIVE_INFINITY;
  private static final int MOST_WINDOWS = 16;

  /** Halvings of a step. */
  private static final int HALVINGS = 40;

  private final FireSolver solver;
  private final FireAnswer shot = new FireAnswer();
  private final double step;
  private final double ahead;
  private final QuarticIntercept touch = new QuarticIntercept();
  private double[] obstacles = new double[5 * 8];
  private int count;

  /**
   * Creates a search without obstacles.
   *
   * @param solver solver that finds the windows
   * @param step time between two samples, s, above 0
   * @param ahead time from now, s, after which only the earliest shot of all is considered, more
   *     than 0 and finite
   * @throws IllegalArgumentException if a number is out of its range
   */
  public ClearShotSearch(FireSolver solver, double step, double ahead) {
    if (!(step > 0) || !(ahead > 0) || !(ahead < NEVER)) {
      throw new IllegalArgumentException(
          "step and ahead must be more than 0, and ahead finite, but are " + step + ", " + ahead);
    }
    this.solver = solver;
    this.step = step;
    this.ahead = ahead;
  }

  /** Removes all obstacles. */
  public void clear() {
    count = 0;
  }

  /**
   * Adds an obstacle.
   *
   * @param x position of its centre, world frame, m; finite
   * @param y see {@code x}
   * @param vx its velocity, world frame, m/s; finite
   * @param vy see {@code vx}
   * @param radius sum of its radius and the shot's, m, at least 0
   * @throws IllegalArgumentException if a number is out of its range
   */
  public void add(double x, double y, double vx, double vy, double radius) {
    double size = Math.abs(x) + Math.abs(y) + Math.abs(vx) + Math.abs(vy);
    if (!(size < NEVER) || !(radius >= 0 && radius < NEVER)) {
      throw new IllegalArgumentException(
          "an obstacle must be finite and its radius at least 0, but is "
              + List.of(x, y, vx, vy, radius));
    }
    if (obstacles.length < 5 * (count + 1)) {
      obstacles = Arrays.copyOf(obstacles, 2 * obstacles.length);
    }
    int at = 5 * count++;
    obstacles[at] = x;
    obstacles[at + 1] = y;
    obstacles[at + 2] = vx;
    obstacles[at + 3] = vy;
    obstacles[at + 4] = radius;
  }

  /**
   * Fills {@code out} with the earliest free shot.
   *
   * @return true if there is one; if not, {@code out} holds the earliest shot that ignores the
   *     obstacles, or the reason why there is none
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public boolean solve(FireProblem now, FireAnswer out) {
    if (!solver.solve(now, out)) {
      return false;
    }
    if (isFree(now, out.timeToGo)) {
      return true;
    }
    for (FiringWindow window : solver.windows(now, MOST_WINDOWS).list()) {
      double free = firstFree(now, window);
      if (free < NEVER) {
        solver.fill(now, free, out);
        return true;
      }
    }
    return false;
  }

  private double firstFree(FireProblem now, FiringWindow window) {
    double end = Math.min(window.closes(), ahead);
    double blocked = window.opens();
    if (blocked > ahead) {
      return NEVER;
    }
    if (isFree(now, blocked)) {
      return blocked;
    }
    for (int i = 1; blocked < end; i++) {
      double t = Math.min(end, window.opens() + i * step);
      if (isFree(now, t)) {
        return narrowed(now, blocked, t);
      }
      blocked = t;
    }
    return NEVER;
  }

  private double narrowed(FireProblem now, double blocked, double free) {
    double from = blocked;
    double to = free;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = 0.5 * (from + to);
      if (isFree(now, middle)) {
        to = middle;
      } else {
        from = middle;
      }
    }
    return to;
  }

  /** Returns whether a shot with its impact at {@code timeToGo} touches no obstacle before. */
  private boolean isFree(FireProblem now, double timeToGo) {
    solver.describe(now, timeToGo, shot);
    double flight = shot.timeOfFlight;
    double leaves = now.timing == FireTiming.AT_ONCE ? 0 : timeToGo - flight;
    double muzzleX = now.muzzleX + leaves * now.shooterVelocityX;
    double muzzleY = now.muzzleY + leaves * now.shooterVelocityY;
    double half = 0.5 * flight;
    double shotVx = 0;
    double shotVy = 0;
    if (flight > 0) {
      shotVx = (shot.impactX - muzzleX) / flight - half * now.gravityX;
      shotVy = (shot.impactY - muzzleY) / flight - half * now.gravityY;
    }
    // A tolerant barrel fires along its direction at that time, which may miss the place of impact.
    if (now.toleranceAngle > 0 || now.toleranceRadius > 0) {
      double bearing = shot.bearingAtFire;
      double carried = now.shotFrame == ShotFrame.SHOOTER ? 1 : 0;
      shotVx = now.muzzleSpeed * Trigonometry.cos(bearing) + carried * now.shooterVelocityX;
      shotVy = now.muzzleSpeed * Trigonometry.sin(bearing) + carried * now.shooterVelocityY;
    }
    for (int at = 0; at < 5 * count; at += 5) {
      double x = obstacles[at] + leaves * obstacles[at + 2] - muzzleX;
      double y = obstacles[at + 1] + leaves * obstacles[at + 3] - muzzleY;
      double vx = obstacles[at + 2] - shotVx;
      double vy = obstacles[at + 3] - shotVy;
      if (touches(x, y, vx, vy, now.gravityX, now.gravityY, obstacles[at + 4], flight)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether a disc touches the shot during the flight; place, velocity and acceleration are
   * relative to the shot.
   */
  private boolean touches(
      double x,
      double y,
      double vx,
      double vy,
      double gravityX,
      double gravityY,
      double radius,
      double flight) {
    if (x * x + y * y <= radius * radius) {
      return true;
    }
    if (gravityX == 0 && gravityY == 0) {
      double v2 = vx * vx + vy * vy;
      double closest = v2 > 0 ? Math.max(0, Math.min(flight, -(x * vx + y * vy) / v2)) : 0;
      double atX = x + closest * vx;
      double atY = y + closest * vy;
      return atX * atX + atY * atY <= radius * radius;
    }
    touch.pose(x, y, vx, vy, -gravityX, -gravityY, 0, radius);
    return touch.first(flight) <= flight;
  }
}
