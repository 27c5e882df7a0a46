package towline.sim.api;

import java.util.Arrays;

/** The order of the things in an {@link EntityTable}: kind by kind, and by id within a kind. */
abstract class KindIndex {
  private final int[] firstOfKind = new int[EntityKind.count() + 1];
  private int[] ids = new int[256];
  private int size;
  private int openKind;

  /** The number of things. */
  public final int size() {
    return size;
  }

  /** The index of the first thing of a kind; equal to {@link #end} when there is none. */
  public final int first(EntityKind kind) {
    return firstOfKind[kind.ordinal()];
  }

  /** The index behind the last thing of a kind. */
  public final int end(EntityKind kind) {
    return firstOfKind[kind.ordinal() + 1];
  }

  /** The index of the first thing of those kinds; equal to {@link #end} when there is none. */
  public final int first(KindRange range) {
    return first(range.first());
  }

  /** The index behind the last thing of those kinds. */
  public final int end(KindRange range) {
    return end(range.last());
  }

  /** The number of things of a kind. */
  public final int count(EntityKind kind) {
    return end(kind) - first(kind);
  }

  /** The index of the thing of that kind with that id, or -1. */
  public final int indexOf(EntityKind kind, int id) {
    int index = Arrays.binarySearch(ids, first(kind), end(kind), id);
    return index < 0 ? -1 : index;
  }

  /** The index of the thing of one of those kinds with that id, or -1. */
  public final int indexOf(KindRange range, int id) {
    for (int k = range.first().ordinal(); k <= range.last().ordinal(); k++) {
      int index = indexOf(EntityKind.of(k), id);
      if (index >= 0) {
        return index;
      }
    }
    return -1;
  }

  /** The index of the thing with that id, of whatever kind; or -1. */
  public final int indexOf(int id) {
    return indexOf(KindRange.ALL, id);
  }

  /** The kind of thing {@code i}. */
  public final EntityKind kind(int i) {
    int k = 0;
    while (i >= firstOfKind[k + 1]) {
      k++;
    }
    return EntityKind.of(k);
  }

  /** The id of thing {@code i}; it never changes and is never used again. */
  public final int id(int i) {
    return ids[i];
  }

  /** There are no more things. */
  public final void end() {
    openUpTo(EntityKind.count());
  }

  private void openUpTo(int ordinal) {
    if (ordinal < openKind) {
      throw new IllegalStateException("Things must be published kind by kind, in order.");
    }
    while (openKind < ordinal) {
      openKind++;
      firstOfKind[openKind] = size;
    }
  }

  /** Begins anew, without things. */
  final void clear() {
    size = 0;
    openKind = 0;
    Arrays.fill(firstOfKind, 0);
  }

  /** Takes over the order of {@code other}. */
  final void setIndex(KindIndex other) {
    if (ids.length < other.size) {
      ids = new int[other.ids.length];
    }
    System.arraycopy(other.ids, 0, ids, 0, other.size);
    System.arraycopy(other.firstOfKind, 0, firstOfKind, 0, firstOfKind.length);
    size = other.size;
    openKind = other.openKind;
  }

  /** Appends a row, and returns its index; kinds must come in order, and ids of one kind too. */
  final int addRow(EntityKind kind, int id) {
    openUpTo(kind.ordinal());
    if (size == ids.length) {
      ids = Arrays.copyOf(ids, 2 * size);
    }
    ids[size] = id;
    return size++;
  }

  /** The index of the thing added last. */
  final int last() {
    return size - 1;
  }
}
