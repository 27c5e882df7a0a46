package towline.avoidance;

import java.util.Arrays;

/** Half-planes of velocities, and the searches for one that breaks none or breaks them least. */
final class HalfPlanes {
  /** Halvings in the search for the least slack. */
  private static final int BISECTIONS = 16;

  /** The solution, x, m/s. */
  double x;

  /** The solution, y, m/s. */
  double y;

  /** The least allowed speed along the direction last asked for, m/s. */
  double slowest;

  /** The highest. */
  double fastest;

  // Allowed: nx vx + ny vy >= bound, with a normal of length 1.
  private double[] nx = new double[16];
  private double[] ny = new double[16];
  private double[] bounds = new double[16];
  private int[] owners = new int[16];
  private int count;
  private double horizon;
  private double parting;

  /**
   * Forgets all half-planes.
   *
   * @param seconds time for which an allowed velocity keeps clear
   * @param partingTime time in which discs with overlapping margins draw apart, s
   */
  void restart(double seconds, double partingTime) {
    count = 0;
    horizon = seconds;
    parting = partingTime;
  }

  /** Adds the half-plane nx vx + ny vy &gt;= bound, with a normal of length 1, m/s. */
  void add(double normalX, double normalY, double bound, int owner) {
    nx[count] = normalX;
    ny[count] = normalY;
    addNext(bound, owner);
  }

  /** Adds the half-plane whose normal {@link #leastChange} has found. */
  void addNext(double bound, int owner) {
    bounds[count] = bound;
    owners[count] = owner;
    count++;
  }

  /** The part of a velocity along the normal that {@link #leastChange} has found, m/s. */
  double alongNext(double vx, double vy) {
    return nx[count] * vx + ny[count] * vy;
  }

  /** Makes room for {@code more} half-planes. */
  void reserve(int more) {
    if (bounds.length < count + more) {
      int size = 2 * (count + more);
      nx = Arrays.copyOf(nx, size);
      ny = Arrays.copyOf(ny, size);
      bounds = Arrays.copyOf(bounds, size);
      owners = Arrays.copyOf(owners, size);
    }
  }

  /**
   * The least change that brings a relative velocity out of a disc's velocity obstacle, m/s, and
   * its direction as the normal of the next half-plane; negative inside the allowed.
   */
  double leastChange(double px, double py, double vx, double vy, double reach) {
    double square = px * px + py * py;
    boolean apart = square > reach * reach;
    double time = apart ? horizon : parting;
    double wx = vx - px / time;
    double wy = vy - py / time;
    double length = Math.sqrt(wx * wx + wy * wy);
    double along = wx * px + wy * py;
    if (!apart || (along < 0 && along * along > reach * reach * length * length)) {
      // Nearest is the round cap.
      nx[count] = length > 0 ? wx / length : -px / Math.sqrt(square + 1e-300);
      ny[count] = length > 0 ? wy / length : -py / Math.sqrt(square + 1e-300);
      return reach / time - length;
    }
    // Nearest is a leg: the tangent on the side on which w lies.
    double side = px * wy - py * wx > 0 ? 1 : -1;
    double leg = Math.sqrt(square - reach * reach);
    double legX = (px * leg - side * py * reach) / square;
    double legY = (py * leg + side * px * reach) / square;
    nx[count] = -side * legY;
    ny[count] = side * legX;
    return -(nx[count] * vx + ny[count] * vy);
  }

  /**
   * Returns the violation of the half-plane that a velocity breaks most, m/s; 0 if it breaks none.
   * May stop at the first that is broken by more than {@code enough}.
   */
  double breach(double vx, double vy, double enough) {
    double worst = 0;
    for (int i = 0; i < count && worst <= enough; i++) {
      worst = Math.max(worst, bounds[i] - nx[i] * vx - ny[i] * vy);
    }
    return worst;
  }

  /**
   * Returns the agent whose half-plane a velocity breaks most, by index in the crowd; -1 for none.
   */
  int mostBroken(double vx, double vy) {
    double worst = 0;
    int owner = -1;
    for (int i = 0; i < count; i++) {
      double breach = bounds[i] - nx[i] * vx - ny[i] * vy;
      if (breach > worst) {
        worst = breach;
        owner = owners[i];
      }
    }
    return owner;
  }

  /**
   * Finds the least and the highest speed along a direction that break no half-plane.
   *
   * @return whether there is one between 0 and {@code speed}; then in {@link #slowest} and {@link
   *     #fastest}
   */
  boolean findSpeeds(double x, double y, double speed) {
    double low = 0;
    double high = speed;
    for (int i = 0; i < count; i++) {
      double slope = nx[i] * x + ny[i] * y;
      double bound = bounds[i];
      if (slope > 1e-9) {
        if (bound > low * slope) {
          low = bound / slope;
        }
      } else if (slope < -1e-9) {
        if (bound > high * slope) {
          high = bound / slope;
        }
      } else if (bound > 1e-9) {
        return false;
      }
      if (low > high) {
        return false;
      }
    }
    slowest = low;
    fastest = high;
    return true;
  }

  /** Puts the half-plane that demands most first, where a search meets it soonest. */
  void putMostDemandingFirst() {
    int most = 0;
    for (int i = 1; i < count; i++) {
      if (bounds[i] > bounds[most]) {
        most = i;
      }
    }
    swap(nx, most);
    swap(ny, most);
    swap(bounds, most);
    int owner = owners[0];
    owners[0] = owners[most];
    owners[most] = owner;
  }

  private static void swap(double[] values, int with) {
    double first = values[0];
    values[0] = values[with];
    values[with] = first;
  }

  /** Returns the distance of the most demanding half-plane from the velocity 0, m/s. */
  double deepest() {
    double deepest = 0;
    for (int i = 0; i < count; i++) {
      deepest = Math.max(deepest, bounds[i]);
    }
    return deepest;
  }

  /**
   * Finds the velocity nearest to a wish within a disc of {@code speed} and all half-planes. If no
   * velocity is left, all half-planes are moved back by the same least amount, found by bisection.
   */
  void solveSoftly(double wishX, double wishY, double speed) {
    if (solve(wishX, wishY, speed, 0)) {
      return;
    }
    double low = 0;
    double high = 4 * speed + deepest();
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = (low + high) / 2;
      if (solve(wishX, wishY, speed, middle)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    solve(wishX, wishY, speed, high);
  }

  /**
   * Finds the velocity nearest to a wish within a disc of {@code speed} and all half-planes moved
   * back by {@code slack}; false if there is none. Incremental linear programming, in the order of
   * the half-planes.
   */
  boolean solve(double wishX, double wishY, double speed, double slack) {
    double size = StrictMath.hypot(wishX, wishY);
    double scale = size > speed ? speed / size : 1;
    x = wishX * scale;
    y = wishY * scale;
    for (int i = 0; i < count; i++) {
      if (nx[i] * x + ny[i] * y < bounds[i] - slack - 1e-12
          && !solveOnLine(i, wishX, wishY, speed, slack)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Finds that velocity on the border of half-plane {@code line}, subject to the half-planes before
   * it.
   */
  private boolean solveOnLine(int line, double wishX, double wishY, double speed, double slack) {
    double offset = bounds[line] - slack;
    double room = speed * speed - offset * offset;
    if (room < 0) {
      return false;
    }
    double dx = -ny[line];
    double dy = nx[line];
    double high = Math.sqrt(room);
    double low = -high;
    for (int i = 0; i < line; i++) {
      double slope = nx[i] * dx + ny[i] * dy;
      double need = bounds[i] - slack - offset * (nx[i] * nx[line] + ny[i] * ny[line]);
      if (Math.abs(slope) < 1e-12) {
        if (need > 1e-12) {
          return false;
        }
      } else if (slope > 0) {
        low = Math.max(low, need / slope);
      } else {
        high = Math.min(high, need / slope);
      }
    }
    if (low > high) {
      return false;
    }
    double best = Math.max(low, Math.min(high, dx * wishX + dy * wishY));
    x = nx[line] * offset + dx * best;
    y = ny[line] * offset + dy * best;
    return true;
  }
}
