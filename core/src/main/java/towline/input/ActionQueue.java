package towline.input;

/** Actions that were pressed and wait, first in first out; when full the newest are dropped. */
final class ActionQueue {
  /** More presses than this between two frames are a cat on the keyboard. */
  private static final int MOST = 64;

  private final Action[] waiting = new Action[MOST];
  private int first;
  private int size;

  void add(Action action) {
    if (size < MOST) {
      waiting[(first + size) % MOST] = action;
      size++;
    }
  }

  boolean isEmpty() {
    return size == 0;
  }

  Action peek() {
    return waiting[first];
  }

  Action poll() {
    Action action = waiting[first];
    first = (first + 1) % MOST;
    size--;
    return action;
  }

  void clear() {
    size = 0;
  }
}
