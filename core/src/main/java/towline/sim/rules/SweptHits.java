package towline.sim.rules;

import java.util.Arrays;
import java.util.List;
import towline.internal.SpatialGrid;
import towline.internal.SweptCollision;
import towline.math.IndexList;
import towline.sim.state.Damageable;
import towline.sim.state.Entity;

/**
 * The hits of strikers on foes in a tick, found by swept discs. They are sorted by moment, then by
 * the striker's index, then by the foe's, so that the order of detection does not matter.
 */
final class SweptHits {
  /** Size of a cell of the grid, m: a little more than a shot flies in a tick. */
  private static final double CELL_SIZE = 2;

  /** Margin of the comparison of boxes, m, far above rounding errors. */
  private static final double SLACK = 1e-6;

  private final SpatialGrid grid = new SpatialGrid(CELL_SIZE);
  private final IndexList near = new IndexList();
  private double[] xs = new double[64];
  private double[] ys = new double[64];

  /** Distance from a foe's place within which its disc stays during the tick, m. */
  private double[] reaches = new double[64];

  private double[] moments = new double[64];
  private int[] strikers = new int[64];
  private int[] foes = new int[64];
  private int size;
  private double greatestReach;

  int size() {
    return size;
  }

  /** Returns the index of the striker in hit {@code i}. */
  int striker(int i) {
    return strikers[i];
  }

  /** Returns the index of the foe of hit {@code i}. */
  int foe(int i) {
    return foes[i];
  }

  /** Returns the moment of hit {@code i} in the tick, 0 to 1. */
  double moment(int i) {
    return moments[i];
  }

  /** Removes all hits. */
  void clear() {
    size = 0;
  }

  /** Builds the grid of all foes. */
  void indexFoes(List<Damageable> all) {
    int count = all.size();
    if (xs.length < count) {
      xs = new double[2 * count];
      ys = new double[2 * count];
      reaches = new double[2 * count];
    }
    greatestReach = 0;
    for (int i = 0; i < count; i++) {
      Damageable foe = all.get(i);
      xs[i] = foe.x;
      ys[i] = foe.y;
      double moved = Math.abs(foe.x - foe.previousX) + Math.abs(foe.y - foe.previousY);
      reaches[i] = foe.radius + moved;
      greatestReach = Math.max(greatestReach, reaches[i]);
    }
    grid.build(xs, ys, count);
  }

  /**
   * Adds the hits of a striker with {@code index} and {@code radius} on its way through the tick.
   */
  void detect(Entity striker, int index, double radius, List<Damageable> all) {
    double left = Math.min(striker.x, striker.previousX) - radius - SLACK;
    double right = Math.max(striker.x, striker.previousX) + radius + SLACK;
    double bottom = Math.min(striker.y, striker.previousY) - radius - SLACK;
    double top = Math.max(striker.y, striker.previousY) + radius + SLACK;
    double reach = greatestReach;
    grid.find(left - reach, bottom - reach, right + reach, top + reach, near);
    for (int i = 0; i < near.count(); i++) {
      int foe = near.get(i);
      boolean isClose =
          xs[foe] + reaches[foe] >= left
              && xs[foe] - reaches[foe] <= right
              && ys[foe] + reaches[foe] >= bottom
              && ys[foe] - reaches[foe] <= top;
      double moment = isClose ? contact(striker, radius, all.get(foe)) : Double.POSITIVE_INFINITY;
      if (moment <= 1) {
        insert(moment, index, foe);
      }
    }
  }

  /** Returns the moment in the tick when two moving discs touch, 0 to 1; else positive infinity. */
  static double contact(Entity striker, double radius, Entity struck) {
    double rx = striker.previousX - struck.previousX;
    double ry = striker.previousY - struck.previousY;
    double dx = striker.x - striker.previousX - (struck.x - struck.previousX);
    double dy = striker.y - striker.previousY - (struck.y - struck.previousY);
    return SweptCollision.contact(rx, ry, dx, dy, radius + struck.radius);
  }

  private void insert(double moment, int striker, int foe) {
    if (size == moments.length) {
      moments = Arrays.copyOf(moments, 2 * size);
      strikers = Arrays.copyOf(strikers, 2 * size);
      foes = Arrays.copyOf(foes, 2 * size);
    }
    int place = size;
    while (place > 0 && comesBefore(moment, striker, foe, place - 1)) {
      moments[place] = moments[place - 1];
      strikers[place] = strikers[place - 1];
      foes[place] = foes[place - 1];
      place--;
    }
    moments[place] = moment;
    strikers[place] = striker;
    foes[place] = foe;
    size++;
  }

  private boolean comesBefore(double moment, int striker, int foe, int other) {
    if (moment != moments[other]) {
      return moment < moments[other];
    }
    return striker != strikers[other] ? striker < strikers[other] : foe < foes[other];
  }
}
