package towline.view.effect;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * The tracks of couriers, place by place as they flew in the last {@link #TIME}, kept by id:
 * whoever comes begins one of its own. A track grows by a place in each tick and outlives its
 * courier. When time stands still nothing changes; when it goes back or leaps, all that was is
 * forgotten.
 */
public final class CourierRibbons {
  /** How long a track is, s. */
  public static final double TIME = 1.6;

  /** The places of a track, one for each tick. */
  static final int PLACES = (int) Math.round(TIME / Tick.SECONDS) + 1;

  private static final int MOST = 4;

  /** No courier moves farther in a tick, m: it was put there. */
  private static final double LEAP = 3;

  private final int[] ids = new int[MOST];
  private final long[] newest = new long[MOST];
  private final int[] sizes = new int[MOST];
  private final double[] xs = new double[MOST * PLACES];
  private final double[] ys = new double[MOST * PLACES];
  private long tick = Long.MIN_VALUE;
  private int count;

  public void clear() {
    count = 0;
    tick = Long.MIN_VALUE;
  }

  /** Takes in the state after a tick. */
  public void take(Snapshot now) {
    if (now.tick() == tick) {
      return;
    }
    if (now.tick() != tick + 1) {
      clear();
    }
    tick = now.tick();
    for (int i = now.first(EntityKind.COURIER); i < now.end(EntityKind.COURIER); i++) {
      follow(now.id(i), now.x(i), now.y(i));
    }
    for (int track = count - 1; track >= 0; track--) {
      if (tick - newest[track] >= PLACES) {
        forget(track);
      }
    }
  }

  private void follow(int id, double x, double y) {
    int track = indexOf(id);
    if (track < 0) {
      if (count == MOST) {
        return;
      }
      track = count++;
      ids[track] = id;
      sizes[track] = 0;
    } else if (newest[track] != tick - 1 || Math.hypot(x - x(track, 0), y - y(track, 0)) > LEAP) {
      sizes[track] = 0;
    }
    newest[track] = tick;
    sizes[track] = Math.min(PLACES, sizes[track] + 1);
    xs[at(track, 0)] = x;
    ys[at(track, 0)] = y;
  }

  /** The last one takes its place. */
  private void forget(int track) {
    count--;
    ids[track] = ids[count];
    newest[track] = newest[count];
    sizes[track] = sizes[count];
    System.arraycopy(xs, count * PLACES, xs, track * PLACES, PLACES);
    System.arraycopy(ys, count * PLACES, ys, track * PLACES, PLACES);
  }

  /** Where the place before the newest {@code before} ones is kept. */
  private int at(int track, int before) {
    return track * PLACES + (int) Math.floorMod(newest[track] - before, (long) PLACES);
  }

  /** The number of tracks. */
  public int count() {
    return count;
  }

  /** The track of the courier with that id, or -1. */
  public int indexOf(int id) {
    for (int track = 0; track < count; track++) {
      if (ids[track] == id) {
        return track;
      }
    }
    return -1;
  }

  /** The id of the courier that flew a track. */
  public int id(int track) {
    return ids[track];
  }

  /** The number of its places. */
  public int size(int track) {
    return sizes[track];
  }

  /** The tick of its place {@code before}; 0 is the newest. */
  public long tick(int track, int before) {
    return newest[track] - before;
  }

  /** Where it was then, m. */
  public double x(int track, int before) {
    return xs[at(track, before)];
  }

  /** Where it was then, m. */
  public double y(int track, int before) {
    return ys[at(track, before)];
  }

  /** How old that place is in the state {@code now}, as a share of {@link #TIME}; 1: gone. */
  public double age(int track, int before, Snapshot now) {
    return (double) (now.tick() - tick(track, before)) / (PLACES - 1);
  }

  /** How strong a ribbon is at that age, 0 to 1: nearly as strong up to its end. */
  public static double strength(double age) {
    return (1 - 0.55 * age) * Math.min(1, 6 * (1 - age));
  }

  /** The extent of a track along its longer side, m. */
  public double extent(int track) {
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.POSITIVE_INFINITY;
    double top = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < sizes[track]; k++) {
      left = Math.min(left, x(track, k));
      right = Math.max(right, x(track, k));
      bottom = Math.min(bottom, y(track, k));
      top = Math.max(top, y(track, k));
    }
    return Math.max(right - left, top - bottom);
  }
}
