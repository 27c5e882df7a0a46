package towline.avoidance;

import java.util.Arrays;
import towline.math.CellGrid;

/**
 * The picture of all discs on which everybody decides: places, velocities and radii in flat arrays
 * in the order in which they were added, which is by ascending id; and who is near whom. Tanks, the
 * player's ship and a boss are all the same here.
 *
 * <p>Filled anew each tick: {@link #clear}, {@link #add} for each disc, {@link #settle}. Makes no
 * garbage once it has grown.
 */
public final class Crowd {
  double[] xs = new double[64];
  double[] ys = new double[64];
  double[] vxs = new double[64];
  double[] vys = new double[64];
  double[] radii = new double[64];

  /** How much of the avoiding is left to the one who meets the disc. */
  double[] shares = new double[64];

  /** The discs near the last one that looked around, in the order of the grid. */
  int[] near = new int[64];

  int nearCount;

  /** Working memory of the laws that use half-planes. */
  final HalfPlanes planes = new HalfPlanes();

  private final Bounds bounds;
  private final CellGrid grid;
  private final double largest;
  private int[] giants = new int[8];
  private int giantCount;
  private int count;
  private double widest;

  /**
   * An empty crowd within walls; discs outside are found as well, only slower.
   *
   * @param bounds the walls
   * @param cell the side of a grid cell, m: best at about half of the tanks' range
   */
  public Crowd(Bounds bounds, double cell) {
    this.bounds = bounds;
    double width = bounds.right() - bounds.left();
    double height = bounds.top() - bounds.bottom();
    grid = new CellGrid(bounds.left(), bounds.bottom(), width, height, cell);
    largest = cell;
  }

  /** Forgets everybody. */
  public void clear() {
    count = 0;
    giantCount = 0;
    widest = 0;
  }

  /**
   * Adds a disc that avoids others as they avoid it, and returns its index.
   *
   * @param x m
   * @param y m
   * @param vx m/s
   * @param vy m/s
   * @param radius m, at least 0
   * @throws IllegalArgumentException if a number is not finite or the radius negative
   */
  public int add(double x, double y, double vx, double vy, double radius) {
    return add(x, y, vx, vy, radius, 0.5);
  }

  /**
   * Adds a disc that avoids nobody, such as the player's ship or a boss, and returns its index: all
   * of the avoiding is left to the others. The parameters are those of {@link #add}.
   */
  public int addStranger(double x, double y, double vx, double vy, double radius) {
    return add(x, y, vx, vy, radius, 1);
  }

  private int add(double x, double y, double vx, double vy, double radius, double share) {
    if (!Double.isFinite(x + y + vx + vy) || !(radius >= 0) || Double.isInfinite(radius)) {
      throw new IllegalArgumentException(
          "a disc needs finite numbers and a radius of at least 0, not "
              + x
              + ", "
              + y
              + ", "
              + vx
              + ", "
              + vy
              + ", "
              + radius);
    }
    if (count == xs.length) {
      grow();
    }
    xs[count] = x;
    ys[count] = y;
    vxs[count] = vx;
    vys[count] = vy;
    radii[count] = radius;
    shares[count] = share;
    if (radius > largest) {
      addGiant(count);
    } else {
      widest = Math.max(widest, radius);
    }
    return count++;
  }

  /** Ends the adding: from now on neighbours can be found. */
  public void settle() {
    grid.build(xs, ys, count);
  }

  /** The walls. */
  public Bounds bounds() {
    return bounds;
  }

  /** How many discs there are. */
  public int count() {
    return count;
  }

  /** The place of a disc, x, m. */
  public double x(int index) {
    return xs[index];
  }

  /** The place of a disc, y, m. */
  public double y(int index) {
    return ys[index];
  }

  /**
   * Fills {@link #near} with the discs that come within {@code range} of a disc's centre with their
   * rim. The order is that of the grid, and the same for the same crowd.
   */
  void lookAround(int self, double range) {
    nearCount = 0;
    double x = xs[self];
    double y = ys[self];
    double reach = range + widest;
    int right = grid.column(x + reach);
    int top = grid.row(y + reach);
    int left = grid.column(x - reach);
    for (int row = grid.row(y - reach); row <= top; row++) {
      // Cells of a row lie one behind the other.
      int end = grid.end(right, row);
      for (int at = grid.start(left, row); at < end; at++) {
        int other = grid.item(at);
        if (radii[other] <= largest) {
          consider(self, other, range);
        }
      }
    }
    for (int i = 0; i < giantCount; i++) {
      consider(self, giants[i], range);
    }
  }

  private void consider(int self, int other, double range) {
    double dx = xs[other] - xs[self];
    double dy = ys[other] - ys[self];
    double reach = range + radii[other];
    if (dx * dx + dy * dy < reach * reach && other != self) {
      if (nearCount == near.length) {
        near = Arrays.copyOf(near, 2 * nearCount);
      }
      near[nearCount++] = other;
    }
  }

  private void addGiant(int index) {
    if (giantCount == giants.length) {
      giants = Arrays.copyOf(giants, 2 * giantCount);
    }
    giants[giantCount++] = index;
  }

  private void grow() {
    int size = 2 * count;
    xs = Arrays.copyOf(xs, size);
    ys = Arrays.copyOf(ys, size);
    vxs = Arrays.copyOf(vxs, size);
    vys = Arrays.copyOf(vys, size);
    radii = Arrays.copyOf(radii, size);
    shares = Arrays.copyOf(shares, size);
  }
}
