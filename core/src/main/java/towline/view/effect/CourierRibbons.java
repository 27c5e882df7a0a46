package towline.view.effect;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * The tracks of couriers over the last {@link #TIME} seconds, by id; each courier has a track of
 * its own. A track grows by a place in each tick and outlives its courier. While time is stopped
 * nothing changes; when it goes back or leaps, all tracks are removed.
 */
public final class CourierRibbons {
  /** Duration of a track, s. */
  public static final double TIME = 1.6;

  /** Number of places in a track, one for each tick. */
  static final int PLACES = (int) Math.round(TIME / Tick.SECONDS) + 1;

  private static final int MAX_TRACKS = 4;

  /** Distance per tick above which a courier was moved, not flown, m. */
  private static final double LEAP_DISTANCE = 3;

  private final int[] ids = new int[MAX_TRACKS];
  private final int[] kinds = new int[MAX_TRACKS];
  private final long[] newest = new long[MAX_TRACKS];
  private final int[] sizes = new int[MAX_TRACKS];
  private final double[] xs = new double[MAX_TRACKS * PLACES];
  private final double[] ys = new double[MAX_TRACKS * PLACES];
  private long tick = Long.MIN_VALUE;
  private int count;

  public void clear() {
    count = 0;
    tick = Long.MIN_VALUE;
  }

  /** Takes in the state after a tick. */
  public void take(Snapshot snapshot) {
    if (snapshot.tick() == tick) {
      return;
    }
    if (snapshot.tick() != tick + 1) {
      clear();
    }
    tick = snapshot.tick();
    for (int i = snapshot.first(EntityKind.COURIER); i < snapshot.end(EntityKind.COURIER); i++) {
      follow(snapshot.id(i), snapshot.row(i).courierKind, snapshot.x(i), snapshot.y(i));
    }
    for (int track = count - 1; track >= 0; track--) {
      if (tick - newest[track] >= PLACES) {
        forget(track);
      }
    }
  }

  private void follow(int id, int kind, double x, double y) {
    int track = indexOf(id);
    if (track < 0) {
      if (count == MAX_TRACKS) {
        return;
      }
      track = count++;
      ids[track] = id;
      sizes[track] = 0;
    } else if (newest[track] != tick - 1
        || Math.hypot(x - x(track, 0), y - y(track, 0)) > LEAP_DISTANCE) {
      sizes[track] = 0;
    }
    kinds[track] = kind;
    newest[track] = tick;
    sizes[track] = Math.min(PLACES, sizes[track] + 1);
    xs[at(track, 0)] = x;
    ys[at(track, 0)] = y;
  }

  /** Removes a track; the last one takes its place in the arrays. */
  private void forget(int track) {
    count--;
    ids[track] = ids[count];
    kinds[track] = kinds[count];
    newest[track] = newest[count];
    sizes[track] = sizes[count];
    System.arraycopy(xs, count * PLACES, xs, track * PLACES, PLACES);
    System.arraycopy(ys, count * PLACES, ys, track * PLACES, PLACES);
  }

  /** Returns the array index of the place {@code before} ticks before the newest one. */
  private int at(int track, int before) {
    return track * PLACES + (int) Math.floorMod(newest[track] - before, (long) PLACES);
  }

  /** Returns the number of tracks. */
  public int count() {
    return count;
  }

  /** Returns the track of the courier with an id; -1 if there is none. */
  public int indexOf(int id) {
    for (int track = 0; track < count; track++) {
      if (ids[track] == id) {
        return track;
      }
    }
    return -1;
  }

  /** Returns the id of the courier that flew a track. */
  public int id(int track) {
    return ids[track];
  }

  /** Returns the index of the kind of the courier that flew a track. */
  public int kind(int track) {
    return kinds[track];
  }

  /** Returns the number of places in a track. */
  public int size(int track) {
    return sizes[track];
  }

  /** Returns the tick of a place; {@code before} is 0 for the newest. */
  public long tick(int track, int before) {
    return newest[track] - before;
  }

  /** Returns the x coordinate of a place, m. */
  public double x(int track, int before) {
    return xs[at(track, before)];
  }

  /** Returns the y coordinate of a place, m. */
  public double y(int track, int before) {
    return ys[at(track, before)];
  }

  /**
   * Returns the age of a place in the state {@code snapshot}, as a share of {@link #TIME}; 1 at the
   * end of the track.
   */
  public double age(int track, int before, Snapshot snapshot) {
    return (double) (snapshot.tick() - tick(track, before)) / (PLACES - 1);
  }

  /** Returns the strength of a ribbon at an age, 0 to 1: nearly constant up to its end. */
  public static double strength(double age) {
    return (1 - 0.55 * age) * Math.min(1, 6 * (1 - age));
  }
}
