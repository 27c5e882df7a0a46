package towline.ai.bot;

import java.util.Arrays;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/**
 * Things around, each taken to fly straight on, and what of them something meets on its way.
 *
 * <p>Flat arrays, filled anew at each look; nothing is kept for the next.
 */
final class Tracks {
  private static final int MOST = 64;

  /** What one of a swarm is worth beside a foe that carries a gun. */
  private static final double ONE_OF_A_SWARM = 0.3;

  /** Far more than rounding can add to a distance, m. */
  private static final double ROUNDING = 1e-6;

  private final double[] xs = new double[MOST];
  private final double[] ys = new double[MOST];
  private final double[] vxs = new double[MOST];
  private final double[] vys = new double[MOST];
  private final double[] radii = new double[MOST];
  private final boolean[] swarm = new boolean[MOST];
  private final boolean[] met = new boolean[MOST];
  private int size;

  /** Which of the things count. */
  @FunctionalInterface
  interface Filter {
    /** Whether the one with index {@code i} counts. */
    boolean accepts(Snapshot seen, int i);
  }

  /** Forgets all, and takes in the foes that count, as many as there is room for. */
  void updateFoes(Snapshot seen, Filter filter) {
    update(seen, seen.first(KindRange.FOES), seen.end(KindRange.FOES), filter);
  }

  /** Forgets all, and takes in the shards that count, as many as there is room for. */
  void updateShards(Snapshot seen, Filter filter) {
    update(seen, seen.first(EntityKind.SHARD), seen.end(EntityKind.SHARD), filter);
  }

  private void update(Snapshot seen, int first, int end, Filter filter) {
    size = 0;
    for (int i = first; i < end; i++) {
      if (size < MOST && filter.accepts(seen, i)) {
        xs[size] = seen.x(i);
        ys[size] = seen.y(i);
        vxs[size] = seen.vx(i);
        vys[size] = seen.vy(i);
        radii[size] = seen.radius(i);
        swarm[size] = seen.kind(i).isSwarm();
        size++;
      }
    }
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Begins another flight: nobody has been met yet. */
  void begin() {
    Arrays.fill(met, 0, size, false);
  }

  /**
   * What those are worth that are met for the first time on the way from one place to another.
   *
   * @param t when, s from now
   * @param reach the radius of what flies there, m
   * @param prey who can be met
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
      if (met[i] || (prey == Prey.SWARM && !swarm[i])) {
        continue;
      }
      double ax = x - fromX;
      double ay = y - fromY;
      double share = Math.max(0, Math.min(1, (ax * wayX + ay * wayY) / way2));
      double gapX = ax - share * wayX;
      double gapY = ay - share * wayY;
      double gap = radius + reach;
      if (gapX * gapX + gapY * gapY < gap * gap) {
        met[i] = true;
        worth += swarm[i] ? ONE_OF_A_SWARM : 1;
      }
    }
    return worth;
  }

  /** Who can be met. */
  enum Prey {
    /** Everything. */
    ALL,
    /** Nothing but swarms. */
    SWARM
  }
}
