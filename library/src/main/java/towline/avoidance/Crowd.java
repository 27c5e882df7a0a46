package towline.avoidance;

import java.util.Arrays;
import towline.math.SpatialGrid;
import towline.math.SweptCollision;

/**
 * Everybody as all see them when they decide: positions, velocities and radii in flat arrays, the
 * walls, and who is near whom. Tanks, the player's ship and a boss are all discs here.
 *
 * <p>Filled anew each tick: {@link #clear}, {@link #add} for each disc, {@link #build}; walls stay.
 * Add agents in a fixed order, such as by ascending id: of two who meet, the index says who gives
 * way more. Makes no garbage once it has grown.
 */
public final class Crowd {
  double[] xs = new double[64];
  double[] ys = new double[64];
  double[] vxs = new double[64];
  double[] vys = new double[64];
  double[] radii = new double[64];

  /** Whether a disc avoids nobody and leaves all of the avoiding to those who meet it. */
  boolean[] nonCooperative = new boolean[64];

  /** What the last call of {@link #findNeighbours} found, in the order of the grid. */
  int[] near = new int[64];

  int nearCount;

  /** The walls: from (ax, ay) to (bx, by). */
  double[] wallAxs = new double[4];

  double[] wallAys = new double[4];
  double[] wallBxs = new double[4];
  double[] wallBys = new double[4];
  int wallCount;

  /** Working memory of the laws. */
  final HalfPlanes orcaPlanes = new HalfPlanes(2, 0.1);

  final CourseFan courses = new CourseFan();

  private final Bounds bounds;
  private final SpatialGrid grid;
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
    grid = new SpatialGrid(bounds.left(), bounds.bottom(), width, height, cell);
    largest = cell;
  }

  /**
   * Builds a wall without thickness, which has two sides and stays when the discs are cleared.
   * Every agent looks at every wall, so a crowd has few of them.
   *
   * @throws IllegalArgumentException if a number is not finite
   */
  public void addWall(double ax, double ay, double bx, double by) {
    if (!Double.isFinite(ax + ay + bx + by)) {
      throw new IllegalArgumentException(
          "a wall needs finite ends, not " + ax + ", " + ay + ", " + bx + ", " + by);
    }
    if (wallCount == wallAxs.length) {
      wallAxs = Arrays.copyOf(wallAxs, 2 * wallCount);
      wallAys = Arrays.copyOf(wallAys, 2 * wallCount);
      wallBxs = Arrays.copyOf(wallBxs, 2 * wallCount);
      wallBys = Arrays.copyOf(wallBys, 2 * wallCount);
    }
    wallAxs[wallCount] = ax;
    wallAys[wallCount] = ay;
    wallBxs[wallCount] = bx;
    wallBys[wallCount] = by;
    wallCount++;
  }

  /** Forgets all discs, not the walls. */
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
    return add(x, y, vx, vy, radius, false);
  }

  /**
   * Adds a disc that avoids nobody, such as the player's ship or a boss, and returns its index: all
   * of the avoiding is left to the others. The parameters are those of {@link #add}.
   */
  public int addNonCooperative(double x, double y, double vx, double vy, double radius) {
    return add(x, y, vx, vy, radius, true);
  }

  /** Adds a disc that stands still for ever, such as a pillar, and returns its index. */
  public int addObstacle(double x, double y, double radius) {
    return addNonCooperative(x, y, 0, 0, radius);
  }

  private int add(
      double x, double y, double vx, double vy, double radius, boolean isNonCooperative) {
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
    nonCooperative[count] = isNonCooperative;
    if (radius > largest) {
      addGiant(count);
    } else {
      widest = Math.max(widest, radius);
    }
    return count++;
  }

  /** Ends the adding: from now on neighbours can be found. */
  public void build() {
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

  /** How many walls there are. */
  public int wallCount() {
    return wallCount;
  }

  /** The place of a disc, x, m. */
  public double x(int index) {
    return xs[index];
  }

  /** The place of a disc, y, m. */
  public double y(int index) {
    return ys[index];
  }

  /** The velocity of a disc, x, m/s. */
  public double vx(int index) {
    return vxs[index];
  }

  /** The velocity of a disc, y, m/s. */
  public double vy(int index) {
    return vys[index];
  }

  /** The radius of a disc, m. */
  public double radius(int index) {
    return radii[index];
  }

  /** Whether a disc avoids nobody. */
  public boolean isNonCooperative(int index) {
    return nonCooperative[index];
  }

  /** Where a wall begins, x, m. */
  public double wallX(int wall) {
    return wallAxs[wall];
  }

  /** Where a wall begins, y, m. */
  public double wallY(int wall) {
    return wallAys[wall];
  }

  /** Where a wall ends, x, m. */
  public double wallEndX(int wall) {
    return wallBxs[wall];
  }

  /** Where a wall ends, y, m. */
  public double wallEndY(int wall) {
    return wallBys[wall];
  }

  /** How far a point is from a wall, m. */
  public double distanceToWall(int wall, double x, double y) {
    return SweptCollision.distanceToSegment(
        x, y, wallAxs[wall], wallAys[wall], wallBxs[wall], wallBys[wall]);
  }

  /** The index of a disc that the last call of {@link #findNeighbours} found. */
  public int neighbour(int position) {
    return near[position];
  }

  /**
   * Finds the discs whose rim comes within {@code range} of a disc's centre, and returns how many
   * they are. Their order is that of the grid, and the same for the same crowd.
   */
  public int findNeighbours(int self, double range) {
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
    return nearCount;
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
    nonCooperative = Arrays.copyOf(nonCooperative, size);
  }
}
