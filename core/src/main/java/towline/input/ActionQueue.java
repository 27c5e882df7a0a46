package towline.input;

/** Pressed actions that wait, first in, first out; when it is full, the newest are dropped. */
final class ActionQueue {
  /** More presses than this between two frames are a cat on the keyboard. */
  private static final int CAPACITY = 64;

  private final Action[] queue = new Action[CAPACITY];
  private int first;
  private int size;

  void add(Action action) {
    if (size < CAPACITY) {
      queue[(first + size) % CAPACITY] = action;
      size++;
    }
  }

  boolean isEmpty() {
    return size == 0;
  }

  Action peek() {
    return queue[first];
  }

  Action poll() {
    Action action = queue[first];
    first = (first + 1) % CAPACITY;
    size--;
    return action;
  }

  void clear() {
    size = 0;
  }
}
