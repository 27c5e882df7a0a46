package towline.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The messages for the player, each added only once. Thread-safe, because files may be saved in
 * another thread.
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

  /** Returns all messages so far. */
  synchronized List<Problem> all() {
    return List.copyOf(messages);
  }

  /** Returns the messages since the last call. */
  synchronized List<Problem> poll() {
    if (polled == messages.size()) {
      // Called in every frame: no garbage if there is nothing new.
      return List.of();
    }
    List<Problem> newMessages = List.copyOf(messages.subList(polled, messages.size()));
    polled = messages.size();
    return newMessages;
  }
}
