package towline.ai.pilot;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** The pilots of the dead, kept for the next of their kind. */
final class PilotPool<S, P> {
  private final IdentityHashMap<S, Deque<P>> spare = new IdentityHashMap<>();

  /** Keeps the pilot of something of that kind. */
  void put(S kind, P pilot) {
    Deque<P> ofKind = spare.get(kind);
    if (ofKind == null) {
      ofKind = new ArrayDeque<>();
      spare.put(kind, ofKind);
    }
    ofKind.addLast(pilot);
  }

  /** A pilot for something of that kind, to be restarted; null if none is kept. */
  @Nullable P take(S kind) {
    Deque<P> ofKind = spare.get(kind);
    return ofKind == null ? null : ofKind.pollLast();
  }
}
