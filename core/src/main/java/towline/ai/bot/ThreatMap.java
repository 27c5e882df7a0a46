package towline.ai.bot;

import java.util.Arrays;
import towline.internal.SweptCollision;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;

/**
 * What can hurt the ship soon: discs that move evenly, each with a time during which it hurts. Flat
 * arrays, filled anew in each tick.
 */
final class ThreatMap {
  /** From so far ahead on threats count at most, s. */
  static final double FARTHEST = 1.2;

  /** What a bot minds. */
  enum Attention {
    /** Everything. */
    EVERYTHING,
    /** What is in view. */
    IN_VIEW,
    /** Nothing. */
    NOTHING
  }

  /** For how long before and after its landing a shell is minded, s. */
  private static final double LANDING = 0.12;

  private double[] xs = new double[128];
  private double[] ys = new double[128];
  private double[] vxs = new double[128];
  private double[] vys = new double[128];
  private double[] reaches = new double[128];
  private double[] slacks = new double[128];
  private double[] froms = new double[128];
  private double[] tos = new double[128];
  private int size;
  private double immunity;
  private final Attention attention;
  private final double horizon;

  /**
   * An empty map.
   *
   * @param attention what is minded
   * @param horizon from so far ahead on threats count, s, at most {@link #FARTHEST}
   */
  ThreatMap(Attention attention, double horizon) {
    this.attention = attention;
    this.horizon = horizon;
  }

  /** Takes in all that can come near the ship {@code self} before the horizon. */
  void update(Snapshot seen, int self) {
    size = 0;
    immunity = seen.ship().immunity;
    if (attention == Attention.NOTHING) {
      return;
    }
    for (int k = 0; k < EntityKind.count(); k++) {
      EntityKind kind = EntityKind.of(k);
      double slack = dodgeMargin(kind);
      for (int i = seen.first(kind); slack > 0 && i < seen.end(kind); i++) {
        if (isMinded(seen, i) && isNear(seen, self, i, slack)) {
          add(seen, self, i, kind, slack);
        }
      }
    }
  }

  /**
   * How frightening the straight way from one place to another is that is flown between two
   * moments, at least 0; from 1 on something is touched.
   */
  double danger(
      double fromX, double fromY, double fromTime, double toX, double toY, double toTime) {
    // What touches an immune ship does not hurt it.
    if (toTime <= immunity) {
      return 0;
    }
    double fear = 0;
    for (int i = 0; i < size; i++) {
      if (toTime >= froms[i] && fromTime <= tos[i]) {
        double ax = fromX - xs[i] - vxs[i] * fromTime;
        double ay = fromY - ys[i] - vys[i] * fromTime;
        double bx = toX - xs[i] - vxs[i] * toTime;
        double by = toY - ys[i] - vys[i] * toTime;
        double gap = closest(ax, ay, bx, by) - reaches[i];
        double near = Math.max(0, 1 - Math.max(0, gap) / slacks[i]);
        fear = Math.max(fear, near * near);
      }
    }
    return fear;
  }

  /**
   * By how much a thing may come nearer than it would on its present course, m; 0: it hurts nobody.
   */
  private static double dodgeMargin(EntityKind kind) {
    return switch (kind) {
      case SNAKE_HEAD, SNAKE_SEGMENT -> 5;
      case MISSILE -> 4;
      case SEEKER -> 2;
      case FOE_SHOT -> 1.5;
      case SHELL -> 1;
      default -> kind.isSwarm() ? 2 : kind.isObstacle() || kind.isFighter() ? 3 : 0;
    };
  }

  private boolean isMinded(Snapshot seen, int i) {
    return attention == Attention.EVERYTHING || ViewWindow.shows(seen, i, 0);
  }

  private boolean isNear(Snapshot seen, int self, int i, double slack) {
    double own = Math.sqrt(seen.vx(i) * seen.vx(i) + seen.vy(i) * seen.vy(i));
    double speed = seen.tow().shipTopSpeed + own;
    return seen.distance(self, i) - seen.radius(i) < speed * horizon + slack;
  }

  private void add(Snapshot seen, int self, int i, EntityKind kind, double slack) {
    if (size == xs.length) {
      grow();
    }
    double landing = kind == EntityKind.SHELL ? seen.row(i).timeToLanding : 0;
    xs[size] = seen.x(i) + seen.vx(i) * landing;
    ys[size] = seen.y(i) + seen.vy(i) * landing;
    vxs[size] = kind == EntityKind.SHELL ? 0 : seen.vx(i);
    vys[size] = kind == EntityKind.SHELL ? 0 : seen.vy(i);
    reaches[size] = seen.radius(i) + seen.radius(self);
    slacks[size] = slack;
    froms[size] = kind == EntityKind.SHELL ? landing - LANDING : 0;
    tos[size] = kind == EntityKind.SHELL ? landing + LANDING : horizon;
    size++;
  }

  /** The distance of the origin from the segment between two points. */
  private static double closest(double ax, double ay, double bx, double by) {
    double part = SweptCollision.closestPart(ax, ay, bx, by);
    double x = ax + part * (bx - ax);
    double y = ay + part * (by - ay);
    return Math.sqrt(x * x + y * y);
  }

  private void grow() {
    int capacity = 2 * xs.length;
    xs = Arrays.copyOf(xs, capacity);
    ys = Arrays.copyOf(ys, capacity);
    vxs = Arrays.copyOf(vxs, capacity);
    vys = Arrays.copyOf(vys, capacity);
    reaches = Arrays.copyOf(reaches, capacity);
    slacks = Arrays.copyOf(slacks, capacity);
    froms = Arrays.copyOf(froms, capacity);
    tos = Arrays.copyOf(tos, capacity);
  }
}
