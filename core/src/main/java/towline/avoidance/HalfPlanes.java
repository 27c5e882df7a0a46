package towline.avoidance;

/** The half-planes of allowed velocities of one tank, and the allowed velocity next to a wish. */
final class HalfPlanes {
  /** For how long a chosen velocity keeps clear, s. */
  private static final double HORIZON = 2;

  /** Within what time discs whose margins overlap are to draw apart, s. */
  private static final double PARTING = 0.1;

  /** The solution, x, m/s. */
  double x;

  /** The solution, y, m/s. */
  double y;

  // Allowed: nx vx + ny vy >= bound, with a normal of length 1.
  private double[] nx = new double[16];
  private double[] ny = new double[16];
  private double[] bounds = new double[16];
  private int[] owners = new int[16];
  private int count;

  /** Takes one half-plane for each disc near a tank. */
  void fill(Crowd crowd, int self, Agility agility) {
    count = crowd.nearCount;
    if (bounds.length < count) {
      nx = new double[2 * count];
      ny = new double[2 * count];
      bounds = new double[2 * count];
      owners = new int[2 * count];
    }
    for (int i = 0; i < count; i++) {
      int other = crowd.near[i];
      double px = crowd.xs[other] - crowd.xs[self];
      double py = crowd.ys[other] - crowd.ys[self];
      double vx = crowd.vxs[self] - crowd.vxs[other];
      double vy = crowd.vys[self] - crowd.vys[other];
      double reach = agility.margin() * (agility.radius() + crowd.radii[other]);
      double change = leastChange(i, px, py, vx, vy, reach);
      double own = nx[i] * crowd.vxs[self] + ny[i] * crowd.vys[self];
      bounds[i] = own + crowd.shares[other] * change;
      owners[i] = other;
    }
  }

  /**
   * The least change that brings a relative velocity out of a disc's velocity obstacle, m/s, and
   * its direction as the normal; negative inside the allowed.
   */
  private double leastChange(int i, double px, double py, double vx, double vy, double reach) {
    double square = px * px + py * py;
    boolean apart = square > reach * reach;
    double time = apart ? HORIZON : PARTING;
    double wx = vx - px / time;
    double wy = vy - py / time;
    double length = Math.sqrt(wx * wx + wy * wy);
    double along = wx * px + wy * py;
    if (!apart || (along < 0 && along * along > reach * reach * length * length)) {
      // Nearest is the round cap.
      nx[i] = length > 0 ? wx / length : -px / Math.sqrt(square + 1e-300);
      ny[i] = length > 0 ? wy / length : -py / Math.sqrt(square + 1e-300);
      return reach / time - length;
    }
    // Nearest is a leg: the tangent on the side on which w lies.
    double side = px * wy - py * wx > 0 ? 1 : -1;
    double leg = Math.sqrt(square - reach * reach);
    double legX = (px * leg - side * py * reach) / square;
    double legY = (py * leg + side * px * reach) / square;
    nx[i] = -side * legY;
    ny[i] = side * legX;
    return -(nx[i] * vx + ny[i] * vy);
  }

  /**
   * By how much a velocity breaks the half-plane that it breaks most, m/s; 0 if it breaks none. May
   * stop at the first that is broken by more than {@code enough}.
   */
  double breach(double vx, double vy, double enough) {
    double worst = 0;
    for (int i = 0; i < count && worst <= enough; i++) {
      worst = Math.max(worst, bounds[i] - nx[i] * vx - ny[i] * vy);
    }
    return worst;
  }

  /** Whose half-plane a velocity breaks most, by index in the crowd; -1 if it breaks none. */
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

  /** How far the most demanding half-plane lies from standing still, m/s. */
  double deepest() {
    double deepest = 0;
    for (int i = 0; i < count; i++) {
      deepest = Math.max(deepest, bounds[i]);
    }
    return deepest;
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

  /** The same on the border of half-plane {@code line}, with those before it. */
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
