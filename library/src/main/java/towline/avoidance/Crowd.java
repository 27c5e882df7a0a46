package towline.avoidance;

import java.util.Arrays;
import towline.internal.SpatialGrid;
import towline.internal.SweptCollision;
import towline.math.IndexList;

/**
 * The state of all agents at the time of decision: positions, velocities and radii in flat arrays,
 * the walls, and an index of neighbours. Tanks, the player's ship and a boss are all discs here.
 *
 * <p>Filled anew each tick: {@link #clear}, {@link #add} for each disc, {@link #build}; walls stay.
 * Add agents in a fixed order, such as by ascending id: of two that meet, the index decides which
 * gives way more. Makes no garbage once it has grown.
 */
public final class Crowd {
  double[] xs = new double[64];
  double[] ys = new double[64];
  double[] vxs = new double[64];
  double[] vys = new double[64];
  double[] radii = new double[64];

  /** The directions of the velocities that discs desire, of length 1; NaN: unknown. */
  double[] wishXs = new double[64];

  double[] wishYs = new double[64];

  /** True for a disc that avoids nobody and leaves all of the avoiding to those that meet it. */
  boolean[] nonCooperative = new boolean[64];

  /** The walls: from (ax, ay) to (bx, by). */
  double[] wallAxs = new double[4];

  double[] wallAys = new double[4];
  double[] wallBxs = new double[4];
  double[] wallBys = new double[4];
  int wallCount;

  private final Bounds bounds;
  private final SpatialGrid grid;
  private final double largest;
  private int[] giants = new int[8];
  private int giantCount;
  private int count;
  private double widest;
  private boolean isBuilt;

  /**
   * Creates an empty crowd in the open plane.
   *
   * @param cell the side of a grid cell, m: best at about half of the agents' range
   */
  public Crowd(double cell) {
    this(Bounds.NONE, cell);
  }

  /**
   * Creates an empty crowd within walls; discs outside are found as well.
   *
   * @param bounds the walls
   * @param cell the side of a grid cell, m: best at about half of the agents' range
   */
  public Crowd(Bounds bounds, double cell) {
    this.bounds = bounds;
    grid = new SpatialGrid(cell);
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

  /** Removes all discs, not the walls. */
  public void clear() {
    count = 0;
    giantCount = 0;
    widest = 0;
    isBuilt = false;
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
    isBuilt = false;
    if (count == xs.length) {
      grow();
    }
    xs[count] = x;
    ys[count] = y;
    vxs[count] = vx;
    vys[count] = vy;
    radii[count] = radius;
    wishXs[count] = Double.NaN;
    nonCooperative[count] = isNonCooperative;
    if (radius > largest) {
      addGiant(count);
    } else {
      widest = Math.max(widest, radius);
    }
    return count++;
  }

  /**
   * Sets the desired velocity of a disc for the others, m/s, before any agent decides. Two agents
   * that know each other's desire go by right of way, which keeps contested gaps open; a velocity
   * of 0 sets none.
   *
   * @throws IllegalArgumentException if a number is not finite
   */
  public void tellDesired(int index, double x, double y) {
    if (!Double.isFinite(x + y)) {
      throw new IllegalArgumentException(
          "the desired velocity must be finite, not (" + x + ", " + y + ")");
    }
    double size = Math.sqrt(x * x + y * y);
    wishXs[disc(index)] = size > 0 ? x / size : Double.NaN;
    wishYs[index] = y / size;
  }

  /** Returns whether the desired velocity of a disc is known. */
  boolean isDesireKnown(int index) {
    return !Double.isNaN(wishXs[index]);
  }

  /** Completes the crowd; after that, agents can decide. */
  public void build() {
    grid.build(xs, ys, count);
    isBuilt = true;
  }

  /** Returns the walls. */
  public Bounds bounds() {
    return bounds;
  }

  /** Returns the number of discs. */
  public int count() {
    return count;
  }

  /** Returns the number of walls. */
  public int wallCount() {
    return wallCount;
  }

  /** Returns x of a disc's position, m. */
  public double x(int index) {
    return xs[disc(index)];
  }

  /** Returns y of a disc's position, m. */
  public double y(int index) {
    return ys[disc(index)];
  }

  /** Returns x of a disc's velocity, m/s. */
  public double vx(int index) {
    return vxs[disc(index)];
  }

  /** Returns y of a disc's velocity, m/s. */
  public double vy(int index) {
    return vys[disc(index)];
  }

  /** Returns the radius of a disc, m. */
  public double radius(int index) {
    return radii[disc(index)];
  }

  /** Returns whether a disc avoids nobody. */
  public boolean isNonCooperative(int index) {
    return nonCooperative[disc(index)];
  }

  /** Returns x of the start of a wall, m. */
  public double wallX(int wall) {
    return wallAxs[wall(wall)];
  }

  /** Returns y of the start of a wall, m. */
  public double wallY(int wall) {
    return wallAys[wall(wall)];
  }

  /** Returns x of the end of a wall, m. */
  public double wallEndX(int wall) {
    return wallBxs[wall(wall)];
  }

  /** Returns y of the end of a wall, m. */
  public double wallEndY(int wall) {
    return wallBys[wall(wall)];
  }

  /** Returns the distance of a point from a wall, m. */
  public double distanceToWall(int wall, double x, double y) {
    int i = wall(wall);
    return SweptCollision.distanceToSegment(x, y, wallAxs[i], wallAys[i], wallBxs[i], wallBys[i]);
  }

  /** Throws an exception while discs are being added. */
  void requireBuilt() {
    if (!isBuilt) {
      throw new IllegalStateException("call build() after the last disc, before anybody decides");
    }
  }

  /**
   * Finds the discs whose rim comes within {@code range} of a disc's centre. Their order is the
   * same for the same crowd.
   *
   * @param found loses what it held
   * @throws IllegalStateException if the crowd has changed since it was built
   */
  void findNeighbours(int self, double range, IndexList found) {
    requireBuilt();
    double x = xs[disc(self)];
    double y = ys[self];
    double far = range + widest;
    grid.find(x - far, y - far, x + far, y + far, found);
    int kept = 0;
    for (int i = 0; i < found.count(); i++) {
      int other = found.get(i);
      if (radii[other] <= largest && isNear(other, self, range)) {
        found.set(kept++, other);
      }
    }
    found.cut(kept);
    for (int i = 0; i < giantCount; i++) {
      if (isNear(giants[i], self, range)) {
        found.add(giants[i]);
      }
    }
  }

  private boolean isNear(int other, int self, double range) {
    double dx = xs[other] - xs[self];
    double dy = ys[other] - ys[self];
    double reach = range + radii[other];
    return dx * dx + dy * dy < reach * reach && other != self;
  }

  private int disc(int index) {
    return checked("disc", index, count);
  }

  private int wall(int index) {
    return checked("wall", index, wallCount);
  }

  private static int checked(String what, int index, int count) {
    if (index < 0 || index >= count) {
      throw new IndexOutOfBoundsException(
          what + " must be from 0 to " + (count - 1) + ", not " + index);
    }
    return index;
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
    wishXs = Arrays.copyOf(wishXs, size);
    wishYs = Arrays.copyOf(wishYs, size);
    nonCooperative = Arrays.copyOf(nonCooperative, size);
  }
}
