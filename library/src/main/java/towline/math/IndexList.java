package towline.math;

import java.util.Arrays;

/** A list of indices that grows and is used again, such as of the points near a place. */
public final class IndexList {
  private int[] indices = new int[64];
  private int count;

  /** Returns the number of indices. */
  public int count() {
    return count;
  }

  /** The index at a position from 0 to before {@link #count}. */
  public int get(int position) {
    return indices[position];
  }

  /** Puts another index at a position. */
  public void set(int position, int index) {
    indices[position] = index;
  }

  /** Forgets all from a position on. */
  public void cut(int position) {
    count = position;
  }

  /** Adds one. */
  public void add(int index) {
    if (count == indices.length) {
      indices = Arrays.copyOf(indices, 2 * count);
    }
    indices[count++] = index;
  }
}
