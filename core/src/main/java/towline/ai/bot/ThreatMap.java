package towline.ai.bot;

import java.util.Arrays;
import towline.internal.SweptCollision;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.ViewWindow;

/**
 * The threats to the ship in the near future: discs of constant velocity, each with the span of
 * time in which it hurts. Flat arrays, filled anew in each tick.
 */
final class ThreatMap {
  /** Greatest time ahead up to which threats count, s. */
  static final double MAX_HORIZON = 1.2;

  /** The threats that a bot considers. */
  enum Attention {
    /** All threats. */
    EVERYTHING,
    /** Threats in view. */
    IN_VIEW,
    /** No threats. */
    NOTHING
  }

  /** Time before and after its landing for which a shell is a threat, s. */
  private static final double LANDING_MARGIN = 0.12;

  private double[] xs = new double[128];
  private double[] ys = new double[128];
  private double[] vxs = new double[128];
  private double[] vys = new double[128];
  private double[] reaches = new double[128];
  private double[] margins = new double[128];
  private double[] startTimes = new double[128];
  private double[] endTimes = new double[128];
  private int size;
  private double immunity;
  private final Attention attention;
  private final double horizon;

  /**
   * Creates an empty map.
   *
   * @param attention the threats to consider
   * @param horizon the time ahead up to which threats count, s, at most {@link #MAX_HORIZON}
   */
  ThreatMap(Attention attention, double horizon) {
    this.attention = attention;
    this.horizon = horizon;
  }

  /** Finds the threats that can come near the ship, entity {@code index}, before the horizon. */
  void update(Snapshot snapshot, int index) {
    size = 0;
    immunity = snapshot.ship().immunity;
    if (attention == Attention.NOTHING) {
      return;
    }
    for (int k = 0; k < EntityKind.count(); k++) {
      EntityKind kind = EntityKind.of(k);
      double margin = dodgeMargin(kind);
      for (int i = snapshot.first(kind); margin > 0 && i < snapshot.end(kind); i++) {
        if (isConsidered(snapshot, i) && isNear(snapshot, index, i, margin)) {
          add(snapshot, index, i, kind, margin);
        }
      }
    }
  }

  /**
   * Returns the danger of the straight way from one place to another between two moments: 0 without
   * a threat near, 1 in a collision.
   */
  double danger(
      double fromX, double fromY, double fromTime, double toX, double toY, double toTime) {
    // Nothing hurts an immune ship.
    if (toTime <= immunity) {
      return 0;
    }
    double danger = 0;
    for (int i = 0; i < size; i++) {
      if (toTime >= startTimes[i] && fromTime <= endTimes[i]) {
        double ax = fromX - xs[i] - vxs[i] * fromTime;
        double ay = fromY - ys[i] - vys[i] * fromTime;
        double bx = toX - xs[i] - vxs[i] * toTime;
        double by = toY - ys[i] - vys[i] * toTime;
        double gap = distanceToSegment(ax, ay, bx, by) - reaches[i];
        double near = Math.max(0, 1 - Math.max(0, gap) / margins[i]);
        danger = Math.max(danger, near * near);
      }
    }
    return danger;
  }

  /**
   * Returns the distance by which an entity may come nearer than on its present course, m; 0 if it
   * is harmless.
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

  private boolean isConsidered(Snapshot snapshot, int i) {
    return attention == Attention.EVERYTHING || ViewWindow.shows(snapshot, i, 0);
  }

  private boolean isNear(Snapshot snapshot, int index, int i, double margin) {
    double own = Math.sqrt(snapshot.vx(i) * snapshot.vx(i) + snapshot.vy(i) * snapshot.vy(i));
    double speed = snapshot.cable().shipTopSpeed + own;
    return snapshot.distance(index, i) - snapshot.radius(i) < speed * horizon + margin;
  }

  private void add(Snapshot snapshot, int index, int i, EntityKind kind, double margin) {
    if (size == xs.length) {
      grow();
    }
    double landing = kind == EntityKind.SHELL ? snapshot.row(i).timeToLanding : 0;
    xs[size] = snapshot.x(i) + snapshot.vx(i) * landing;
    ys[size] = snapshot.y(i) + snapshot.vy(i) * landing;
    vxs[size] = kind == EntityKind.SHELL ? 0 : snapshot.vx(i);
    vys[size] = kind == EntityKind.SHELL ? 0 : snapshot.vy(i);
    reaches[size] = snapshot.radius(i) + snapshot.radius(index);
    margins[size] = margin;
    startTimes[size] = kind == EntityKind.SHELL ? landing - LANDING_MARGIN : 0;
    endTimes[size] = kind == EntityKind.SHELL ? landing + LANDING_MARGIN : horizon;
    size++;
  }

  /** Returns the distance of the origin from the segment between two points, m. */
  private static double distanceToSegment(double ax, double ay, double bx, double by) {
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
    margins = Arrays.copyOf(margins, capacity);
    startTimes = Arrays.copyOf(startTimes, capacity);
    endTimes = Arrays.copyOf(endTimes, capacity);
  }
}
