package towline.sim.rules;

import java.util.Arrays;
import java.util.List;
import towline.internal.SpatialGrid;
import towline.internal.SweptCollision;
import towline.math.IndexList;
import towline.sim.state.Damageable;
import towline.sim.state.Entity;

/**
 * Who strikes which foe in a tick, found by swept discs and listed by moment, then by the striker's
 * index, then by the foe's: the same list whatever order things are looked at in.
 */
final class SweptHits {
  /** The side of a cell of the grid, m: a little more than a shot flies in a tick. */
  private static final double CELL = 2;

  private final SpatialGrid grid = new SpatialGrid(CELL);
  private final IndexList near = new IndexList();
  private double[] xs = new double[64];
  private double[] ys = new double[64];
  private double[] moments = new double[64];
  private int[] strikers = new int[64];
  private int[] foes = new int[64];
  private int size;
  private double widest;

  int size() {
    return size;
  }

  /** The index of who strikes in hit {@code i}. */
  int striker(int i) {
    return strikers[i];
  }

  /** The index of the foe of hit {@code i}. */
  int foe(int i) {
    return foes[i];
  }

  /** When in the tick hit {@code i} happens, 0 to 1. */
  double moment(int i) {
    return moments[i];
  }

  /** Forgets all hits. */
  void clear() {
    size = 0;
  }

  /** Takes in where the foes are. */
  void index(List<Damageable> all) {
    int count = all.size();
    if (xs.length < count) {
      xs = new double[2 * count];
      ys = new double[2 * count];
    }
    widest = 0;
    for (int i = 0; i < count; i++) {
      Damageable foe = all.get(i);
      xs[i] = foe.x;
      ys[i] = foe.y;
      double moved = Math.abs(foe.x - foe.previousX) + Math.abs(foe.y - foe.previousY);
      widest = Math.max(widest, foe.radius + moved);
    }
    grid.build(xs, ys, count);
  }

  /** Adds what a striker of that index and radius strikes on its way through the tick. */
  void detect(Entity striker, int index, double radius, List<Damageable> all) {
    double reach = widest + radius;
    grid.find(
        Math.min(striker.x, striker.previousX) - reach,
        Math.min(striker.y, striker.previousY) - reach,
        Math.max(striker.x, striker.previousX) + reach,
        Math.max(striker.y, striker.previousY) + reach,
        near);
    for (int i = 0; i < near.count(); i++) {
      int foe = near.get(i);
      double moment = contact(striker, radius, all.get(foe));
      if (moment <= 1) {
        insert(moment, index, foe);
      }
    }
  }

  /** When in the tick two moving things touch, 0 to 1; positive infinity when they do not. */
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
    int at = size;
    while (at > 0 && comesBefore(moment, striker, foe, at - 1)) {
      moments[at] = moments[at - 1];
      strikers[at] = strikers[at - 1];
      foes[at] = foes[at - 1];
      at--;
    }
    moments[at] = moment;
    strikers[at] = striker;
    foes[at] = foe;
    size++;
  }

  private boolean comesBefore(double moment, int striker, int foe, int other) {
    if (moment != moments[other]) {
      return moment < moments[other];
    }
    return striker != strikers[other] ? striker < strikers[other] : foe < foes[other];
  }
}
