package towline.internal;

import java.util.Arrays;
import towline.math.IndexList;

/**
 * A hashed grid of square cells over points anywhere in the plane, rebuilt each tick by counting
 * sort into flat arrays. Time and memory go with the number of points, not with the area; no
 * garbage once the arrays are large enough. Reading it changes nothing.
 *
 * <pre>
 *   bucket = (row x odd number + column) mod buckets    cells of a row lie one behind the other
 * </pre>
 *
 * <p>Cells beyond 2^31 from the origin count as one; there it is slow and still right.
 */
public final class SpatialGrid {
  private static final int ROW_STRIDE = 0x9E3779B1;

  private final double cell;
  private int[] starts = new int[129];
  private int[] columns = new int[64];
  private int[] rows = new int[64];
  private int[] items = new int[64];
  private int count;
  private int mask;
  // The cells that hold points.
  private int left;
  private int right;
  private int bottom;
  private int top;

  /**
   * An empty grid.
   *
   * @param cell the side of a cell, m, more than 0
   */
  public SpatialGrid(double cell) {
    if (!(cell > 0) || cell == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException("cell must be more than 0 and finite, not " + cell);
    }
    this.cell = cell;
  }

  /**
   * Rebuilds the grid from the first {@code points} points; {@link #find} returns their indices.
   */
  public void build(double[] xs, double[] ys, int points) {
    count = points;
    if (items.length < count) {
      int size = Math.max(count, 2 * items.length);
      columns = new int[size];
      rows = new int[size];
      items = new int[size];
    }
    int buckets = Math.max(64, Integer.highestOneBit(Math.max(1, count)) << 2);
    mask = buckets - 1;
    if (starts.length < buckets + 1) {
      starts = new int[buckets + 1];
    }
    Arrays.fill(starts, 0, buckets + 1, 0);
    left = Integer.MAX_VALUE;
    right = Integer.MIN_VALUE;
    bottom = Integer.MAX_VALUE;
    top = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      int column = index(xs[i]);
      int row = index(ys[i]);
      columns[i] = column;
      rows[i] = row;
      left = Math.min(left, column);
      right = Math.max(right, column);
      bottom = Math.min(bottom, row);
      top = Math.max(top, row);
      starts[bucket(column, row) + 1]++;
    }
    for (int b = 0; b < buckets; b++) {
      starts[b + 1] += starts[b];
    }
    for (int i = count - 1; i >= 0; i--) {
      int b = bucket(columns[i], rows[i]) + 1;
      starts[b]--;
      items[starts[b]] = i;
    }
    // After the backward pass starts[b + 1] is the first item of bucket b.
    System.arraycopy(starts, 1, starts, 0, buckets);
    starts[buckets] = count;
  }

  /**
   * Finds the points of all cells that a rectangle touches, by row, then column, then index; if the
   * cells are so numerous that checking every point is faster, by index.
   *
   * @param x0 the smallest x, m
   * @param y0 the smallest y, m
   * @param x1 the largest x, m
   * @param y1 the largest y, m
   * @param found list of the points, cleared first
   */
  public void find(double x0, double y0, double x1, double y1, IndexList found) {
    found.cut(0);
    int firstColumn = Math.max(left, index(x0));
    int lastColumn = Math.min(right, index(x1));
    int firstRow = Math.max(bottom, index(y0));
    int lastRow = Math.min(top, index(y1));
    if (firstColumn > lastColumn || firstRow > lastRow) {
      return;
    }
    if ((long) lastRow - firstRow >= count || (long) lastColumn - firstColumn >= mask) {
      for (int i = 0; i < count; i++) {
        if (rows[i] >= firstRow && rows[i] <= lastRow) {
          addWithin(i, firstColumn, lastColumn, found);
        }
      }
      return;
    }
    int span = lastRow - firstRow;
    for (int up = 0; up <= span; up++) {
      int row = firstRow + up;
      int first = bucket(firstColumn, row);
      int last = bucket(lastColumn, row);
      if (first <= last) {
        addRun(starts[first], starts[last + 1], row, firstColumn, lastColumn, found);
      } else {
        addRun(starts[first], count, row, firstColumn, lastColumn, found);
        addRun(0, starts[last + 1], row, firstColumn, lastColumn, found);
      }
    }
  }

  private void addRun(int from, int to, int row, int firstColumn, int lastColumn, IndexList found) {
    for (int at = from; at < to; at++) {
      int i = items[at];
      if (rows[i] == row) {
        addWithin(i, firstColumn, lastColumn, found);
      }
    }
  }

  private void addWithin(int i, int firstColumn, int lastColumn, IndexList found) {
    if (columns[i] >= firstColumn && columns[i] <= lastColumn) {
      found.add(i);
    }
  }

  private int bucket(int column, int row) {
    return row * ROW_STRIDE + column & mask;
  }

  private int index(double coordinate) {
    return (int) Math.floor(coordinate / cell);
  }
}
