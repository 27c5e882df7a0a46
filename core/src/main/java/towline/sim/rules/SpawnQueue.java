package towline.sim.rules;

import java.util.ArrayList;
import java.util.List;

/** What is to be spawned when the tick settles, in order. Its entries are used again. */
public final class SpawnQueue {
  /** How something of a kind is spawned. */
  @FunctionalInterface
  public interface Spawning<S> {
    /** Spawns one at x, y. */
    void spawn(S kind, double x, double y, double heading);
  }

  private static final class Entry<S> {
    Spawning<S> spawning;
    S kind;
    double x;
    double y;
    double heading;

    Entry(Spawning<S> spawning, S kind) {
      this.spawning = spawning;
      this.kind = kind;
    }

    void spawn() {
      spawning.spawn(kind, x, y, heading);
    }
  }

  private final List<Entry<?>> entries = new ArrayList<>();
  private int size;

  int size() {
    return size;
  }

  <S> void add(Spawning<S> spawning, S kind, double x, double y, double heading) {
    Entry<S> entry = entry(spawning, kind);
    entry.x = x;
    entry.y = y;
    entry.heading = heading;
  }

  /** Spawns all, and is empty. */
  void spawn() {
    for (int i = 0; i < size; i++) {
      entries.get(i).spawn();
    }
    size = 0;
  }

  /** An entry does not mind of which kind it was before. */
  @SuppressWarnings("unchecked")
  private <S> Entry<S> entry(Spawning<S> spawning, S kind) {
    size++;
    if (size > entries.size()) {
      entries.add(new Entry<>(spawning, kind));
    }
    Entry<S> entry = (Entry<S>) entries.get(size - 1);
    entry.spawning = spawning;
    entry.kind = kind;
    return entry;
  }
}
