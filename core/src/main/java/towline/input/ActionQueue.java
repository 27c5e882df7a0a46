package towline.input;

/** A queue of pressed actions, first in, first out. When it is full, new actions are dropped. */
final class ActionQueue {
  /** Maximum number of presses between two frames; no player presses faster. */
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
