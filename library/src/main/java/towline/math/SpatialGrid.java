package towline.math;

import java.util.Arrays;

/**
 * A grid of square cells over points of the plane, rebuilt each tick by counting sort into flat
 * arrays: O(n) to build, and no garbage once the arrays are large enough. A point outside the grid
 * belongs to the nearest cell.
 *
 * <p>A cell lists its points in the order in which they were given.
 */
public final class SpatialGrid {
  private final double cell;
  private final double left;
  private final double bottom;
  private final int columns;
  private final int rows;
  private final int[] starts;
  private int[] cells = new int[64];
  private int[] items = new int[64];

  /**
   * An empty grid over a rectangle.
   *
   * @param left the smallest x, m
   * @param bottom the smallest y, m
   * @param width the extent along x, m
   * @param height the extent along y, m
   * @param cell the side of a cell, m
   */
  public SpatialGrid(double left, double bottom, double width, double height, double cell) {
    if (!(cell > 0) || !(width > 0) || !(height > 0)) {
      throw new IllegalArgumentException(
          "a grid needs a positive size and cell, not " + width + " x " + height + " by " + cell);
    }
    this.cell = cell;
    this.left = left;
    this.bottom = bottom;
    columns = Math.max(1, (int) Math.ceil(width / cell));
    rows = Math.max(1, (int) Math.ceil(height / cell));
    starts = new int[columns * rows + 1];
  }

  /** Rebuilds the grid from the first {@code count} points; {@link #item} returns their indices. */
  public void build(double[] xs, double[] ys, int count) {
    if (cells.length < count) {
      cells = new int[Math.max(count, 2 * cells.length)];
      items = new int[cells.length];
    }
    Arrays.fill(starts, 0);
    for (int i = 0; i < count; i++) {
      cells[i] = row(ys[i]) * columns + column(xs[i]);
      starts[cells[i] + 1]++;
    }
    for (int c = 0; c < starts.length - 1; c++) {
      starts[c + 1] += starts[c];
    }
    for (int i = count - 1; i >= 0; i--) {
      int c = cells[i] + 1;
      starts[c]--;
      items[starts[c]] = i;
    }
    // After the backward pass starts[c + 1] is the first item of cell c.
    System.arraycopy(starts, 1, starts, 0, starts.length - 1);
    starts[starts.length - 1] = count;
  }

  /** The column of cells that x lies in. */
  public int column(double x) {
    return clamp((int) Math.floor((x - left) / cell), columns);
  }

  /** The row of cells that y lies in. */
  public int row(double y) {
    return clamp((int) Math.floor((y - bottom) / cell), rows);
  }

  /** The position of a cell's first point, for {@link #item}. */
  public int start(int column, int row) {
    return starts[row * columns + column];
  }

  /** The position after a cell's last point, for {@link #item}. */
  public int end(int column, int row) {
    return starts[row * columns + column + 1];
  }

  /** The index of the point at a position from start to before end. */
  public int item(int position) {
    return items[position];
  }

  private static int clamp(int value, int count) {
    return Math.max(0, Math.min(count - 1, value));
  }
}
