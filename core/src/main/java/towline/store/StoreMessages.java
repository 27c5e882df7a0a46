package towline.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Problems that the player is to be told of, each added only once; files may be saved in a thread
 * of their own.
 */
final class StoreMessages {
  private final List<Problem> messages = new ArrayList<>();
  private int polled;

  synchronized void add(Problem problem) {
    if (!messages.contains(problem)) {
      messages.add(problem);
    }
  }

  void add(Problem.Kind kind, @Nullable Object... arguments) {
    add(Problem.of(kind, arguments));
  }

  /** All messages so far. */
  synchronized List<Problem> all() {
    return List.copyOf(messages);
  }

  /** The messages since the last call. */
  synchronized List<Problem> poll() {
    if (polled == messages.size()) {
      // Called in every frame: no garbage if there is nothing new.
      return List.of();
    }
    List<Problem> fresh = List.copyOf(messages.subList(polled, messages.size()));
    polled = messages.size();
    return fresh;
  }
}
