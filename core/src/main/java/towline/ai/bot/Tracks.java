package towline.ai.bot;

import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/**
 * The tracks of entities around, each taken for straight, for counting those that a body meets on
 * its way.
 *
 * <p>Flat arrays, filled anew at each update.
 */
final class Tracks {
  /** Maximum number of tracks: the bits of {@link #met}. */
  private static final int CAPACITY = Long.SIZE;

  /** Worth of a member of a swarm, relative to a foe with a gun. */
  private static final double SWARM_MEMBER_WORTH = 0.3;

  /** Far more than rounding can add to a distance, m. */
  private static final double ROUNDING = 1e-6;

  private final double[] xs = new double[CAPACITY];
  private final double[] ys = new double[CAPACITY];
  private final double[] vxs = new double[CAPACITY];
  private final double[] vys = new double[CAPACITY];
  private final double[] radii = new double[CAPACITY];
  private final boolean[] swarm = new boolean[CAPACITY];

  /** A bit for each entity that has been met. */
  private long met;

  private int size;

  /** A choice of entities. */
  @FunctionalInterface
  interface Filter {
    /** Returns true if entity {@code i} is wanted. */
    boolean accepts(Snapshot snapshot, int i);
  }

  /** Replaces all tracks by those of the foes that {@code filter} accepts, up to the capacity. */
  void updateFoes(Snapshot snapshot, Filter filter) {
    update(snapshot, snapshot.first(KindRange.FOES), snapshot.end(KindRange.FOES), filter);
  }

  /** Replaces all tracks by those of the shards that {@code filter} accepts, up to the capacity. */
  void updateShards(Snapshot snapshot, Filter filter) {
    update(snapshot, snapshot.first(EntityKind.SHARD), snapshot.end(EntityKind.SHARD), filter);
  }

  private void update(Snapshot snapshot, int first, int end, Filter filter) {
    size = 0;
    for (int i = first; i < end; i++) {
      if (size < CAPACITY && filter.accepts(snapshot, i)) {
        xs[size] = snapshot.x(i);
        ys[size] = snapshot.y(i);
        vxs[size] = snapshot.vx(i);
        vys[size] = snapshot.vy(i);
        radii[size] = snapshot.radius(i);
        swarm[size] = snapshot.kind(i).isSwarm();
        size++;
      }
    }
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Begins another flight, on which nothing has been met yet. */
  void begin() {
    met = 0;
  }

  /** Returns the entities that have been met, for {@link #setMet}. */
  long met() {
    return met;
  }

  /** Continues a flight on which {@code rammed}, from {@link #met}, have been met. */
  void setMet(long rammed) {
    met = rammed;
  }

  /**
   * Returns the worth of the entities that are met for the first time on the way from one place to
   * another.
   *
   * @param t the time of that way, s from now
   * @param reach the radius of the body on its way, m
   * @param prey the entities that it can meet
   */
  double meet(
      double fromX, double fromY, double toX, double toY, double t, double reach, Prey prey) {
    double worth = 0;
    double wayX = toX - fromX;
    double wayY = toY - fromY;
    double way2 = Math.max(1e-9, wayX * wayX + wayY * wayY);
    double left = Math.min(fromX, toX) - reach - ROUNDING;
    double right = Math.max(fromX, toX) + reach + ROUNDING;
    double bottom = Math.min(fromY, toY) - reach - ROUNDING;
    double top = Math.max(fromY, toY) + reach + ROUNDING;
    for (int i = 0; i < size; i++) {
      double x = xs[i] + vxs[i] * t;
      double y = ys[i] + vys[i] * t;
      double radius = radii[i];
      // Most are far away, which takes no division to see.
      if (x < left - radius || x > right + radius || y < bottom - radius || y > top + radius) {
        continue;
      }
      if (((met >>> i) & 1) != 0 || (prey == Prey.SWARM && !swarm[i])) {
        continue;
      }
      double ax = x - fromX;
      double ay = y - fromY;
      double share = Math.max(0, Math.min(1, (ax * wayX + ay * wayY) / way2));
      double gapX = ax - share * wayX;
      double gapY = ay - share * wayY;
      double gap = radius + reach;
      if (gapX * gapX + gapY * gapY < gap * gap) {
        met |= 1L << i;
        worth += swarm[i] ? SWARM_MEMBER_WORTH : 1;
      }
    }
    return worth;
  }

  /** The entities that a body can meet. */
  enum Prey {
    /** All entities. */
    ALL,
    /** Members of swarms only. */
    SWARM
  }
}
