package towline.store;

import java.util.ArrayList;
import java.util.List;

/** Sentences for the player that wait to be shown; what has been said is not said again. */
final class StoreMessages {
  private final List<String> said = new ArrayList<>();
  private int taken;

  void add(String sentence) {
    if (!said.contains(sentence)) {
      said.add(sentence);
    }
  }

  /** All of them, taken or not. */
  List<String> all() {
    return List.copyOf(said);
  }

  /** What has come since it was last taken. */
  List<String> poll() {
    if (taken == said.size()) {
      // Asked in every frame: nothing new makes no new list.
      return List.of();
    }
    List<String> fresh = List.copyOf(said.subList(taken, said.size()));
    taken = said.size();
    return fresh;
  }
}
