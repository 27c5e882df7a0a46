package towline.store;

import java.util.ArrayList;
import java.util.List;

/** Messages to the player, each added only once; files may be saved in a thread of their own. */
final class StoreMessages {
  private final List<String> messages = new ArrayList<>();
  private int polled;

  synchronized void add(String raw) {
    String sentence = printable(raw);
    if (!messages.contains(sentence)) {
      messages.add(sentence);
    }
  }

  /** Without control characters, which a file might send to the terminal. */
  private static String printable(String raw) {
    return raw.codePoints()
        .map(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT ? '?' : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** All messages so far. */
  synchronized List<String> all() {
    return List.copyOf(messages);
  }

  /** The messages since the last call. */
  synchronized List<String> poll() {
    if (polled == messages.size()) {
      // Called in every frame: no garbage if there is nothing new.
      return List.of();
    }
    List<String> fresh = List.copyOf(messages.subList(polled, messages.size()));
    polled = messages.size();
    return fresh;
  }
}
