package towline.sim;

import java.util.Arrays;
import towline.math.CellGrid;
import towline.math.Sweep;
import towline.sim.entity.Roster;
import towline.sim.entity.Segment;
import towline.sim.entity.Shot;

/**
 * Which shots strike which segments in a tick, found by swept discs and listed by moment, then by
 * the shot's id, then by the segment's: the same list whatever order things are looked at in.
 */
final class Hits {
  /** The side of a cell of the grid, m: a little more than a shot flies in a tick. */
  private static final double CELL = 2;

  private final CellGrid grid;
  private double[] xs = new double[64];
  private double[] ys = new double[64];
  private double[] moments = new double[64];
  private int[] shots = new int[64];
  private int[] targets = new int[64];
  private int size;
  private double widest;

  Hits(double width, double height) {
    grid = new CellGrid(0, 0, width, height, CELL);
  }

  int size() {
    return size;
  }

  /** The index of the shot of hit {@code i}. */
  int shot(int i) {
    return shots[i];
  }

  /** The index of the segment of hit {@code i}. */
  int target(int i) {
    return targets[i];
  }

  /** When in the tick hit {@code i} happens, 0 to 1. */
  double moment(int i) {
    return moments[i];
  }

  void detect(Roster<Shot> flying, Roster<Segment> segments) {
    size = 0;
    if (flying.size() == 0 || segments.size() == 0) {
      return;
    }
    index(segments);
    for (int i = 0; i < flying.size(); i++) {
      detect(flying.get(i), i, segments);
    }
  }

  private void index(Roster<Segment> segments) {
    int count = segments.size();
    if (xs.length < count) {
      xs = new double[2 * count];
      ys = new double[2 * count];
    }
    widest = 0;
    for (int i = 0; i < count; i++) {
      Segment s = segments.get(i);
      xs[i] = s.x;
      ys[i] = s.y;
      double moved = Math.abs(s.x - s.oldX) + Math.abs(s.y - s.oldY);
      widest = Math.max(widest, s.radius + moved);
    }
    grid.build(xs, ys, count);
  }

  private void detect(Shot shot, int index, Roster<Segment> segments) {
    double reach = widest + shot.radius;
    int firstColumn = grid.column(Math.min(shot.x, shot.oldX) - reach);
    int lastColumn = grid.column(Math.max(shot.x, shot.oldX) + reach);
    int firstRow = grid.row(Math.min(shot.y, shot.oldY) - reach);
    int lastRow = grid.row(Math.max(shot.y, shot.oldY) + reach);
    for (int row = firstRow; row <= lastRow; row++) {
      for (int column = firstColumn; column <= lastColumn; column++) {
        for (int at = grid.start(column, row); at < grid.end(column, row); at++) {
          int target = grid.item(at);
          double moment = contact(shot, segments.get(target));
          if (moment <= 1) {
            insert(moment, index, target);
          }
        }
      }
    }
  }

  private static double contact(Shot shot, Segment s) {
    double rx = shot.oldX - s.oldX;
    double ry = shot.oldY - s.oldY;
    double dx = shot.x - shot.oldX - (s.x - s.oldX);
    double dy = shot.y - shot.oldY - (s.y - s.oldY);
    return Sweep.contact(rx, ry, dx, dy, shot.radius + s.radius);
  }

  private void insert(double moment, int shot, int target) {
    if (size == moments.length) {
      moments = Arrays.copyOf(moments, 2 * size);
      shots = Arrays.copyOf(shots, 2 * size);
      targets = Arrays.copyOf(targets, 2 * size);
    }
    int at = size;
    while (at > 0 && comesBefore(moment, shot, target, at - 1)) {
      moments[at] = moments[at - 1];
      shots[at] = shots[at - 1];
      targets[at] = targets[at - 1];
      at--;
    }
    moments[at] = moment;
    shots[at] = shot;
    targets[at] = target;
    size++;
  }

  private boolean comesBefore(double moment, int shot, int target, int other) {
    if (moment != moments[other]) {
      return moment < moments[other];
    }
    return shot != shots[other] ? shot < shots[other] : target < targets[other];
  }
}
