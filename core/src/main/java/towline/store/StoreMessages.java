package towline.store;

import java.util.ArrayList;
import java.util.List;

/** Sentences for the player that wait to be shown; what has been said is not said again. */
final class StoreMessages {
  private final List<String> messages = new ArrayList<>();
  private int polled;

  void add(String sentence) {
    if (!messages.contains(sentence)) {
      messages.add(sentence);
    }
  }

  /** All of them, taken or not. */
  List<String> all() {
    return List.copyOf(messages);
  }

  /** What has come since it was last taken. */
  List<String> poll() {
    if (polled == messages.size()) {
      // Asked in every frame: nothing new makes no new list.
      return List.of();
    }
    List<String> fresh = List.copyOf(messages.subList(polled, messages.size()));
    polled = messages.size();
    return fresh;
  }
}
