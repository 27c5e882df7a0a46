package towline.session;

import java.util.Arrays;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.api.ViewWindow;
import towline.sim.hash.StateHash;

/**
 * Tells which foes and warp gates are present for the player: those in view, and those just outside
 * that were in view recently.
 */
final class Presence {
  private static final long NEVER = Long.MIN_VALUE / 2;

  private final double margin;
  private final long memoryTicks;

  /** Last tick in which each thing was in view, by id. */
  private long[] lastShown = new long[1024];

  /**
   * Creates a memory in which nothing has been seen.
   *
   * @param margin greatest distance outside the view at which a thing is present, m
   * @param linger greatest time since a thing was in view for it to be present, s
   */
  Presence(double margin, double linger) {
    this.margin = margin;
    memoryTicks = Math.round(linger * Tick.PER_SECOND);
    Arrays.fill(lastShown, NEVER);
  }

  /** Records the things that are in view in {@code snapshot}. */
  void record(Snapshot snapshot) {
    record(snapshot, snapshot.first(KindRange.FOES), snapshot.end(KindRange.FOES));
    record(snapshot, snapshot.first(EntityKind.WARP_GATE), snapshot.end(EntityKind.WARP_GATE));
  }

  /** Returns true if thing {@code index} of {@code snapshot}, the last recorded one, is present. */
  boolean isPresent(Snapshot snapshot, int index) {
    int id = snapshot.id(index);
    return id < lastShown.length
        && snapshot.tick() - lastShown[id] <= memoryTicks
        && ViewWindow.shows(snapshot, index, margin);
  }

  /** Adds the record of all living things. */
  void hashInto(StateHash hash, Snapshot snapshot) {
    hashInto(hash, snapshot, snapshot.first(KindRange.FOES), snapshot.end(KindRange.FOES));
    hashInto(
        hash, snapshot, snapshot.first(EntityKind.WARP_GATE), snapshot.end(EntityKind.WARP_GATE));
  }

  private void record(Snapshot snapshot, int first, int end) {
    for (int index = first; index < end; index++) {
      if (ViewWindow.shows(snapshot, index, 0)) {
        reserve(snapshot.id(index));
        lastShown[snapshot.id(index)] = snapshot.tick();
      }
    }
  }

  private void hashInto(StateHash hash, Snapshot snapshot, int first, int end) {
    for (int index = first; index < end; index++) {
      hash.add(snapshot.id(index) < lastShown.length ? lastShown[snapshot.id(index)] : NEVER);
    }
  }

  private void reserve(int id) {
    if (id >= lastShown.length) {
      int old = lastShown.length;
      lastShown = Arrays.copyOf(lastShown, Math.max(id + 1, 2 * old));
      Arrays.fill(lastShown, old, lastShown.length, NEVER);
    }
  }
}
