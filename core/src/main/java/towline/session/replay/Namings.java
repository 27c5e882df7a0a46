package towline.session.replay;

import java.util.Arrays;

/**
 * The ticks of a recorded run in which the player named a target for the drone or released it. They
 * are few, so they are a list of their own and not a column of the command runs.
 */
final class Namings {
  private int[] ticks = new int[16];
  private int[] ids = new int[16];
  private int size;

  /**
   * Appends a tick.
   *
   * @param tick the number of ticks before it, greater than that of the last one
   * @param id the id of the named entity; 0 if it was released
   */
  void add(int tick, int id) {
    if (size == ticks.length) {
      ticks = Arrays.copyOf(ticks, 2 * size);
      ids = Arrays.copyOf(ids, 2 * size);
    }
    ticks[size] = tick;
    ids[size] = id;
    size++;
  }

  /** Returns a copy that later additions do not change. */
  Namings copy() {
    Namings copy = new Namings();
    copy.ticks = Arrays.copyOf(ticks, size);
    copy.ids = Arrays.copyOf(ids, size);
    copy.size = size;
    return copy;
  }

  int size() {
    return size;
  }

  int tick(int index) {
    return ticks[index];
  }

  int id(int index) {
    return ids[index];
  }
}
