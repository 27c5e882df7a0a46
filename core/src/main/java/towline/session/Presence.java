package towline.session;

import java.util.Arrays;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.api.ViewWindow;
import towline.sim.hash.StateHash;

/** Which foes and warp gates are there for the player: in view, or just outside it not for long. */
final class Presence {
  private static final long NEVER = Long.MIN_VALUE / 2;

  private final double margin;
  private final long memory;

  /** The tick in which each was in view last, by id. */
  private long[] shown = new long[1024];

  /**
   * Nothing seen yet.
   *
   * @param margin how far outside the view something can be there, m
   * @param linger for how long after it was in view, s
   */
  Presence(double margin, double linger) {
    this.margin = margin;
    memory = Math.round(linger * Tick.PER_SECOND);
    Arrays.fill(shown, NEVER);
  }

  /** Remembers what is in view in this tick. */
  void look(Snapshot now) {
    look(now, now.first(KindRange.FOES), now.end(KindRange.FOES));
    look(now, now.first(EntityKind.WARP_GATE), now.end(EntityKind.WARP_GATE));
  }

  /** Whether thing {@code i} of a tick that was looked at is there. */
  boolean isThere(Snapshot now, int i) {
    int id = now.id(i);
    return id < shown.length
        && now.tick() - shown[id] <= memory
        && ViewWindow.shows(now, i, margin);
  }

  /** Adds what is remembered of those that live. */
  void hashInto(StateHash hash, Snapshot now) {
    hashInto(hash, now, now.first(KindRange.FOES), now.end(KindRange.FOES));
    hashInto(hash, now, now.first(EntityKind.WARP_GATE), now.end(EntityKind.WARP_GATE));
  }

  private void look(Snapshot now, int first, int end) {
    for (int i = first; i < end; i++) {
      if (ViewWindow.shows(now, i, 0)) {
        reserve(now.id(i));
        shown[now.id(i)] = now.tick();
      }
    }
  }

  private void hashInto(StateHash hash, Snapshot now, int first, int end) {
    for (int i = first; i < end; i++) {
      hash.add(now.id(i) < shown.length ? shown[now.id(i)] : NEVER);
    }
  }

  private void reserve(int id) {
    if (id >= shown.length) {
      int old = shown.length;
      shown = Arrays.copyOf(shown, Math.max(id + 1, 2 * old));
      Arrays.fill(shown, old, shown.length, NEVER);
    }
  }
}
