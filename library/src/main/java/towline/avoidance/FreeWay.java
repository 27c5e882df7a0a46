package towline.avoidance;

import java.util.Arrays;
import towline.internal.SweptCollision;

/**
 * The way that an agent can drive straight on before it comes too close to walls and to discs that
 * stand in its way. Exact, so that a gap stays open however it is approached; a half-plane of
 * velocities would close it to an agent that comes from aside.
 */
final class FreeWay {
  private double[] axs = new double[16];
  private double[] ays = new double[16];
  private double[] bxs = new double[16];
  private double[] bys = new double[16];
  private double[] rooms = new double[16];
  private int count;
  private double reach;

  /**
   * Removes all walls; sets a free way of {@code metres}, which allows full speed, and beyond which
   * walls do not matter.
   */
  void restart(double metres) {
    count = 0;
    reach = metres;
  }

  /**
   * Adds a wall, or a disc as one without length, relative to the agent. An agent that is too near
   * may not come nearer still.
   *
   * @param room distance to keep from it, m
   */
  void add(double ax, double ay, double bx, double by, double room) {
    double part = SweptCollision.closestPart(ax, ay, bx, by);
    double px = ax + part * (bx - ax);
    double py = ay + part * (by - ay);
    double distance = Math.sqrt(px * px + py * py);
    if (distance >= room + reach) {
      return;
    }
    if (count == rooms.length) {
      axs = Arrays.copyOf(axs, 2 * count);
      ays = Arrays.copyOf(ays, 2 * count);
      bxs = Arrays.copyOf(bxs, 2 * count);
      bys = Arrays.copyOf(bys, 2 * count);
      rooms = Arrays.copyOf(rooms, 2 * count);
    }
    axs[count] = ax;
    ays[count] = ay;
    bxs[count] = bx;
    bys[count] = by;
    rooms[count] = Math.min(room, distance);
    count++;
  }

  /** Adds the walls and bounds about a disc, at a distance of {@code room}, m. */
  void addWalls(Crowd crowd, int self, double room) {
    double x = crowd.xs[self];
    double y = crowd.ys[self];
    for (int i = 0; i < crowd.wallCount; i++) {
      add(
          crowd.wallAxs[i] - x,
          crowd.wallAys[i] - y,
          crowd.wallBxs[i] - x,
          crowd.wallBys[i] - y,
          room);
    }
    Bounds bounds = crowd.bounds();
    if (!bounds.hold(x, y, room + reach)) {
      double far = 2 * (room + reach);
      double left = Math.max(-far, bounds.left() - x);
      double right = Math.min(far, bounds.right() - x);
      double bottom = Math.max(-far, bounds.bottom() - y);
      double top = Math.min(far, bounds.top() - y);
      add(left, -far, left, far, room);
      add(right, -far, right, far, room);
      add(-far, bottom, far, bottom, room);
      add(-far, top, far, top, room);
    }
  }

  /** Returns the highest speed in a direction of length 1, as a part of the agent's own. */
  double topSpeed(double x, double y) {
    return along(x, y, reach) / reach;
  }

  /** Returns the length of the free way in a direction of length 1, at most {@code most}, m. */
  private double along(double x, double y, double most) {
    double free = most;
    for (int i = 0; i < count && free > 0; i++) {
      double ax = axs[i];
      double ay = ays[i];
      double room = rooms[i];
      free = Math.min(free, toDisc(ax, ay, x, y, room));
      double sx = bxs[i] - ax;
      double sy = bys[i] - ay;
      double square = sx * sx + sy * sy;
      if (square > 0) {
        free = Math.min(free, toDisc(bxs[i], bys[i], x, y, room));
        double length = Math.sqrt(square);
        double gap = (sx * ay - sy * ax) / length;
        double closing = (sx * y - sy * x) / length;
        if (gap < 0) {
          gap = -gap;
          closing = -closing;
        }
        if (closing > 1e-9) {
          double way = Math.max(0, gap - room) / closing;
          double at = (way * x - ax) * sx + (way * y - ay) * sy;
          if (at > 0 && at < square) {
            free = Math.min(free, way);
          }
        }
      }
    }
    return free;
  }

  private static double toDisc(double px, double py, double x, double y, double room) {
    double along = px * x + py * y;
    double aside = px * y - py * x;
    double half = room * room - aside * aside;
    return along > 0 && half > 0 ? Math.max(0, along - Math.sqrt(half)) : Double.POSITIVE_INFINITY;
  }
}
